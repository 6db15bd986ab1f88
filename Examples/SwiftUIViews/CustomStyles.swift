import Components

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(configuration.role == .destructive ? Color.red : .accentColor)
      .foregroundColor(.white)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
        .font(.title2)
      configuration.title
        .font(.caption)
    }
  }
}

struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
        configuration.label
          .strikethrough(configuration.isOn)
      }
    }
    .buttonStyle(.plain)
  }
}

struct RingProgressStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
        .font(.headline)
    }
    .padding(lineWidth / 2)
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      configuration.label
        .font(.headline)
      configuration.content
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct CustomStyles: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Label("Inbox", systemImage: "tray")
          Label("Sent", systemImage: "paperplane")
          Label("Trash", systemImage: "trash")
        }
        .labelStyle(StackedLabelStyle())

        Toggle("Water the plants", isOn: $isOn)
        Toggle("Feed the cat", isOn: $isOff)

        ProgressView(value: 0.6) {
          Text("Done")
        } currentValueLabel: {
          Text("60%")
        }
        .progressViewStyle(RingProgressStyle())
        .frame(width: 96, height: 96)

        HStack {
          Button("Save") {}
          Button("Delete", role: .destructive) {}
        }
        .buttonStyle(.pill)
      }
    } label: {
      Text("Today")
    }
    .toggleStyle(ChecklistToggleStyle())
    .groupBoxStyle(CardGroupBoxStyle())
    .padding()
  }
}

import Components

struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
}

/// A rounded rectangle with a tail at its trailing edge.
struct BubbleShape: Shape {
  var tail: CGFloat = 8
  var radius: CGFloat = 16

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - tail, height: rect.height)
    path.addRoundedRect(in: body, cornerSize: CGSize(width: radius, height: radius))
    path.move(to: CGPoint(x: body.maxX, y: rect.maxY - radius - tail))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY),
      control: CGPoint(x: body.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: body.maxX - radius, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ChatBubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      Text(message.text)
        .padding(.vertical, 10)
        .padding(.leading, 14)
        .padding(.trailing, 22)
        .background {
          if message.isMine {
            BubbleShape().fill(.blue.gradient)
          } else {
            RoundedRectangle(cornerRadius: 16).fill(Color(.systemGray5))
          }
        }
        .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      if !message.isMine { Spacer(minLength: 48) }
    }
    .id(message.id)
  }
}

struct ChatView: View {
  let messages: [Message]
  @State private var draft = ""

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { ChatBubble(message: $0) }
        }
        .padding()
      }
      .onChange(of: messages) { _, new in
        guard let last = new.last else { return }
        withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(alignment: .bottom) {
        TextField("Message", text: $draft, axis: .vertical)
          .lineLimit(1...4)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Color.gray.opacity(0.15), in: .rect(cornerRadius: 18))
        Button {
          draft = ""
        } label: {
          Image(systemName: "paperplane.fill")
            .font(.title)
            .foregroundStyle(.blue)
        }
        .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
        .accessibilityLabel("Send")
      }
      .padding(8)
      .background(.bar)
    }
  }
}

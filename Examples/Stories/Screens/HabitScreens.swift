import Components

extension StoryCatalog {
  static let habitScreens: [Story] = [
    Screen.story("screens/habits/splash") { HabitSplash() },
    Screen.story("screens/habits/sign-in") { HabitSignIn() },
    Screen.story("screens/habits/one-time-code") { HabitCode() },
    Screen.story("screens/habits/home") { HabitHome() },
    Screen.story("screens/habits/menu") { HabitMenu() },
    Screen.story("screens/habits/profile") { HabitProfile() },
  ]
}

/// The colour of the app's mark.
private let flame = LinearGradient(
  colors: [Color(hex: 0xFF9F0A), Color(hex: 0xFF453A)], startPoint: .top, endPoint: .bottom)

/// The gradient on which the glass of every screen lies.
private struct HabitBackdrop<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      backdrop.ignoresSafeArea()
      ScrollView {
        VStack(spacing: 16) { content }.padding(.all, .lg)
      }
      .ignoresSafeArea(edges: .bottom)
    }
  }

  private var backdrop: some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      glow(Color(hex: 0x64D2FF), light: 0.7, dark: 0.24, side: 300).offset(x: -130, y: -300)
      glow(Color(hex: 0xFF9F0A), light: 0.4, dark: 0.16, side: 280).offset(x: 150, y: 120)
      glow(Color(hex: 0xBF5AF2), light: 0.35, dark: 0.22, side: 320).offset(x: -140, y: 340)
    }
    .clipped()
    .accessibilityHidden(true)
  }

  /// A soft light that gives the glass something to show.
  private func glow(_ color: Color, light: Double, dark: Double, side: CGFloat) -> some View {
    Circle()
      .fill(color.opacity(scheme == .dark ? dark : light))
      .frame(width: side, height: side)
      .blur(radius: 60)
  }

  private var colors: [Color] {
    scheme == .light
      ? [Color(hex: 0xC9D6FF), Color(hex: 0xE2C9FF), Color(hex: 0xFFD1DC)]
      : [Color(hex: 0x10163A), Color(hex: 0x2B1250), Color(hex: 0x3D1030)]
  }
}

private struct HabitSplash: View {
  var body: some View {
    HabitBackdrop {
      VStack(spacing: 20) {
        Image(systemName: "flame.fill")
          .font(.system(size: 60))
          .foregroundStyle(flame)
          .frame(width: 120, height: 120)
          .glassBackground(.regular, cornerRadius: 32)
          .accessibilityHidden(true)
        Text("Small steps, every day").font(.displayMedium)
        ActivityIndicator().controlSize(.large)
      }
      .multilineTextAlignment(.center)
      .padding(.top, 200)
    }
  }
}

private struct HabitSignIn: View {
  var body: some View {
    HabitBackdrop {
      VStack(spacing: 12) {
        Image(systemName: "flame.fill")
          .font(.system(size: 36))
          .foregroundStyle(flame)
          .accessibilityHidden(true)
        Text("Good to see you")
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
      }
      .multilineTextAlignment(.center)
      .padding(.top, 48)
      .padding(.bottom, 8)
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 16) {
          TextField("Email", text: .constant("alex@example.com"))
            .fieldTitle("Email")
            .fieldIcon("envelope")
          SecureField("Password", text: .constant("secret"))
            .fieldTitle("Password")
            .fieldIcon("lock")
            .revealButton()
        }
        .textFieldStyle(.outlined)
      }
      VStack(spacing: 12) {
        Button("Sign in") {}.buttonStyle(.filled)
        Button("Create an account") {}.buttonStyle(.glass)
      }
      .controlSize(.large)
      .buttonSizing(.flexible)
    }
  }
}

private struct HabitCode: View {
  var body: some View {
    HabitBackdrop {
      VStack(spacing: 8) {
        Text("Enter the code").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Text("We sent six digits to your phone.").foregroundStyle(Color.textSecondary)
      }
      .multilineTextAlignment(.center)
      .padding(.top, 88)
      .padding(.bottom, 8)
      OTPField(code: .constant("4819"))
      VStack(spacing: 12) {
        Button("Confirm") {}.buttonStyle(.filled)
        Button("Send again") {}.buttonStyle(.glass)
      }
      .controlSize(.large)
      .buttonSizing(.flexible)
      .padding(.top, 8)
    }
  }
}

private struct HabitHome: View {
  var body: some View {
    HabitBackdrop {
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text("Good morning").font(.title.bold()).accessibilityAddTraits(.isHeader)
          Text("3 of 5 done today").foregroundStyle(Color.textSecondary)
        }
        Spacer(minLength: 8)
        Avatar("Alex Doe")
      }
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 16) {
          AdaptiveRow {
            ProgressView(value: 0.6).progressViewStyle(.circular)
            VStack(alignment: .leading, spacing: 4) {
              Text("12 day streak").font(.headline)
              Text("Your longest is 30 days.").font(.subheadline)
                .foregroundStyle(Color.textSecondary)
            }
          }
          Week()
        }
      }
      HabitCard(
        "Drink a glass of water", detail: "Every morning", systemImage: "drop.fill", color: .cyan,
        isDone: true)
      HabitCard(
        "Read ten pages", detail: "Before bed", systemImage: "book.fill", color: .purple,
        isDone: false)
      HabitCard(
        "Walk 6,000 steps", detail: "Every day", systemImage: "figure.walk", color: .green,
        isDone: true)
      Button("Add a habit", systemImage: "plus") {}
        .buttonStyle(.filled)
        .controlSize(.large)
        .buttonSizing(.flexible)
    }
  }
}

/// The days of a week, those that were kept with a check mark.
private struct Week: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(9..<16) { day in
        VStack(spacing: 6) {
          Image(systemName: day < 14 ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 22))
            .foregroundStyle(day < 14 ? Color.successText : .controlBorder)
          Text(verbatim: "\(day)")
            .font(.system(size: 12, weight: day == 13 ? .bold : .medium).monospacedDigit())
            .foregroundStyle(Color.textSecondary)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel("5 of 7 days this week")
  }
}

/// A habit with its symbol, when it is done, and whether it is done today.
private struct HabitCard: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let systemImage: String
  let color: Color
  let isDone: Bool

  init(
    _ title: LocalizedStringKey, detail: LocalizedStringKey, systemImage: String, color: Color,
    isDone: Bool
  ) {
    self.title = title
    self.detail = detail
    self.systemImage = systemImage
    self.color = color
    self.isDone = isDone
  }

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(style: .glass, action: {}) {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            symbol
            Spacer()
            mark
          }
          texts
        }
      } else {
        HStack(spacing: 12) {
          symbol
          texts
          Spacer(minLength: 0)
          mark
        }
      }
    }
    .accessibilityValue(isDone ? "Done" : "Not done")
  }

  private var symbol: some View {
    Image(systemName: systemImage)
      .font(.system(size: 18))
      .foregroundStyle(color)
      .frame(width: 40, height: 40)
      .background(color.opacity(0.16), in: Circle())
      .accessibilityHidden(true)
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.headline)
      Text(detail).font(.footnote).foregroundStyle(Color.textSecondary)
    }
  }

  private var mark: some View {
    Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
      .font(.system(size: 26))
      .foregroundStyle(isDone ? Color.successText : .controlBorder)
      .accessibilityHidden(true)
  }
}

private struct HabitMenu: View {
  var body: some View {
    HabitBackdrop {
      Text("Menu")
        .font(.title.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
      GlassCard(material: .thick) {
        DisclosureGroup(isExpanded: .constant(true)) {
          VStack(alignment: .leading, spacing: 16) {
            Label("All habits", systemImage: "list.bullet")
            Label("Archive", systemImage: "archivebox")
          }
          .padding(.top, .xxs)
        } label: {
          Label("Habits", systemImage: "flame").font(.headline)
        }
      }
      GlassCard(material: .thick) {
        DisclosureGroup(isExpanded: .constant(false)) {
          EmptyView()
        } label: {
          Label("Shop", systemImage: "bag").font(.headline)
        }
      }
      GlassCard(material: .thick) {
        DisclosureGroup(isExpanded: .constant(false)) {
          EmptyView()
        } label: {
          Label("Help", systemImage: "questionmark.circle").font(.headline)
        }
      }
      Button("Sign out", systemImage: "rectangle.portrait.and.arrow.forward") {}
        .buttonStyle(.glass)
        .buttonSizing(.flexible)
    }
  }
}

private struct HabitProfile: View {
  var body: some View {
    HabitBackdrop {
      VStack(spacing: 12) {
        Avatar("Alex Doe", size: .large, status: .online)
        Text("Alex Doe").font(.title2.bold()).accessibilityAddTraits(.isHeader)
      }
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Text("Cart").font(.headline)
            Spacer()
            Badge(count: 2, tone: .primary)
          }
          PriceRow("Water bottle", amount: "€18.00")
          PriceRow("Notebook", amount: "€7.50", previousAmount: "€9.00")
          Divider()
          PriceRow("Total", amount: "€25.50", isTotal: true)
        }
      }
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 12) {
          Text("History").font(.headline)
          HistoryRow("Yoga mat", status: "Delivered", systemImage: "checkmark.circle.fill")
          Divider()
          HistoryRow("Book", status: "On its way", systemImage: "shippingbox")
        }
      }
      Button("Check out") {}
        .buttonStyle(.filled)
        .controlSize(.large)
        .buttonSizing(.flexible)
    }
  }
}

private struct HistoryRow: View {
  let title: LocalizedStringKey
  let status: LocalizedStringKey
  let systemImage: String

  init(_ title: LocalizedStringKey, status: LocalizedStringKey, systemImage: String) {
    self.title = title
    self.status = status
    self.systemImage = systemImage
  }

  var body: some View {
    LabeledContent(title) { Label(status, systemImage: systemImage).font(.subheadline) }
  }
}

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

/// The gradient on which the glass of every screen lies.
private struct HabitBackdrop<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      Circle().fill(Color(hex: 0x64D2FF).opacity(scheme == .dark ? 0.2 : 0.55)).frame(
        width: 260, height: 260
      )
      .blur(radius: 40)
      .offset(x: -120, y: -260)
      Circle().fill(Color(hex: 0xFF9F0A).opacity(scheme == .dark ? 0.2 : 0.45)).frame(
        width: 220, height: 220
      )
      .blur(radius: 40)
      .offset(x: 130, y: 240)
      ScrollView {
        VStack(spacing: 16) { content }.padding(.all, .lg)
      }
    }
    .clipped()
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
      VStack(spacing: 16) {
        Image(systemName: "flame.fill")
          .font(.system(size: 64))
          .foregroundStyle(Color.orange)
          .accessibilityHidden(true)
        Text("Small steps, every day").font(.displayMedium)
        ActivityIndicator().controlSize(.large)
      }
      .multilineTextAlignment(.center)
      .padding(.top, 220)
    }
  }
}

private struct HabitSignIn: View {
  var body: some View {
    HabitBackdrop {
      Text("Good to see you")
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
        .padding(.top, 64)
      VStack(spacing: 16) {
        TextField("Email", text: .constant("alex@example.com"))
          .fieldTitle("Email")
          .fieldIcon("envelope")
        SecureField("Password", text: .constant("secret"))
          .fieldTitle("Password")
          .fieldIcon("lock")
          .revealButton()
      }
      .textFieldStyle(.outlined)
      VStack(spacing: 8) {
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
      .padding(.top, 96)
      OTPField(code: .constant("4819"))
      Button("Confirm") {}.buttonStyle(.filled).controlSize(.large).buttonSizing(.flexible)
      Button("Send again") {}.buttonStyle(.glass)
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
        HStack(spacing: 16) {
          ProgressView(value: 0.6).progressViewStyle(.circular)
          VStack(alignment: .leading, spacing: 4) {
            Text("12 day streak").font(.headline)
            Text("Your longest is 30 days.").font(.subheadline)
              .foregroundStyle(Color.textSecondary)
          }
          Spacer(minLength: 0)
        }
      }
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 16) {
          CheckmarkRow("Drink a glass of water", detail: "Every morning", isChecked: true)
          CheckmarkRow("Read ten pages", detail: "Before bed", isChecked: false)
          CheckmarkRow("Walk 6,000 steps", isChecked: true)
        }
      }
      Button("Add a habit", systemImage: "plus") {}
        .buttonStyle(.filled)
        .buttonSizing(.flexible)
    }
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
        DisclosureGroup("Habits", isExpanded: .constant(true)) {
          VStack(alignment: .leading, spacing: 12) {
            Label("All habits", systemImage: "list.bullet")
            Label("Archive", systemImage: "archivebox")
          }
        }
      }
      GlassCard(material: .thick) {
        DisclosureGroup("Shop", isExpanded: .constant(false)) { EmptyView() }
      }
      GlassCard(material: .thick) {
        DisclosureGroup("Help", isExpanded: .constant(false)) { EmptyView() }
      }
    }
  }
}

private struct HabitProfile: View {
  var body: some View {
    HabitBackdrop {
      Avatar("Alex Doe", size: .large, status: .online)
      Text("Alex Doe").font(.title2.bold())
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Cart").font(.headline)
          PriceRow("Water bottle", amount: "€18.00")
          PriceRow("Notebook", amount: "€7.50", previousAmount: "€9.00")
          Divider()
          PriceRow("Total", amount: "€25.50", isTotal: true)
        }
      }
      GlassCard(material: .thick) {
        VStack(alignment: .leading, spacing: 12) {
          Text("History").font(.headline)
          LabeledContent("Yoga mat") { Text("Delivered") }
          LabeledContent("Book") { Text("On its way") }
        }
      }
      Button("Check out") {}.buttonStyle(.filled).buttonSizing(.flexible)
    }
  }
}

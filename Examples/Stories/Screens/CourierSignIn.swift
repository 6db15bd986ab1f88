import Components

/// Where a shift begins: language, role, and who one is.
struct CourierSignIn: View {
  @State private var role = "courier"
  @State private var phone = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        languageMenu.frame(maxWidth: .infinity, alignment: .trailing)
        VStack(spacing: 32) {
          welcome
          fields
          VStack(spacing: 8) {
            Button("Sign in") {}.buttonStyle(.filled)
            Button("Forgot your password?") {}.buttonStyle(.ghost)
          }
          .controlSize(.large)
          .buttonSizing(.flexible)
          OfferOfHelp()
        }
        .readable(440)
      }
      .padding(.horizontal, .lg)
      .padding(.vertical, .xs)
    }
    .ignoresSafeArea(edges: .bottom)
  }

  private var languageMenu: some View {
    Menu {
      Picker("Language", selection: .constant("en")) {
        Text(verbatim: "English").tag("en")
        Text(verbatim: "עברית").tag("he")
        Text(verbatim: "العربية").tag("ar")
        Text(verbatim: "Русский").tag("ru")
      }
    } label: {
      Label("Language", systemImage: "globe").font(.subheadline)
    }
  }

  private var welcome: some View {
    VStack(spacing: 8) {
      Image(systemName: "box.truck.fill")
        .font(.system(size: 44))
        .foregroundStyle(Color.onPrimary)
        .frame(width: 88, height: 88)
        .background(.gradient(.primary), in: RoundedRectangle(cornerRadius: 22))
        .accessibilityHidden(true)
        .padding(.bottom, .xs)
      Text("Welcome back").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      Text("Sign in to see today's deliveries.").foregroundStyle(Color.textSecondary)
    }
    .multilineTextAlignment(.center)
  }

  private var fields: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Role", selection: $role) {
        Text("Courier").tag("courier")
        Text("Dispatcher").tag("dispatcher")
      }
      .pickerStyle(.segmented)
      // Isolated, so that a number keeps its order in every direction of reading.
      TextField("\u{2066}+351 912 345 678\u{2069}", text: $phone)
        .fieldTitle("Phone number")
        .fieldIcon("phone")
      SecureField("Password", text: .constant("secret"))
        .fieldTitle("Password")
        .fieldIcon("lock")
        .revealButton()
    }
    .textFieldStyle(.outlined)
  }
}

/// For those who cannot sign in by themselves.
private struct OfferOfHelp: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Card(style: .plain, action: {}) {
      HStack(spacing: 12) {
        // Large words need the whole width of a phone.
        if !typeSize.isAccessibilitySize {
          Image(systemName: "headphones")
            .foregroundStyle(Color.accentColor)
            .accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: 2) {
          Text("First day?").font(.headline)
          Text("Your dispatcher will set up your account.")
            .font(.subheadline)
            .foregroundStyle(Color.textSecondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward")
          .imageScale(.small)
          .foregroundStyle(Color.textTertiary)
          .accessibilityHidden(true)
      }
    }
  }
}

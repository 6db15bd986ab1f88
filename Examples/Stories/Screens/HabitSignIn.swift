import Components

/// What is shown while the app starts.
struct HabitSplash: View {
  var body: some View {
    HabitBackdrop(isCentered: true) {
      VStack(spacing: 20) {
        HabitMark(size: 120)
        // As wide as half of the words, so that no word stands alone.
        Text("Small steps, every day")
          .font(.displayMedium)
          .frame(maxWidth: 260)
        ActivityIndicator().controlSize(.large)
      }
      .multilineTextAlignment(.center)
    }
  }
}

struct HabitSignIn: View {
  var body: some View {
    HabitBackdrop(isCentered: true) {
      VStack(spacing: 16) {
        HabitMark(size: 72)
        VStack(spacing: 4) {
          Text("Good to see you")
            .font(.largeTitle.bold())
            .accessibilityAddTraits(.isHeader)
          Text("Your habits are waiting.").foregroundStyle(Color.textSecondary)
        }
      }
      .multilineTextAlignment(.center)
      .padding(.bottom, .md)
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
        Button("Forgot your password?") {}.buttonStyle(.ghost)
      }
      .controlSize(.large)
      .buttonSizing(.flexible)
      .padding(.top, .xxs)
    }
  }
}

/// The code that was sent to the phone, and keys to type it with.
struct HabitCode: View {
  var body: some View {
    HabitBackdrop(isCentered: true) {
      VStack(spacing: 8) {
        Text("Enter the code").font(.title.bold()).accessibilityAddTraits(.isHeader)
        Text("We sent six digits to your phone.").foregroundStyle(Color.textSecondary)
      }
      .multilineTextAlignment(.center)
      .padding(.bottom, .sm)
      OTPField(code: .constant("4819"))
      VStack(spacing: 4) {
        Button("Confirm") {}.buttonStyle(.filled)
        Button("Send again") {}.buttonStyle(.ghost)
      }
      .controlSize(.large)
      .buttonSizing(.flexible)
      .readable(360)
      .padding(.vertical, .xs)
      Keypad()
    }
  }
}

private struct Keypad: View {
  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3), spacing: 12
    ) {
      ForEach(1..<10) { digit in Key(digit: digit) }
      Color.clear.frame(height: 1).accessibilityHidden(true)
      Key(digit: 0)
      Button {
      } label: {
        Image(systemName: "arrow.backward").font(.system(size: 22))
      }
      .buttonStyle(.ghost)
      .accessibilityLabel("Delete")
    }
    .controlSize(.large)
    .buttonSizing(.flexible)
    .readable(360)
    // Keys have the same order in all languages.
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct Key: View {
  let digit: Int

  var body: some View {
    Button {
    } label: {
      Text(verbatim: "\(digit)").font(.system(size: 24, weight: .medium))
    }
    .buttonStyle(.glass)
  }
}

import Components

struct GlassLogin: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isLoading = false
  @FocusState private var focus: Field?

  private enum Field: Hashable { case email, password }

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.indigo, .purple, .pink]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()

      VStack(spacing: 20) {
        Image(systemName: "lock.fill")
          .font(.system(size: 48))
        Text("Welcome back")
          .font(.largeTitle.weight(.bold))

        VStack(spacing: 12) {
          TextField("Email", text: $email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .focused($focus, equals: .email)
            .submitLabel(.next)
            .glassField()
          SecureField("Password", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
            .glassField()
        }
        .onSubmit {
          focus = focus == .email ? .password : nil
        }

        Button(action: signIn) {
          Text("Sign in")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding()
            .background(.white.opacity(0.9), in: Capsule())
            .foregroundStyle(.indigo)
            .contentShape(Capsule())
        }
        .buttonStyle(.plain)

        Text("No account yet? [Sign up](https://example.com)")
          .font(.footnote)
          .tint(.white)
      }
      .foregroundStyle(.white)
      .padding(24)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 32, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 32, style: .continuous)
          .strokeBorder(
            LinearGradient(
              colors: [.white.opacity(0.6), .white.opacity(0.1)], startPoint: .topLeading,
              endPoint: .bottomTrailing))
      }
      .padding(24)
      .environment(\.colorScheme, .dark)
    }
  }

  private func signIn() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
      isLoading.toggle()
    }
  }
}

private struct GlassField: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(14)
      .background(.white.opacity(0.15), in: .rect(cornerRadius: 14))
  }
}

extension View {
  fileprivate func glassField() -> some View {
    modifier(GlassField())
  }
}

import Components

extension StoryCatalog {
  static let fields: [Story] = [
    Story("text-field/states") {
      StoryPage {
        TextField("name@example.com", text: .constant(""))
          .fieldTitle("Email")
          .fieldIcon("envelope")
        TextField("Full name", text: .constant("Alex Doe"))
          .fieldTitle("Full name")
          .clearButton()
        TextField("City", text: .constant("Lis"))
          .fieldTitle("City")
          .fieldState(.focused)
        TextField("Phone", text: .constant("12"))
          .fieldTitle("Phone")
          .fieldState(.error("Enter a number with at least 9 digits."))
        TextField("Coupon", text: .constant("SPRING"))
          .fieldTitle("Coupon")
          .fieldState(.success("10 % off your order"))
        TextField("Country", text: .constant("Portugal"))
          .fieldTitle("Country")
          .disabled(true)
      }
      .textFieldStyle(.outlined)
    },
    Story("secure-field/states") {
      StoryPage {
        SecureField("Password", text: .constant("correct horse"))
          .fieldTitle("Password")
          .revealButton()
        SecureField("Password", text: .constant("correct horse"))
          .fieldTitle("Password, shown")
          .revealButton(isRevealed: true)
        SecureField("At least 12 characters", text: .constant("")).fieldTitle("New password")
      }
      .textFieldStyle(.outlined)
    },
    Story("otp-field/states") {
      StoryPage {
        Example("Being typed") { OTPField(code: .constant("481")) }
        Example("Wrong") {
          OTPField(code: .constant("481920")).fieldState(.error("This code has expired."))
        }
        Example("Unavailable") { OTPField(code: .constant("")).disabled(true) }
      }
    },
    Story("search-field/states") {
      StoryPage {
        SearchField(text: .constant(""))
        SearchField(text: .constant("Monstera"), prompt: Text("Search plants"))
      }
    },
  ]
}

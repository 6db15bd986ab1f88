import SwiftUI
import Testing

@Test func `A view takes the module by the name that apps write`() {
  #expect(type(of: Text("A")) == SwiftUI.Text.self)
}

import SwiftUI
import UIKit

/// A text view of UIKit in a view of SwiftUI: here it is a placeholder.
struct NoteView: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .paper
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct NoteView_Previews: PreviewProvider {
  static var previews: some View {
    NoteView(text: .constant("Rent is due"))
      .frame(height: 120)
      .padding()
      .previewLayout(.fixed(width: 320, height: 160))
  }
}

import SwiftUI
import UIKit

extension UIColor {
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.12, alpha: 1) : UIColor(red: 0.98, green: 0.97, blue: 0.94, alpha: 1)
  }
}

extension Color {
  static let paper = Color(UIColor.paper)
}

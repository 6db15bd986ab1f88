public import Components
public import CoreGraphics

extension UIColor {
  /// A colour that is chosen by the appearance of the place where it is used: the closure is asked for
  /// light and for dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
  }

  /// A colour of an asset catalog.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// A colour of an asset catalog of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// The same colour as one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// A colour by its resource.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// A colour by its hue, saturation and brightness, each in 0…1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// A colour by its components in Display P3, each in 0…1.
  public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The colour in an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(resolved(in: traits.userInterfaceStyle == .dark ? .dark : .light)))
  }

  /// Writes the components in sRGB in light appearance, each in 0…1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(in: .light)
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the brightness of a grey in light appearance and its opacity, each in 0…1.
  ///
  /// - Returns: whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(in: .light)
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = CGFloat(color.red)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the hue, saturation and brightness in light appearance, each in 0…1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(in: .light)
    let most = max(color.red, color.green, color.blue)
    let range = most - min(color.red, color.green, color.blue)
    var sixths = 0.0
    if range > 0 {
      if most == color.red {
        sixths = (color.green - color.blue) / range
      } else if most == color.green {
        sixths = 2 + (color.blue - color.red) / range
      } else {
        sixths = 4 + (color.red - color.green) / range
      }
    }
    unsafe hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    unsafe saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    unsafe brightness?.pointee = CGFloat(most)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

extension UIColor {
  /// The colour in light appearance.
  public var cgColor: CGColor {
    let color = resolved(in: .light)
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

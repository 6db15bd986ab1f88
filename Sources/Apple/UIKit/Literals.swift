public import Components

// What a colour or a picture that Xcode shows within the code is by itself.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour of an editor's literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// A picture of an asset catalog by an editor's literal; it is looked up where it is drawn.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(Image(path))
  }
}

public import Foundation

/// A device by name: the size of its screen and the insets that keep content clear of its edges.
public struct Device: Hashable, Sendable {
  /// The name by which commands and documents know the device.
  public let name: String
  /// The screen in points, upright.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The insets that keep content clear of rounded corners and bars, in points.
  public let safeArea: EdgeInsets

  /// Whether there is room for columns beside each other, as on an iPad.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    size.width < 700 ? .compact : .regular
  }

  /// A tablet on its side, whose bars are where they are upright; `nil` for a phone.
  var tabletOnItsSide: Device? {
    guard horizontalSizeClass == .regular else { return nil }
    return Device(
      name: "\(name)-landscape", size: CGSize(width: size.height, height: size.width),
      scale: scale, safeArea: safeArea)
  }

  /// 375 × 667 points at 2 pixels per point.
  public static let iPhoneSE = Device(
    name: "iphone-se", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
  /// 390 × 844 points at 3 pixels per point.
  public static let iPhone14 = Device(
    name: "iphone-14", size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  /// 393 × 852 points at 3 pixels per point.
  public static let iPhone15 = Device(
    name: "iphone-15", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  /// 430 × 932 points at 3 pixels per point.
  public static let iPhone15ProMax = Device(
    name: "iphone-15-pro-max", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  /// 744 × 1133 points at 2 pixels per point.
  public static let iPadMini = Device(
    name: "ipad-mini", size: CGSize(width: 744, height: 1_133), scale: 2,
    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
  /// 834 × 1194 points at 2 pixels per point.
  public static let iPadPro11 = Device(
    name: "ipad-pro-11", size: CGSize(width: 834, height: 1_194), scale: 2,
    safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))

  /// Every known device, smallest first.
  public static let all = [iPhoneSE, iPhone14, iPhone15, iPhone15ProMax, iPadMini, iPadPro11]

  /// The device with a name, or `nil` where none has it.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Devices are the same by their names.
  public static func == (lhs: Device, rhs: Device) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

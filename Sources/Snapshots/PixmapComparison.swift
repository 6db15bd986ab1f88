public import Components

/// Where and how much two pictures differ, pixel by pixel and exactly.
///
/// Pictures of different sizes are laid over each other at their top left corners; whatever only
/// one of them covers differs.
public struct PixmapComparison: Equatable, Codable, Sendable {
  /// The pixel with the largest difference in one channel; the first such from the top.
  public struct WorstPixel: Equatable, Codable, Sendable {
    /// The column, from 0 at the left.
    public let x: Int
    /// The row, from 0 at the top.
    public let y: Int
    /// Premultiplied red, green, blue and alpha; `nil` outside of the picture.
    public let expected: [UInt8]?
    /// Premultiplied red, green, blue and alpha; `nil` outside of the picture.
    public let actual: [UInt8]?
    /// The largest difference of a channel, 255 where only one picture has the pixel.
    public let difference: UInt8
  }

  /// In pixels.
  public let expectedWidth: Int
  /// In pixels.
  public let expectedHeight: Int
  /// In pixels.
  public let actualWidth: Int
  /// In pixels.
  public let actualHeight: Int
  /// How many pixels are not the same in every channel.
  public let differingPixels: Int
  /// The pixel that differs most; `nil` where none does.
  public let worst: WorstPixel?
  /// Boxes around groups of differing pixels, from the top down.
  public let regions: [ChangedBox]
  /// The most differing pixels that any window of 32×32 pixels has.
  public let densestWindow: Int

  /// Compares two pictures, pixel by pixel.
  public init(expected: Pixmap, actual: Pixmap) {
    let map = expected == actual ? nil : DifferenceMap(expected: expected, actual: actual)
    expectedWidth = expected.width
    expectedHeight = expected.height
    actualWidth = actual.width
    actualHeight = actual.height
    differingPixels = map?.count ?? 0
    worst = map?.worst
    regions = map?.regions() ?? []
    densestWindow = map?.densestWindow(side: SnapshotTolerance.windowSide) ?? 0
  }

  /// Compares colours as files store them: almost transparent pixels whose colours differ may be the
  /// same when colour is multiplied by alpha. Where alpha is 0 there is no colour.
  package init(expected: StraightPixmap, actual: StraightPixmap) {
    self.init(expected: Pixmap(comparing: expected), actual: Pixmap(comparing: actual))
  }

  /// Whether both pictures have the same width and height.
  public var isSameSize: Bool { expectedWidth == actualWidth && expectedHeight == actualHeight }
  /// Whether both pictures are the same, pixel by pixel.
  public var isMatch: Bool { differingPixels == 0 && isSameSize }

  /// The pixels that either picture has, as a box around both.
  public var comparedPixels: Int {
    max(expectedWidth, actualWidth) * max(expectedHeight, actualHeight)
  }

  /// Whether the difference is none, or one that the tolerance allows.
  public func isAccepted(by tolerance: SnapshotTolerance?) -> Bool {
    guard isSameSize else { return false }
    guard differingPixels > 0 else { return true }
    guard let tolerance, tolerance.fault == nil else { return false }
    return densestWindow <= tolerance.pixelsPerWindow
  }
}

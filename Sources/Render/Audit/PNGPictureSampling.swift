public import Components

/// Decodes PNG pictures for the audit, which judges text on them by their pixels.
public struct PNGPictureSampling: PictureSampling {
  /// Makes the decoder.
  public init() {}

  /// The pixels of a picture; `nil` where its bytes are no PNG that can be read.
  public func picture(for image: EncodedImage) -> SampledPicture? {
    // Bytes that are no picture are drawn as a placeholder, which the audit reports by itself.
    guard let straight = try? PNGDecoder.decodeStraight(image.bytes) else { return nil }
    return SampledPicture(width: straight.width, height: straight.height, rgba: straight.bytes)
  }
}

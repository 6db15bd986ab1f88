package import Components

/// Decodes the pictures of a tree for the audit, which looks at what lies under text.
package struct DecodedPictures: PictureSampling {
  package init() {}

  package func picture(for image: EncodedImage) -> SampledPicture? {
    guard let picture = try? PNGDecoder.decodeStraight(image.bytes) else { return nil }
    return SampledPicture(width: picture.width, height: picture.height, rgba: picture.bytes)
  }
}

import Codecs
import Layout
import Resources

/// A picture that is ready to be placed.
struct CatalogPicture {
  let data: EncodedImage
  /// Whether it takes the foreground style where nobody chooses.
  var isTemplate = false
  var cuts: ImageSlices?

  /// How the picture is cut where it is stretched; `nil` where all of it is stretched.
  func slices(
    _ resizing: (caps: EdgeInsets, mode: Image.ResizingMode), in direction: LayoutDirection
  ) -> ImageSlices? {
    let caps = resizing.caps
    guard caps != EdgeInsets() || resizing.mode == .tile else { return cuts }
    let isMirrored = direction == .rightToLeft
    return ImageSlices(
      top: Double(caps.top), left: Double(isMirrored ? caps.trailing : caps.leading),
      bottom: Double(caps.bottom), right: Double(isMirrored ? caps.leading : caps.trailing),
      isTiled: resizing.mode == .tile)
  }
}

/// What a name stands for in one place.
enum NamedPicture {
  case picture(CatalogPicture)
  case symbol(String, SymbolSet)
  /// Why there is no picture.
  case failure(String)

  init(_ reference: AssetReference, in environment: EnvironmentValues) {
    let name = reference.name
    let catalogs = reference.catalogs(besides: environment.resources)
    for catalog in catalogs {
      if let set = catalog.images[name] {
        self = Self.picture(name, set, environment)
        return
      }
      if let set = catalog.symbols[name] {
        self = .symbol(name, set)
        return
      }
    }
    self = .failure((catalogs.last ?? AssetCatalog()).complaint(noImage: name))
  }

  private static func picture(
    _ name: String, _ set: ImageSet, _ environment: EnvironmentValues
  ) -> NamedPicture {
    PictureGaps.use(ResourceUse(.image, name, set.source))
    let title = "the picture \(messageQuoted(name))"
    guard let entry = set.entry(for: environment.assetTraits) else {
      return .failure(
        set.source.problem.map { "\(title) is damaged: \($0)" }
          ?? "\(title) has no file for this appearance")
    }
    if let problem = set.source.problem { PictureGaps.fail("\(title) is damaged: \(problem)") }
    do throws(PictureError) {
      let data = try EncodedImage(file: entry.file.bytes, scale: entry.scale)
      return .picture(
        CatalogPicture(data: data, isTemplate: entry.isTemplate ?? false, cuts: entry.slices))
    } catch {
      return .failure("\(title) is damaged: \(entry.file.path): \(error)")
    }
  }
}

extension PictureGaps {
  /// Notes that a file is no picture, and says so.
  static func placeholder(for name: String, _ error: PictureError) -> String {
    let reason = "\(name) is a placeholder: \(error)"
    fail(reason)
    return reason
  }
}

/// What a file says about its picture beside the pixels.
struct PictureMetadata {
  var orientation = PictureOrientation.upright
  /// The bytes of an ICC profile; empty where one is there that cannot be read.
  var profile: [UInt8]?

  /// The profile of an iCCP chunk: a name, a zero, the method of compression, the data.
  static func profile(png data: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = data.firstIndex(of: 0), end + 2 < data.endIndex, data[end + 1] == 0 else {
      return []
    }
    return (try? Inflate.zlib(data[(end + 2)...], limit: 4 * 1024 * 1024)) ?? []
  }

  /// The profile, or a warning that says why it is not applied; both `nil` where there is none.
  var readProfile: (profile: ICCProfile?, warning: String?) {
    guard let profile else { return (nil, nil) }
    do throws(ICCProfile.Refusal) {
      return (try ICCProfile(profile), nil)
    } catch {
      let name = error.name.isEmpty ? "" : " “\(error.name)”"
      return (
        nil,
        """
        the embedded colour profile\(name) \(error.reason): the picture's levels are taken as sRGB; \
        save it in sRGB or Display P3
        """
      )
    }
  }
}

/// A colour of OKLab.
struct OKLab {
  var lightness, a, b: Double

  init(_ value: Vector3) { (lightness, a, b) = (value.x, value.y, value.z) }

  init(xyz: Vector3) {
    self.init(Self.labFromLMS.times(Self.lmsFromXYZ.times(xyz).map(ColorSpace.cubeRoot)))
  }

  init(encodedSRGB: Vector3) {
    self.init(xyz: ColorSpace.xyzFromLinear.times(encodedSRGB.map(ColorSpace.linearSRGB)))
  }

  var xyz: Vector3 {
    Self.xyzFromLMS.times(
      Self.lmsFromLab.times(Vector3(lightness, a, b)).map { $0 * $0 * $0 })
  }

  var encodedSRGB: Vector3 {
    ColorSpace.linearFromXYZ.times(xyz).map(ColorSpace.encodedSRGB)
  }

  /// The colour difference ΔE OK.
  func difference(from other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }

  private static let lmsFromXYZ = Matrix3(
    Vector3(0.819_022_437_996_703, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9),
    Vector3(0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4),
    Vector3(0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9))

  private static let xyzFromLMS = Matrix3(
    Vector3(1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7),
    Vector3(-0.040_575_745_214_800_8, 1.112_286_803_280_317, -0.071_711_058_065_516_4),
    Vector3(-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6))

  private static let labFromLMS = Matrix3(
    Vector3(0.210_454_268_309_314, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3),
    Vector3(1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411),
    Vector3(0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4))

  private static let lmsFromLab = Matrix3(
    Vector3(1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
    Vector3(1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
    Vector3(1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2))
}

/// Colours that sRGB does not have, brought into it.
enum GamutMapping {
  /// A difference that is just noticed, in ΔE OK.
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// Takes chroma away in OKLCH until the colour, or what clipping makes of it without a noticeable change,
  /// is in sRGB (CSS Color 4, section 13.2.2: binary search with local MINDE).
  static func mapped(_ encoded: Vector3) -> Vector3 {
    let origin = OKLab(encodedSRGB: encoded)
    if origin.lightness >= 1 { return Vector3(1, 1, 1) }
    if origin.lightness <= 0 { return .zero }
    func clipped(_ value: Vector3) -> Vector3 { value.map { min(max($0, 0), 1) } }
    func error(_ color: OKLab, _ shown: Vector3) -> Double {
      OKLab(encodedSRGB: shown).difference(from: color)
    }
    var shown = clipped(encoded)
    if error(origin, shown) < noticeable { return shown }
    let chroma = (origin.a * origin.a + origin.b * origin.b).squareRoot()
    var (low, high) = (0.0, chroma)
    var isLowInGamut = true
    while high - low > precision {
      let middle = (low + high) / 2
      var color = origin
      color.a *= middle / chroma
      color.b *= middle / chroma
      let value = color.encodedSRGB
      if isLowInGamut, value.isInUnitCube {
        low = middle
        continue
      }
      shown = clipped(value)
      let difference = error(color, shown)
      guard difference < noticeable else {
        high = middle
        continue
      }
      if noticeable - difference < precision { return shown }
      isLowInGamut = false
      low = middle
    }
    return shown
  }
}

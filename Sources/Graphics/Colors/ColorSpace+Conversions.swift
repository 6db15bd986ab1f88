/// Three components of a colour.
struct Vector3 {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  static let zero = Vector3(0, 0, 0)

  func map(_ change: (Double) -> Double) -> Vector3 { Vector3(change(x), change(y), change(z)) }

  var isInUnitCube: Bool {
    let range = 0.0...1.0
    return range.contains(x) && range.contains(y) && range.contains(z)
  }
}

/// A linear map of three components, by rows.
struct Matrix3 {
  let rows: [Vector3]

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) { rows = [first, second, third] }

  func times(_ v: Vector3) -> Vector3 {
    func dot(_ row: Vector3) -> Double { row.x * v.x + row.y * v.y + row.z * v.z }
    return Vector3(dot(rows[0]), dot(rows[1]), dot(rows[2]))
  }
}

// MARK: - Curves

extension ColorSpace {
  /// A curve for positive numbers, continued to negative ones by its mirror image.
  static func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }

  /// The light of an encoded component, of any size.
  static func linearSRGB(_ encoded: Double) -> Double {
    signed(encoded) { value in
      value <= 1
        ? SRGBTransfer.linear(value) : ElementaryFunctions.power((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The encoded component of light of any size.
  static func encodedSRGB(_ light: Double) -> Double {
    signed(light) { value in
      value <= 1
        ? SRGBTransfer.encoded(value) : 1.055 * ElementaryFunctions.power(value, 1 / 2.4) - 0.055
    }
  }

  static func linearRec2020(_ encoded: Double) -> Double {
    signed(encoded) { ElementaryFunctions.power($0, 2.4) }
  }

  static func linearProPhoto(_ encoded: Double) -> Double {
    signed(encoded) { $0 < 16 / 512 ? $0 / 16 : ElementaryFunctions.power($0, 1.8) }
  }

  static func cubeRoot(_ value: Double) -> Double {
    signed(value) { value in
      guard value > 0 else { return 0 }
      let root = ElementaryFunctions.power(value, 1 / 3)
      // One step of Newton's iteration, for the last bits.
      return (2 * root + value / (root * root)) / 3
    }
  }

  // MARK: Hues

  static func hsl(hue: Double, saturation: Double, lightness: Double) -> Vector3 {
    let sector = hue / 30 - (hue / 360).rounded(.down) * 12
    func level(_ offset: Double) -> Double {
      let k = (sector + offset).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    return Vector3(level(0), level(8), level(4))
  }

  static func hwb(hue: Double, white: Double, black: Double) -> Vector3 {
    guard white + black < 1 else {
      let gray = white / (white + black)
      return Vector3(gray, gray, gray)
    }
    return hsl(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - white - black) + white }
  }

  /// Lightness, chroma and hue in degrees as lightness and two axes.
  static func rectangular(_ polar: Vector3) -> Vector3 {
    let (cosine, sine) = UnitCircle.point(degrees: polar.z)
    return Vector3(polar.x, polar.y * cosine, polar.y * sine)
  }

  /// CIE Lab relative to D50.
  static func xyzD50(lab: Vector3) -> Vector3 {
    let (kappa, epsilon) = (24_389.0 / 27, 216.0 / 24_389)
    let y = (lab.x + 16) / 116
    func light(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    return Vector3(
      light(lab.y / 500 + y) * (0.3457 / 0.3585),
      lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
      light(y - lab.z / 200) * ((1 - 0.3457 - 0.3585) / 0.3585))
  }
}

// MARK: - Matrices

extension ColorSpace {
  static let xyzFromLinear = Matrix3(
    Vector3(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    Vector3(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    Vector3(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))

  static let linearFromXYZ = Matrix3(
    Vector3(12_831 / 3_959, -329 / 214, -1_974 / 3_959),
    Vector3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
    Vector3(705 / 12_673, -2_585 / 12_673, 705 / 667))

  static let displayP3ToXYZ = Matrix3(
    Vector3(608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
    Vector3(35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400),
    Vector3(0, 32_229 / 714_400, 5_220_557 / 5_000_800))

  static let adobeToXYZ = Matrix3(
    Vector3(573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567),
    Vector3(591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835),
    Vector3(53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835))

  static let rec2020ToXYZ = Matrix3(
    Vector3(63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
    Vector3(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
    Vector3(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))

  /// Relative to D50, as the space itself is.
  static let proPhotoToXYZ = Matrix3(
    Vector3(0.797_766_644_900_642_3, 0.135_181_297_400_533_08, 0.031_347_734_128_392_2),
    Vector3(0.288_074_828_819_401_3, 0.711_835_234_241_873, 0.000_089_936_938_725_64),
    Vector3(0, 0, 0.825_104_602_510_460_2))

  /// From D50 to D65 by Bradford's method.
  static let d65FromD50 = Matrix3(
    Vector3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
    Vector3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
    Vector3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}

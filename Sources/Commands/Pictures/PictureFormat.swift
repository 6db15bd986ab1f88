import Render

/// The file formats that pictures are written in.
enum PictureFormat: String, CaseIterable {
  case png, ppm, pam

  static let option = OptionManual(
    "--format", .choice(PictureFormat.allCases.map(\.rawValue)),
    "Format of the picture; by default that of the output's name, and png for '-'.")

  /// The format asked for, or the one that the output's name says.
  init(_ arguments: Arguments, output: String) throws(UsageError) {
    if let name = try arguments.choice("--format"), let format = PictureFormat(rawValue: name) {
      self = format
      return
    }
    guard output != "-" else {
      self = .png
      return
    }
    let file = output.split(separator: "/").last.map(String.init) ?? output
    let suffix = file.split(separator: ".").last.map { String($0.lowercased()) } ?? ""
    guard let format = PictureFormat(rawValue: suffix) else {
      throw arguments.invalid(
        "--output", output, expected: "a name that ends in .png, .ppm or .pam")
    }
    self = format
  }

  /// - Parameter jobs: how many threads may work.
  func encode(_ pixmap: Pixmap, scale: Double, jobs: Int) -> [UInt8] {
    switch self {
    case .png: PNGEncoder.encode(pixmap, scale: scale, jobs: jobs)
    case .ppm: PPM.encode(pixmap)
    case .pam: PAM.encode(pixmap)
    }
  }
}

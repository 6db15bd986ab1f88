import Graphics

extension Vision {
  /// What the kind of vision makes of linear light, row by row: red, green and blue from red, green
  /// and blue; `nil` for full colour vision, which changes nothing.
  ///
  /// Machado, Oliveira and Fernandes (2009) at full severity; grey is the luminance of WCAG 2.2.
  package var lensRows: [[Double]]? {
    switch self {
    case .full: nil
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    case .gray: [[Double]](repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// A colour as it is seen; alpha stays.
  package func seen(_ color: ResolvedColor) -> ResolvedColor {
    guard let rows = lensRows else { return color }
    let light = [
      SRGBTransfer.linear(color.red), SRGBTransfer.linear(color.green),
      SRGBTransfer.linear(color.blue),
    ]
    let parts = rows.map { row in
      SRGBTransfer.encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2])
    }
    return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
  }
}

import Audit
import Components
import Layout

/// The data of one story: what repeats between variants is kept once and named by its number.
@MainActor
struct GalleryStoryData {
  private let entry: GalleryEntry
  private var identities = TextPool()
  private var rows = TextPool()
  private var looks = TextPool()
  private var trees = TextPool()
  private var paints = TextPool()
  private var heard = TextPool()
  private var controls = TextPool()
  private var variants: [String] = []

  init(_ entry: GalleryEntry) {
    self.entry = entry
  }

  mutating func add(_ variant: GalleryVariant, _ result: Result<GalleryFrame, CommandFailure>?) {
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("name", variant.name)
      json.member("scheme", variant.variant.colorScheme.rawValue)
      json.member("direction", variant.direction.shortName)
      json.member("size", variant.variant.dynamicTypeSize.shortName)
      json.member("contrast", variant.variant.contrast.rawValue)
      if !variant.rest.isEmpty { json.member("rest", variant.rest) }
      if !variant.traits.isEmpty {
        json.member("traits", object: .compact) { json in
          for trait in variant.traits { json.member(trait.axis, trait.value) }
        }
      }
      if variant.isOwn { json.member("own", true) }
      if let device = variant.device { json.member("device", device.name) }
      if !variant.controls.isEmpty {
        json.member("set", object: .compact) { json in
          for name in variant.controls.keys.sorted() {
            json.member(name, variant.controls[name] ?? "")
          }
        }
      }
      switch result {
      case nil: json.member("pending", true)
      case .failure(let failure): json.member("failure", failure.message)
      case .success(let frame): write(frame, to: &json)
      }
    }
    variants.append(json.line)
  }

  private mutating func write(_ frame: GalleryFrame, to json: inout JSONWriter) {
    json.member("picture", frame.picture.name)
    json.member("pixels", [Double(frame.picture.width), Double(frame.picture.height)])
    json.member("width", frame.size.width)
    json.member("height", frame.size.height)
    json.member("scale", frame.scale)
    let places = frame.nodes.map { "[\(identities.number(of: $0.identity)),\($0.place)]" }
    let colors = frame.nodes.map { "\(number(of: $0.look))" }
    json.member("tree", trees.number(of: "[\(places.joined(separator: ","))]"))
    json.member("paint", paints.number(of: "[\(colors.joined(separator: ","))]"))
    json.member("heard", heard.number(of: frame.heard))
    if !frame.controls.isEmpty {
      var list = JSONWriter()
      list.array(.compact) { list in for control in frame.controls { control.write(into: &list) } }
      json.member("controls", controls.number(of: list.line))
    }
    if !frame.findings.isEmpty {
      json.member("findings", array: .compact) { json in
        for finding in frame.findings { write(finding, to: &json) }
      }
    }
    if !frame.gaps.isEmpty { json.member("gaps", frame.gaps) }
    if let golden = frame.golden { write(golden, to: &json) }
  }

  /// A look is the numbers of its rows and, behind them, the contrast.
  private mutating func number(of look: GalleryNode.Look) -> Int {
    var parts = look.rows.map { "\(rows.number(of: $0))" }
    if let contrast = look.contrast { parts.append(contrast) }
    return looks.number(of: "[\(parts.joined(separator: ","))]")
  }

  private func write(_ finding: AuditFinding, to json: inout JSONWriter) {
    json.object(.compact) { json in
      json.member("rule", finding.rule.rawValue)
      json.member("severity", finding.severity.rawValue)
      json.member("path", finding.path)
      json.member("measured", finding.measured)
      json.member("required", finding.required)
      json.member("advice", finding.advice)
      let frame = finding.frame
      json.member("frame", [frame.minX, frame.minY, frame.width, frame.height])
    }
  }

  private func write(_ golden: GalleryGolden, to json: inout JSONWriter) {
    json.member("golden", object: .compact) { json in
      json.member("state", golden.state.rawValue)
      if let picture = golden.picture {
        json.member("picture", picture)
        json.member("size", [Double(golden.width), Double(golden.height)])
        json.member("pixels", golden.pixels)
      }
      if golden.hasOtherTree { json.member("tree", true) }
      if let message = golden.message { json.member("message", message) }
    }
  }

  /// The whole data as a script.
  var script: String { "stillframe.story(\(json));\n" }

  /// The whole data.
  var json: String {
    var json = JSONWriter()
    json.object(.compact) { json in
      json.member("id", entry.id)
      if let device = entry.story?.canvas.device { json.member("device", device.name) }
      Self.write(identities.items, as: "nodes", to: &json)
      Self.write(rows.items, as: "rows", to: &json)
      Self.write(looks.items, as: "looks", to: &json)
      Self.write(trees.items, as: "trees", to: &json)
      Self.write(paints.items, as: "paints", to: &json)
      Self.write(heard.items, as: "heard", to: &json)
      if !controls.items.isEmpty { Self.write(controls.items, as: "controls", to: &json) }
      Self.write(variants, as: "variants", to: &json)
    }
    return json.line
  }

  private static func write(_ items: [String], as name: String, to json: inout JSONWriter) {
    json.key(name)
    // A line for each, so that the data of two builds can be compared.
    json.raw("[\n" + items.joined(separator: ",\n") + "]")
  }
}

/// An example document for every component of the table: what Examples/Documents holds.
@MainActor
package enum DocumentExamples {
  /// The name of the schema's file beside the examples, by which editors find it.
  package static let schemaFile = "stillframe.schema.json"

  private static let groups = [
    primitives, containers, shapes, controls, forms, lists, feedback, overlays,
  ]

  /// The files by their names, the schema first, each whole.
  package static func files(_ table: DocumentTable = .standard) -> [(name: String, text: String)] {
    [(schemaFile, DocumentSchema.text(table))]
      + table.components.compactMap { component in
        view(of: component.name).map { view in
          ("\(fileName(of: component.name)).json", document(component.name, view: view))
        }
      }
  }

  /// The view of a component's example as JSON.
  package static func view(of component: String) -> String? {
    for group in groups {
      if let found = group.first(where: { $0.key == component }) { return found.value }
    }
    return nil
  }

  private static func document(_ component: String, view: String) -> String {
    let lines = view.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.joined(separator: "\n  ")
    return """
      {
        "$schema": "\(schemaFile)",
        "version": 1,
        "name": "components/\(fileName(of: component))",
        "look": "stillframe",
        "view": \(indented)
      }

      """
  }

  /// `statusBadge` as `status-badge` and `alertHUD` as `alert-hud`: names of documents have small
  /// letters.
  private static func fileName(of component: String) -> String {
    let scalars = Array(component.unicodeScalars)
    let isCapital = scalars.map { (0x41...0x5A).contains($0.value) }
    var name = ""
    for (index, scalar) in scalars.enumerated() {
      guard isCapital[index] else {
        name.unicodeScalars.append(scalar)
        continue
      }
      // A word begins at a capital after a small letter, and at one that a small letter follows.
      let beginsWord =
        index > 0 && (!isCapital[index - 1] || (index + 1 < scalars.count && !isCapital[index + 1]))
      if beginsWord { name += "-" }
      name.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
    }
    return name
  }
}

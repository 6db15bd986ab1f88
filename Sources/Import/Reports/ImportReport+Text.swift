package import JSON

extension ImportReport.Omission {
  init(_ path: String, _ cause: SourceFile.Omission, part: String? = nil) {
    self.init(
      part: part, path: path, line: cause.line, reason: cause.reason, needs: cause.needs,
      module: cause.module, form: cause.form, nearest: cause.nearest)
  }

  /// The reason with what belongs to it.
  package var explanation: String {
    var text = part.map { "without '\($0)': \(reason)" } ?? reason
    if let nearest { text += "; did you mean '\(nearest)'?" }
    if !needs.isEmpty {
      let more = needs.count > 3 ? " and \(needs.count - 3) more" : ""
      text += "; needs " + needs.prefix(3).joined(separator: ", ") + more
    }
    if let module { text += "; imports \(module), which is not here" }
    return text
  }
}

extension ImportReport {
  /// The report for people.
  package var text: String {
    var lines = [summary, "", "\(form) in \(root)", "package: \(folder)", ""]
    for module in modules {
      var line = "\(module.name): \(module.includedCount) of \(module.fileCount) files"
      if module.partCount > 0 { line += ", \(module.partCount) in part" }
      if module.rewrittenCount > 0 { line += ", \(module.rewrittenCount) as copies" }
      if module.previewCount > 0 { line += ", \(module.previewCount) previews" }
      lines.append(line)
      if let failure = module.failure { lines.append("  \(failure)") }
      for omission in module.omissions {
        let place = omission.line.map { "\(omission.path):\($0)" } ?? omission.path
        lines.append("  out: \(place): \(omission.explanation)")
      }
      for gap in module.gaps {
        let place = gap.line.map { "\(gap.path):\($0)" } ?? gap.path
        lines.append("  in part: \(place): \(gap.explanation)")
      }
    }
    if !stubs.isEmpty { lines += ["", "Modules that are not here:"] }
    for stub in stubs {
      lines.append(
        "  \(stub.name): \(stub.includedCount) of \(stub.fileCount) files that import it compile")
    }
    if !notes.isEmpty { lines += ["", "Left out or done otherwise:"] }
    for note in notes { lines.append("  \(note.subject): \(note.reason)") }
    if !resourceIssues.isEmpty { lines += ["", "Resources:"] }
    for issue in resourceIssues { lines.append("  \(issue)") }
    if let previews {
      lines += ["", "Previews:"]
      for preview in previews {
        lines.append("  \(preview.state.rawValue): \(preview.id) (\(preview.file):\(preview.line))")
        for detail in preview.details {
          lines.append("    " + detail.replacing("\n", with: "\n    "))
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report for programs; the members of the outermost object.
  package func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("form", form)
    json.member("root", root)
    json.member("folder", folder)
    json.member("files", fileCount)
    json.member("included", includedCount)
    json.member("inPart", partCount)
    json.member("modules", array: .block) { json in
      for module in modules { Self.write(module, to: &json) }
    }
    json.member("stubs", array: .block) { json in
      for stub in stubs {
        json.object(.inline) { json in
          json.member("name", stub.name)
          json.member("files", stub.fileCount)
          json.member("included", stub.includedCount)
        }
      }
    }
    json.member("notes", array: .block) { json in
      for note in notes {
        json.object(.inline) { json in
          json.member("kind", note.kind.rawValue)
          json.member("subject", note.subject)
          json.member("reason", note.reason)
        }
      }
    }
    json.member("resourceIssues", resourceIssues)
    guard let previews else { return }
    json.member("drawn", count(.drawn))
    json.member("blank", count(.blank))
    json.member("failed", count(.failed))
    json.member("previews", array: .block) { json in
      for preview in previews {
        json.object(.inline) { json in
          json.member("id", preview.id)
          json.member("file", preview.file)
          json.member("line", preview.line)
          json.member("state", preview.state.rawValue)
          json.member("details", preview.details)
        }
      }
    }
  }

  private static func write(_ module: Module, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", module.name)
      json.member("title", module.title)
      json.member("origin", module.origin.rawValue)
      json.member("files", module.fileCount)
      json.member("included", module.includedCount)
      json.member("inPart", module.partCount)
      json.member("rewritten", module.rewrittenCount)
      json.member("previews", module.previewCount)
      if let failure = module.failure { json.member("failure", failure) }
      json.member("omissions", array: .block) { json in
        for omission in module.omissions { write(omission, to: &json) }
      }
      guard !module.gaps.isEmpty else { return }
      json.member("gaps", array: .block) { json in
        for gap in module.gaps { write(gap, to: &json) }
      }
    }
  }
  private static func write(_ omission: Omission, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.member("path", omission.path)
      if let line = omission.line { json.member("line", line) }
      if let part = omission.part { json.member("part", part) }
      json.member("reason", omission.reason)
      if !omission.needs.isEmpty { json.member("needs", omission.needs) }
      if let module = omission.module { json.member("module", module) }
      if let form = omission.form { json.member("form", form) }
      if let nearest = omission.nearest { json.member("nearest", nearest) }
    }
  }
}

import JSON

/// Reads files of texts into tables.
enum StringsFileReader {
  /// Readers by the ending of a file's name.
  static let readers: [String: ResourceReader.FileReader] = [
    "strings": { note($0, &$1, readStrings) },
    "stringsdict": { note($0, &$1, readDictionary) },
    "xcstrings": { note($0, &$1, readCatalog) },
  ]

  /// Reads a file, damaged or not, as one that its table is made of.
  private static func note(
    _ file: ResourceFile, _ contents: inout ResourceContents, _ read: ResourceReader.FileReader
  ) {
    let (table, locale) = names(of: file.path)
    contents.strings.note(
      fileAt: file.path, sha256: file.sha256, of: table,
      file.path.hasSuffix(".xcstrings") ? nil : locale)
    read(file, &contents)
  }

  /// The table that a file is named for, and the locale of its `.lproj` folder.
  private static func names(of path: String) -> (table: String, locale: String) {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
    let locale = folder.map { String($0.dropLast(6)) } ?? StringTables.base
    return (table, locale.lowercased() == StringTables.base ? StringTables.base : locale)
  }

  /// Notes a fault; `false` where no more are told of the file.
  @discardableResult
  private static func add(
    _ path: String, _ fault: PropertyList.Fault, in contents: inout ResourceContents
  ) -> Bool {
    add(ResourceIssue(path: path, place: fault.place, reason: fault.reason), in: &contents)
  }

  @discardableResult
  private static func add(_ issue: ResourceIssue, in contents: inout ResourceContents) -> Bool {
    contents.issues.append(issue)
    contents.strings.damage(names(of: issue.path).table, issue.description)
    let last = contents.issues.suffix(PlainStrings.maximumFaults)
    return last.count < PlainStrings.maximumFaults || last.contains { $0.path != issue.path }
  }

  // MARK: .strings

  private static func readStrings(_ file: ResourceFile, _ contents: inout ResourceContents) {
    let (table, locale) = names(of: file.path)
    // Texts of Info.plist are shown by the system, not by views.
    guard table != "InfoPlist" else { return }
    do throws(PropertyList.Fault) {
      let bytes = try PropertyList.decoded(file.bytes)
      guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
        let plain = PlainStrings(bytes)
        for (key, text) in plain.pairs {
          contents.strings.set(.text(text), for: key, in: table, locale)
        }
        for fault in plain.faults { add(file.path, fault, in: &contents) }
        return
      }
      for member in try members(of: PropertyList(xml: bytes)) {
        guard let text = member.value.text else {
          let fault = PropertyList.Fault(
            place: member.place, reason: "\(member.key.debugDescription) is no text")
          guard add(file.path, fault, in: &contents) else { return }
          continue
        }
        contents.strings.set(.text(text), for: member.key, in: table, locale)
      }
    } catch {
      add(file.path, error, in: &contents)
    }
  }

  private static func members(
    of list: PropertyList
  ) throws(PropertyList.Fault) -> [PropertyList.Member] {
    guard let members = list.members else {
      throw PropertyList.Fault(place: nil, reason: "it holds no dict of keys and texts")
    }
    return members
  }

  // MARK: .stringsdict

  private static func readDictionary(_ file: ResourceFile, _ contents: inout ResourceContents) {
    let (table, locale) = names(of: file.path)
    do throws(PropertyList.Fault) {
      let bytes = try PropertyList.decoded(file.bytes)
      for member in try members(of: PropertyList(xml: bytes)) {
        do throws(PropertyList.Fault) {
          let format = try format(of: member)
          contents.strings.set(.format(format), for: member.key, in: table, locale)
        } catch {
          guard add(file.path, error, in: &contents) else { return }
        }
      }
    } catch {
      add(file.path, error, in: &contents)
    }
  }

  private static func format(
    of member: PropertyList.Member
  ) throws(PropertyList.Fault) -> StringFormat {
    let key = member.key.debugDescription
    if let widths = member.value["NSStringVariableWidthRuleType"]?.members {
      var texts: [Int: StringVariation] = [:]
      for width in widths {
        guard let columns = Int(width.key), let text = width.value.text else {
          throw .init(place: width.place, reason: "a width is a number of columns with a text")
        }
        texts[columns] = .text(text)
      }
      guard !texts.isEmpty else { throw .init(place: member.place, reason: "\(key) has no widths") }
      return StringFormat(.width(texts))
    }
    guard let outer = member.value["NSStringLocalizedFormatKey"]?.text else {
      throw .init(
        place: member.place, reason: "\(key) has no NSStringLocalizedFormatKey with a text")
    }
    var parts: [String: StringFormat.Substitution] = [:]
    for variable in member.value.members ?? [] {
      guard variable.key != "NSStringLocalizedFormatKey" else { continue }
      guard let forms = variable.value.members else {
        throw .init(place: variable.place, reason: "\(variable.key.debugDescription) is no dict")
      }
      let rule = variable.value["NSStringFormatSpecTypeKey"]?.text
      guard rule == "NSStringPluralRuleType" else {
        throw .init(
          place: variable.place,
          reason: """
            the variable \(variable.key.debugDescription) is not of NSStringPluralRuleType
            """)
      }
      var texts: [PluralCategory: StringVariation] = [:]
      for form in forms {
        guard let category = PluralCategory(rawValue: form.key) else { continue }
        texts[category] = form.value.text.map { .text($0) }
      }
      guard texts[.other] != nil else {
        throw .init(
          place: variable.place,
          reason: "the variable \(variable.key.debugDescription) has no text for \"other\"")
      }
      parts[variable.key] = StringFormat.Substitution(variation: .plural(texts))
    }
    return StringFormat(.text(outer), substitutions: parts)
  }

  // MARK: .xcstrings

  private static func readCatalog(_ file: ResourceFile, _ contents: inout ResourceContents) {
    let table = names(of: file.path).table
    guard table != "InfoPlist" else { return }
    let root: JSONValue
    do {
      let limits = JSONLimits(byteCount: PropertyList.maximumBytes, depth: 64)
      root = try JSONDocument(parsing: file.bytes, limits: limits).root
    } catch {
      add(ResourceIssue(file.path, DocumentError(error)), in: &contents)
      return
    }
    guard let strings = root["strings"], strings.kind == .object,
      let source = root["sourceLanguage"]?.string
    else {
      add(
        ResourceIssue(
          path: file.path, place: "\(root.position): \(root.path)",
          reason: "it has no \"sourceLanguage\" and \"strings\", as a string catalog has"),
        in: &contents)
      return
    }
    contents.strings.developmentLanguage = source
    for member in strings.members {
      if member.value["shouldTranslate"]?.boolean == false {
        contents.strings.keep(member.key, in: table)
      }
      // The key is the text of the source language where the catalog has no other.
      contents.strings.set(.text(member.key), for: member.key, in: table, source)
      guard let localizations = member.value["localizations"] else { continue }
      for language in localizations.members {
        do throws(DocumentError) {
          guard
            let entry = try entry(language.value, isSource: language.key == source)
          else { continue }
          contents.strings.set(entry, for: member.key, in: table, language.key)
        } catch {
          guard add(ResourceIssue(file.path, error), in: &contents) else { return }
        }
      }
    }
  }

  /// `nil` for a text that nobody has translated yet.
  private static func entry(
    _ json: JSONValue, isSource: Bool
  ) throws(DocumentError) -> StringTable.Entry? {
    var parts: [String: StringFormat.Substitution] = [:]
    if let substitutions = json["substitutions"] {
      for member in substitutions.members {
        let argument = member.value["argNum"]?.integer
        if let argument, !(1...64).contains(argument) {
          throw DocumentError(
            at: member.value, .outOfRange("\(argument)", expected: "1 to 64 for \"argNum\""))
        }
        guard let texts = try variation(member.value, isSource: isSource) else { continue }
        parts[member.key] = StringFormat.Substitution(argument: argument, variation: texts)
      }
    }
    guard let texts = try variation(json, isSource: isSource) else { return nil }
    if case .text(let text) = texts, parts.isEmpty { return .text(text) }
    return .format(StringFormat(texts, substitutions: parts))
  }

  // The parser of JSON bounds the depth.
  private static func variation(
    _ json: JSONValue, isSource: Bool
  ) throws(DocumentError) -> StringVariation? {
    if let unit = json["stringUnit"] {
      guard let text = unit["value"]?.string else {
        throw DocumentError(
          at: unit, .missingKey("value", of: "a stringUnit", expected: "a text"))
      }
      // Xcode writes texts of the source language as new ones, too.
      return unit["state"]?.string == "new" && !isSource ? nil : .text(text)
    }
    guard let variations = json["variations"] else {
      throw DocumentError(
        at: json,
        .missingKey("stringUnit", of: "a localization", expected: "a text, or \"variations\""))
    }
    for kind in variations.members {
      var texts: [(key: String, json: JSONValue, text: StringVariation)] = []
      for member in kind.value.members {
        guard let text = try variation(member.value, isSource: isSource) else { continue }
        texts.append((member.key, member.value, text))
      }
      guard !texts.isEmpty else { return nil }
      switch kind.key {
      case "device": return .device(Dictionary(texts.map { ($0.key, $0.text) }) { $1 })
      case "plural":
        var found: [PluralCategory: StringVariation] = [:]
        for (key, json, text) in texts {
          guard let category = PluralCategory(rawValue: key) else {
            throw json.unknownName(
              key, kind: "plural category", known: PluralCategory.allCases.map(\.rawValue))
          }
          found[category] = text
        }
        return .plural(found)
      case "width":
        var found: [Int: StringVariation] = [:]
        for (key, json, text) in texts {
          guard let columns = Int(key) else {
            throw DocumentError(at: json, .outOfRange(key, expected: "a number of columns"))
          }
          found[columns] = text
        }
        return .width(found)
      default:
        throw kind.value.unknownName(
          kind.key, kind: "variation", known: ["device", "plural", "width"])
      }
    }
    return nil
  }
}

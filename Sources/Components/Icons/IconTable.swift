import Layout
import Synchronization

/// The icons that `Image(systemName:)` knows.
public enum IconTable {
  /// The names with a drawing of their own and their filled forms, in the order of their UTF-8 bytes.
  ///
  /// Many more names have an icon: `SymbolGrammar` composes enclosures, slashes and badges with them.
  public static let names: [String] = {
    var names = Set(IconLibrary.names)
    for name in IconLibrary.names where composed(name + ".fill") != nil {
      names.insert(name + ".fill")
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }()

  /// The icon of a name, or `nil` where there is none.
  public static func icon(named name: String) -> Icon? {
    if let known = made.withLock({ $0[name] }) { return known }
    let icon = composed(name)
    made.withLock { if $0.count < 1_024 { $0[name] = .some(icon) } }
    return icon
  }

  /// The icons of the names that were asked for: a screen asks for the same ones each time that it is
  /// resolved, and composing them took most of that.
  private static let made = Mutex<[String: Icon?]>([:])

  private static func composed(_ name: String) -> Icon? {
    SymbolGrammar.form(of: name).flatMap { SymbolComposer.icon(of: $0, name: name) }
  }

  /// The known name that is most like an unknown one, or `nil` where none is close.
  public static func nearestName(to name: String) -> String? { nearestNames(to: name).first }

  /// Up to three known names that are like an unknown one, the most likely one first.
  public static func nearestNames(to name: String) -> [String] {
    guard !name.isEmpty, name.utf8.count <= 80 else { return [] }
    let words = name.split(separator: ".").map(String.init)
    var found: [String] = []
    func add(_ candidate: String) {
      guard found.count < 3, candidate != name, !found.contains(candidate),
        icon(named: candidate) != nil
      else { return }
      found.append(candidate)
    }
    // One word may be misspelt, and the rest be right.
    let repaired = words.map { word in
      vocabulary.contains(word)
        ? word : Components.nearestName(to: word, in: vocabularyInOrder) ?? word
    }
    add(repaired.joined(separator: "."))
    // The thing may not have the form.
    if words.count > 1, SymbolGrammar.words.contains(words[words.count - 1]) {
      add(words.dropLast().joined(separator: "."))
    }
    // The form may be right and the thing unknown, or the other way round.
    for count in stride(from: words.count, to: 0, by: -1) {
      let thing = words[..<count].joined(separator: ".")
      guard let near = Components.nearestName(to: thing, in: names) else { continue }
      add(([near] + words[count...]).joined(separator: "."))
      add(near)
    }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      add(words[..<count].joined(separator: "."))
    }
    return found
  }

  /// What a name that has no icon gets: in messages of the audit and of the commands alike.
  package static func complaint(about name: String) -> String {
    let near = nearestNames(to: name).map { "\"\($0)\"" }
    let hint: String =
      switch near.count {
      case 0: ""
      case 1: "; did you mean \(near[0])?"
      default:
        "; did you mean \(near.dropLast().joined(separator: ", ")) or \(near[near.count - 1])?"
      }
    return "no symbol is named \"\(name)\"\(hint)"
  }

  /// The words that names are made of.
  private static let vocabulary = Set(vocabularyInOrder)
  private static let vocabularyInOrder: [String] = {
    var words = Set(IconLibrary.names.flatMap { $0.split(separator: ".").map(String.init) })
    words.formUnion(SymbolGrammar.words)
    return words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }()
}

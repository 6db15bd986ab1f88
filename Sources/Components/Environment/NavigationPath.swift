import Foundation

/// The screens that a navigation stack has been led to; a picture shows the last.
public struct NavigationPath: Equatable {
  private var elements: [Element] = []

  /// A path without screens.
  public init() {}

  /// A path to the screens of some values, the last of which is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { Element($0) }
  }

  /// The values whose screens are above the root, the topmost last.
  var values: [AnyHashable] { elements.map(\.value) }

  /// How many screens the path has above the root.
  public var count: Int { elements.count }
  /// Whether the path has no screen above the root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds the screen of a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(Element(value)) }

  /// Takes the last screens away; more than there are takes all, a negative number none.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}

extension NavigationPath {
  /// The path as a value that can be stored; `nil` if one of its values cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.stored != nil } ? CodableRepresentation(path: self) : nil
  }

  /// A path that was stored.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }

  /// A path that can be stored: pairs of the name of a type and the JSON of a value, the topmost screen first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate init(path: NavigationPath) {
      self.path = path
    }

    /// Reads a path; all its types have to be in the program.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "\(name) is no type of this program that can be stored")
        }
        let text = try list.decode(String.self)
        path.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      path.elements.reverse()
      self.path = path
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in path.elements.reversed() {
        guard let value = element.stored, let name = _mangledTypeName(type(of: value)) else {
          throw EncodingError.invalidValue(
            element.value,
            EncodingError.Context(
              codingPath: list.codingPath, debugDescription: "a value of the path is not Codable"))
        }
        try list.encode(name)
        try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// The value of a screen.
  private struct Element: Equatable {
    let value: AnyHashable

    init(_ value: some Hashable) {
      self.value = AnyHashable(value)
    }

    /// The value, if it can be stored.
    var stored: (any Codable)? { value.base as? any Codable }
  }
}

/// Which columns of a split view are shown.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable { case sidebar, content, detail }

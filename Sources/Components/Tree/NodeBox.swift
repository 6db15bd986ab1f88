/// The fields of a node behind a reference, so that handing a node on copies a pointer. A node that shares them with
/// another one copies them before it changes any.
struct NodeBox<Fields> {
  private final class Storage {
    // Whoever changes it holds the only reference, through a node that nobody else has access to.
    @safe @exclusivity(unchecked) var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  init(_ fields: Fields) { storage = Storage(fields) }

  var fields: Fields {
    @inline(__always) _read { yield storage.fields }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

// Storage is copied before it is changed, unless nobody else holds it.
extension NodeBox: @unchecked Sendable where Fields: Sendable {}

extension NodeBox: Equatable where Fields: Equatable {
  static func == (lhs: NodeBox, rhs: NodeBox) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.fields == rhs.storage.fields
  }
}

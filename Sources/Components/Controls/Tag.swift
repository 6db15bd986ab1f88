extension View {
  /// Gives the view the value by which a picker or a tab view knows it.
  ///
  /// - Parameter includeOptional: whether a selection that may be `nil` knows the view by the value, too.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag), includesOptional: includeOptional)
  }
}

/// A value that may be there, its type hidden.
private protocol OptionalTag {
  /// The value, if it is there.
  var content: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var content: AnyHashable? { map { AnyHashable($0) } }
}

/// A view with the value by which a picker or a tab view knows it.
struct TaggedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let tag: AnyHashable
  var includesOptional = true

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if context.environment.tagCollector != nil {
      // The collector's owner resolves the view where it shows it.
      let option = TagCollector.Option(
        tag: tag, content: AnyView(content), includesOptional: includesOptional)
      context.tell(\.tagCollector) { $0.options.append(option) }
      return []
    }
    if context.environment.isEditingRows {
      return ListRowMarked(content: content, setting: .edits(RowEdits(tag: tag)))
        ._resolve(in: context)
    }
    guard context.environment.gathersSubviews else { return content._resolve(in: context) }
    return content.addingTrait(ObjectIdentifier(TagTrait.self), tag)._resolve(in: context)
  }
}

/// Gathers the tagged views of a picker or a tab view while its content is resolved.
@MainActor
final class TagCollector {
  struct Option {
    let tag: AnyHashable?
    let content: AnyView
    var includesOptional = true

    /// Whether a selection is the tag, or an optional of it.
    func isChosen(by selection: AnyHashable?) -> Bool {
      guard let tag, let selection else { return false }
      if tag == selection { return true }
      return includesOptional && (selection.base as? any OptionalTag)?.content == tag
    }
  }

  var options: [Option] = []
  /// Whether elements of a `ForEach` that have no tags are known by their ids.
  let tagsElements: Bool

  nonisolated init(tagsElements: Bool) {
    self.tagsElements = tagsElements
  }

  /// The tagged views of some content; where none has a tag, each view is an option without one.
  ///
  /// - Parameter tagsElements: whether elements of a `ForEach` anywhere in the content are known by their
  ///   ids; those of one that is all of the content always are.
  static func options(
    of content: some View, in context: ResolveContext, tagsElements: Bool = false
  ) -> [Option] {
    let collector = TagCollector(tagsElements: tagsElements || content is any ElementTagging)
    let nodes = content._resolve(in: context.with { $0.tagCollector = collector })
    guard collector.options.isEmpty else { return collector.options }
    return nodes.filter { !ListSections.isMark($0) }.map {
      Option(tag: nil, content: AnyView(ResolvedContent(nodes: [$0])))
    }
  }
}

/// A view of several elements, whose ids are their tags where they have no others.
@MainActor protocol ElementTagging {}

extension ForEach: ElementTagging where Content: View {
  /// Tells the collector of the place of an element that has no tag of its own, by its id.
  ///
  /// - Returns: whether the collector knows the element now, and shows it itself.
  @MainActor func tags(_ element: Data.Element, in context: ResolveContext) -> Bool {
    guard let collector = context.environment.tagCollector, collector.tagsElements else {
      return false
    }
    let inner = TagCollector(tagsElements: false)
    let view = content(element)
    let nodes = view._resolve(in: context.with { $0.tagCollector = inner })
    var options = inner.options
    if options.isEmpty {
      guard !nodes.isEmpty, !nodes.contains(where: { ListSections.isMark($0) }) else {
        return false
      }
      options = [TagCollector.Option(tag: AnyHashable(id(element)), content: AnyView(view))]
    }
    context.tell(\.tagCollector) { $0.options += options }
    return true
  }
}

private struct TagCollectorKey: EnvironmentKey {
  static var defaultValue: TagCollector? { nil }
}

extension EnvironmentValues {
  var tagCollector: TagCollector? {
    get { self[TagCollectorKey.self] }
    set { self[TagCollectorKey.self] = newValue }
  }
}

extension View {
  /// Gives the view the value by which a picker or a tab view knows it.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// A view with the value by which a picker or a tab view knows it.
struct TaggedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let tag: AnyHashable

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if context.environment.tagCollector != nil {
      // The collector's owner resolves the view where it shows it.
      let option = TagCollector.Option(tag: tag, content: AnyView(content))
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
  }

  var options: [Option] = []

  nonisolated init() {}

  /// The tagged views of some content; where none has a tag, each view is an option without one.
  static func options(of content: some View, in context: ResolveContext) -> [Option] {
    let collector = TagCollector()
    let nodes = content._resolve(in: context.with { $0.tagCollector = collector })
    guard collector.options.isEmpty else { return collector.options }
    return nodes.filter { !ListSections.isMark($0) }.map {
      Option(tag: nil, content: AnyView(ResolvedContent(nodes: [$0])))
    }
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

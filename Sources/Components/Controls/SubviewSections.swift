/// A section of the views that another one is made of, as its container sees it.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
  /// The place of the section among the others.
  public struct ID: Hashable, Sendable {
    fileprivate let index: Int
  }

  /// The place of the section among its siblings.
  public nonisolated let id: ID
  /// The views of the header; none where there is no header.
  public let header: SubviewsCollection
  /// The rows of the section.
  public let content: SubviewsCollection
  /// The views of the footer; none where there is no footer.
  public let footer: SubviewsCollection

  /// What the section tells its containers: what its first view does.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues(node: nil)
  }
}

/// The sections of the views that another one is made of.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// The first index, always 0.
  public var startIndex: Int { sections.startIndex }
  /// The number of sections.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index; traps outside of the range.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections of some content; views outside a section form one of their own.
  @MainActor
  fileprivate static func of(
    _ content: some View, in context: ResolveContext
  ) -> SectionCollection {
    let context = context.with { $0.gathersSubviews = true }
    let sections = ListSections.sections(of: content, in: context, asRows: false)
    return SectionCollection(
      sections: sections.enumerated().map { index, section in
        SectionConfiguration(
          id: SectionConfiguration.ID(index: index),
          header: .whole(section.header, in: context),
          content: SubviewsCollection(nodes: section.rows.map(\.content)),
          footer: .whole(section.footer, in: context))
      })
  }
}

/// A view made from the sections of another one.
public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  public typealias Body = Never

  fileprivate let base: Base
  fileprivate let transform: (SectionCollection) -> Result

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let sections = SectionCollection.of(base, in: context)
    let scope = EnvironmentScope.context ?? context
    let result = EnvironmentScope.$context.withValue(scope) { transform(sections) }
    return result._resolve(in: context)
  }
}

extension Group {
  /// Makes a view from the sections of another one.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

extension ForEach
where Content: View, Data == [SectionConfiguration], ID == SectionConfiguration.ID {
  /// One view for each section of another one.
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(data: [], id: \.id, content: content)
    resolveElements = { context in
      SectionCollection.of(view, in: context).flatMap { content($0)._resolve(in: context) }
    }
  }
}

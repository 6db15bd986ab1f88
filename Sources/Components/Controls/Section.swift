/// Views that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  public typealias Body = Never

  let header: Parent
  let content: Content
  private let footer: Footer
  private let isExpanded: Bool

  /// Content between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
    isExpanded = true
  }

  private init(header: Parent, content: Content, footer: Footer, isExpanded: Bool) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let collector = context.environment.sectionCollector {
      let rows = collector.rows(of: content, isExpanded: isExpanded, in: context)
      // Sections do not nest: those inside follow this one.
      let own = rows.filter { !ListSections.isMark($0.content) }
      let inner = rows.map(\.content).filter(ListSections.isMark)
      let section = ListSections.Section(
        header: AnyView(header), rows: own + collector.actionRows(in: context),
        footer: AnyView(footer), in: context.environment)
      return [ListSections.add(section, in: context)] + inner
    }
    return TupleView((header, content, footer))._resolve(in: context)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Content without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Content under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Content under a header that can be folded away.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue
    )
  }

  /// The older spelling, for a header that is a value.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section where Parent == EmptyView {
  /// Content above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// The older spelling, for a footer that is a value.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: true)
  }
}

extension Section {
  /// The older spelling, for a header and a footer that are values.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Content under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Content under a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// A section that can be folded away.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }

  /// A section that can be folded away.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let id: (Data.Element) -> ID
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  /// Makes the views of elements that are only known while the tree is resolved.
  var resolveElements: ((ResolveContext) -> [ResolvedNode])?
  /// What can be done with the rows while the list around them is edited.
  var edits = RowEdits()

  init(
    data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    if let resolveElements { return resolveElements(context) }
    var nodes: [ResolvedNode] = []
    var siblings = ResolvePass.Siblings()
    let isEdited = context.environment.isEditingRows
    let chosen = PreviewPart.takeChoice { data.count }
    let target = context.environment.scrollTarget
    for (position, element) in data.enumerated() {
      siblings.next()
      if let chosen, chosen != position { continue }
      let elementID = AnyHashable(id(element))
      let inner = context.entering(.element(elementID))
      if tags(element, in: inner) { continue }
      let first = nodes.count
      if isEdited {
        var edits = edits
        edits.tag = elementID
        nodes +=
          context.refusal()
          ?? content(element).rowEdits(edits)._resolve(in: inner)
      } else {
        nodes += context.refusal() ?? content(element)._resolve(in: inner)
      }
      if elementID == target { nodes.markScrollTarget(from: first, in: context) }
    }
    siblings.end()
    return nodes
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// The same, for elements that tell themselves apart.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// The same, for the numbers of a range, each told apart, and selected, by its place in it.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 - data.lowerBound }, content: content)
  }
}

extension ForEach where Content: View {
  /// One view for each element that a binding leads to.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

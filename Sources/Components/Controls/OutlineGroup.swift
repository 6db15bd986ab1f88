/// Elements that hold others, each of which folds its own away.
///
/// As on iOS, a group is closed until it is opened: a picture shows the outermost elements.
public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  private typealias Element = Data.Element

  private let elements: [Element]
  private let id: (Element) -> ID
  private let children: (Element) -> [Element]?
  private let leaf: (Element) -> Leaf

  private init(
    elements: [Element], id: @escaping (Element) -> ID,
    children: @escaping (Element) -> [Element]?, leaf: @escaping (Element) -> Leaf
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.leaf = leaf
  }

  public var body: some View {
    ForEach(data: elements, id: id, content: row)
  }

  @ViewBuilder private func row(_ element: Element) -> some View {
    if let inner = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(Self(elements: inner, id: id, children: children, leaf: leaf)))
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

/// The groups inside a group.
public struct OutlineSubgroupChildren: View {
  let content: AnyView

  public var body: some View { content }
}

extension OutlineGroup
where Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// A group of each element, whose children a key path leads to; `nil` has none.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: Array(data), id: { $0[keyPath: id] },
      children: reader(of: children), leaf: content)
  }

  /// A group of one element, whose children a key path leads to.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      elements: [root], id: { $0[keyPath: id] },
      children: reader(of: children), leaf: content)
  }
}

extension OutlineGroup
where
  Data.Element: Identifiable, ID == Data.Element.ID, Parent == Leaf,
  Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>
{
  /// A group of each element, whose children a key path leads to; `nil` has none.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// A group of one element, whose children a key path leads to.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// A group whose elements have one kind of view.
public typealias RowOutline<Data: RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension List {
  /// Rows that hold others, with a selected row; the rows themselves show which one it is.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == RowOutline<Data, Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows that hold others, with selected rows; the rows themselves show which ones they are.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == RowOutline<Data, Data.Element.ID, Row>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Rows that hold others, each of which folds its own away.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue == Never, Content == RowOutline<Data, Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Rows that hold others, each of which folds its own away.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue == Never, Content == RowOutline<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

/// Reads the elements below one.
private func reader<Element, Data: RandomAccessCollection>(
  of children: KeyPath<Element, Data?>
) -> (Element) -> [Element]? where Data.Element == Element {
  let path = children.appending(path: \.elements)
  return { $0[keyPath: path] }
}

extension Optional where Wrapped: RandomAccessCollection {
  /// The elements in an array.
  fileprivate var elements: [Wrapped.Element]? {
    guard let self else { return nil }
    return Array(self)
  }
}

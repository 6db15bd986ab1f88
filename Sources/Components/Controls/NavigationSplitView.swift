import Foundation

/// A list of screens beside one of them. A narrow device has the columns one above the other: the last is shown that a
/// selected row or `preferredCompactColumn` leads to.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let preferred: NavigationSplitViewColumn
  private let visibility: NavigationSplitViewVisibility

  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    showing column: NavigationSplitViewColumn = .sidebar,
    visibility: NavigationSplitViewVisibility = .automatic, _ sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    columns = [AnyView(sidebar), AnyView(content), AnyView(detail)]
    preferred = column
    self.visibility = visibility
  }

  public var body: some View {
    if sizeClass == .regular {
      SplitColumns(columns: columns, visibility: visibility)
    } else {
      NavigationStack { top }
    }
  }

  /// The sidebar, with the columns that it leads to.
  private var top: SplitColumn {
    var column = SplitColumn(content: columns[columns.count - 1], next: nil, leadsOn: false)
    for index in columns.indices.dropLast().reversed() {
      column = SplitColumn(
        content: columns[index], next: AnyView(column),
        leadsOn: preferred == .detail || (preferred == .content && index == 0))
    }
    return column
  }
}

extension NavigationSplitView where Content == EmptyView {
  init(
    showing column: NavigationSplitViewColumn = .sidebar,
    visibility: NavigationSplitViewVisibility = .automatic, _ sidebar: Sidebar, detail: Detail
  ) {
    columns = [AnyView(sidebar), AnyView(detail)]
    preferred = column
    self.visibility = visibility
  }

  /// A split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), detail: detail())
  }
}

/// The columns of a split view side by side; the ones before the detail are as wide as those of UIKit.
private struct SplitColumns: View {
  let columns: [AnyView]
  let visibility: NavigationSplitViewVisibility

  @Environment(\.screenSize) private var screen
  @Environment(\.localeIdentifier) private var locale

  /// How many of the columns are shown, from the detail on: on a high screen the detail covers the others.
  private var count: Int {
    switch visibility {
    case .all: columns.count
    case .doubleColumn: 2
    case .detailOnly: 1
    case .automatic: screen.map { $0.width > $0.height } ?? true ? 2 : 1
    }
  }

  var body: some View {
    let first = columns.count - count
    HStack(spacing: 0) {
      ForEach(first..<columns.count, id: \.self) { index in
        if index > first { VerticalLine() }
        NavigationStack {
          SplitColumn(content: columns[index], next: nil, leadsOn: false)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                if index == first {
                  Button(ControlWord.sidebar.text(in: locale), systemImage: "sidebar.leading") {}
                }
              }
            }
        }
        .frame(maxWidth: index == columns.count - 1 ? .infinity : 320)
        .transformingEnvironment { environment in
          if index < columns.count - 1 { environment.horizontalSizeClass = .compact }
          // A search around the columns is that of the first.
          if index > first { environment.outerSearch = [] }
        }
      }
    }
  }
}

/// The screen of a column, which may lead to the next one.
private struct SplitColumn: View {
  typealias Body = Never

  let content: AnyView
  let next: AnyView?
  let leadsOn: Bool

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    context.tell(\.navigationCollector) { collector in
      collector.isColumn = true
      collector.nextColumn = next
      if leadsOn { collector.leadsOn = true }
    }
    return content._resolve(in: context)
  }
}

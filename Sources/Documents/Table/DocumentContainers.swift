import Foundation

extension DocumentTable {
  /// Stacks, grids, groups and scrolling.
  static var containers: [DocumentComponent] {
    stacks + grids + [
      .view("group", "Views that share modifiers.", .children) { children in
        Group { children }
      },
      .view(
        "scrollView", "Content that is clipped to the available space.",
        .optional("axes", .axes, default: .vertical, "Along which axes it scrolls."),
        .optional("showsIndicators", .boolean, default: true, "Whether indicators are shown."),
        .children
      ) { axes, showsIndicators, children in
        ScrollView(axes, showsIndicators: showsIndicators) { children }
      },
      .view(
        "viewThatFits", "The first of its views that fits into the available space.",
        .optional(
          "axes", .axes, default: Axis.Set([.horizontal, .vertical]), "Which axes must fit."),
        .children
      ) { axes, children in ViewThatFits(in: axes) { children } },
    ]
  }

  private static var stacks: [DocumentComponent] {
    [
      .view(
        "vstack", "Views from top to bottom.",
        .optional("alignment", .horizontalAlignment, default: .center, "How they are aligned."),
        .optional(
          "spacing", .space, "Between two views; by default what both prefer, or 8 points."),
        .children
      ) { alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          VStack(alignment: alignment, spacing: spacing) { children }
        }
      },
      .view(
        "hstack", "Views from leading to trailing.",
        .optional("alignment", .verticalAlignment, default: .center, "How they are aligned."),
        .optional(
          "spacing", .space, "Between two views; by default what both prefer, or 8 points."),
        .children
      ) { alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          HStack(alignment: alignment, spacing: spacing) { children }
        }
      },
      .view(
        "zstack", "Views on top of each other, the first at the back.",
        .optional("alignment", .alignment, default: .center, "How they are aligned."), .children
      ) { alignment, children in ZStack(alignment: alignment) { children } },
      .view(
        "lazyVStack", "A column for many views.",
        .optional("alignment", .horizontalAlignment, default: .center, "How they are aligned."),
        .optional(
          "spacing", .space, "Between two views; by default what both prefer, or 8 points."),
        .children
      ) { alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          LazyVStack(alignment: alignment, spacing: spacing) { children }
        }
      },
      .view(
        "lazyHStack", "A row for many views.",
        .optional("alignment", .verticalAlignment, default: .center, "How they are aligned."),
        .optional(
          "spacing", .space, "Between two views; by default what both prefer, or 8 points."),
        .children
      ) { alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          LazyHStack(alignment: alignment, spacing: spacing) { children }
        }
      },
    ]
  }

  private static var grids: [DocumentComponent] {
    [
      .view(
        "lazyVGrid", "Rows of cells in given columns.",
        .required(
          "columns", .array(of: .gridItem, minimumCount: 1, named: "columns"), "The columns."),
        .optional("alignment", .horizontalAlignment, default: .center, "How the grid is aligned."),
        .optional("spacing", .space, "Between two rows; 8 points by default."), .children
      ) { columns, alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { children }
        }
      },
      .view(
        "lazyHGrid", "Columns of cells in given rows.",
        .required("rows", .array(of: .gridItem, minimumCount: 1, named: "rows"), "The rows."),
        .optional("alignment", .verticalAlignment, default: .center, "How the grid is aligned."),
        .optional("spacing", .space, "Between two columns; 8 points by default."), .children
      ) { rows, alignment, spacing, children in
        DocumentSpaced(spacing) { spacing in
          LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { children }
        }
      },
      .view(
        "grid", "Rows of cells whose columns are as wide as their widest cell.",
        .optional("alignment", .alignment, default: .center, "How a view is aligned in its cell."),
        .optional("horizontalSpacing", .length, "Between two columns, in points."),
        .optional("verticalSpacing", .length, "Between two rows, in points."), .children
      ) { alignment, horizontal, vertical, children in
        Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
          children
        }
      },
      .view(
        "gridRow", "One row of a grid.",
        .optional("alignment", .verticalAlignment, "How views are aligned in this row."), .children
      ) { alignment, children in GridRow(alignment: alignment) { children } },
    ]
  }
}

extension DocumentValue where Value == GridItem {
  /// A column or row: a number for a fixed one, or an object.
  static var gridItem: DocumentValue {
    let fixed = DocumentValue<CGFloat>.length.map { GridItem(.fixed($0)) }
    let described = DocumentValue.record(
      "a grid item",
      .optional("fixed", .length, "A size in points."),
      .optional("minimum", .length, "The least size of a flexible or adaptive one."),
      .optional("maximum", .lengthOrInfinity, "The largest size of a flexible or adaptive one."),
      .optional("adaptive", .boolean, default: false, "As many as fit, each of the least size."),
      .optional("spacing", .length, "To the next one, in points."),
      .optional("alignment", .alignment, "How a view is aligned in its cell.")
    ) { fixed, minimum, maximum, adaptive, spacing, alignment in
      let size: GridItem.Size
      if let fixed {
        size = .fixed(fixed)
      } else if adaptive {
        size = .adaptive(minimum: minimum ?? 44, maximum: maximum ?? .infinity)
      } else {
        size = .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
      }
      return GridItem(size, spacing: spacing, alignment: alignment)
    }
    return fixed.or(described) { $0.kind == .object }
  }
}

import Foundation

extension DocumentTable {
  /// Lists, sections and rows.
  static var lists: [DocumentComponent] {
    [
      .view("list", "Rows in sections.", .children) { children in List { children } },
      .view("form", "Controls for data entry, grouped as in a list.", .children) { children in
        Form { children }
      },
      .view(
        "section", "Rows that belong together, with a header and a footer.",
        .optional("header", .titleOrView, "The header, above the rows."),
        .optional("footer", .titleOrView, "The footer, below the rows."), .children
      ) { header, footer, children in
        Section {
          children
        } header: {
          header
        } footer: {
          footer
        }
      },
      .view(
        "labeledContent", "A title and a value at the ends of a row.",
        .required("value", .string, "The title."),
        .optional("content", .titleOrView, "The value, as text or a view.")
      ) { title, content in LabeledContent(documentKey(title)) { content } },
      .view(
        "navigationLink", "A row that leads to another screen.",
        .optional("value", .string, "The title."),
        .optional("label", .view, "A view in place of the title.")
      ) { title, label in
        switch (title, label) {
        case (let title?, nil):
          AnyView(
            NavigationLink(documentKey(title)) { EmptyView() }
              .environment(\.opensLinksAnywhere, true))
        case (nil, let label?):
          AnyView(
            NavigationLink {
              EmptyView()
            } label: {
              label
            }
            .environment(\.opensLinksAnywhere, true))
        default: throw DocumentRefusal("navigationLink needs one of \"value\" and \"label\"")
        }
      },
      .view(
        "disclosureGroup", "A row that shows and hides its content.",
        .required("value", .string, "The title."),
        .optional("isExpanded", .boolean, default: false, "Whether it is open."), .children
      ) { title, isExpanded, children in
        DisclosureGroup(documentKey(title), isExpanded: .constant(isExpanded)) { children }
      },
      .view(
        "groupBox", "Content in its own box.",
        .optional("value", .string, default: "", "The title."), .children
      ) { title, children in GroupBox(documentKey(title)) { children } },
      .view(
        "menu", "A button that opens a list of actions; menuPresented shows it open.",
        .required("value", .string, "The title."),
        .optional("systemImage", .symbolName, "A symbol before the title."), .children
      ) { title, symbol, children in
        if let symbol {
          AnyView(Menu(documentKey(title), systemImage: symbol) { children })
        } else {
          AnyView(Menu(documentKey(title)) { children })
        }
      },
    ]
  }
}

extension DocumentValue where Value == AnyView {
  /// A text written as a string, or any view.
  static var titleOrView: DocumentValue {
    let title = DocumentValue<String>.string.map { AnyView(Text(documentKey($0))) }
    return DocumentValue.view.or(title) { $0.kind == .string }
  }
}

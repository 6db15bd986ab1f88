// A document is read into views: what they are written with is needed wherever documents are.
@_exported public import Components

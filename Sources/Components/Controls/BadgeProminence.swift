/// How loud a badge is.
public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }
/// To which side of a line's end a choice of text belongs.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The strokes that a line under or through a text is made of.
public enum TextLinePattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

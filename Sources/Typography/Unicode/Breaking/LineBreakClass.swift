/// The Line_Break property (UAX #14, table 1), by its standard abbreviations.
///
/// Raw values follow the table generator.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case ai, al, b2, ba, bb, bk, cb, cj, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy
  case id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sa, sg, sp, sy
  case wj, xx, zw, zwj
}

/// The East_Asian_Width property (UAX #11). Raw values follow the table generator.
package enum EastAsianWidth: UInt8, CaseIterable, Sendable {
  case neutral
  case ambiguous
  case halfwidth
  case wide
  case fullwidth
  case narrow
}

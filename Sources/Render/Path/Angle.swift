/// The sine and cosine of an angle in turns, by a polynomial: the same bits on every machine.
///
/// The angle is reduced to an eighth of a turn, so quarter turns are exact and the Taylor terms
/// that are left out stay below 1e-17. Angles that are not finite count as 0.
package func sineAndCosine(turns: Double) -> (sine: Double, cosine: Double) {
  guard turns.isFinite, turns.magnitude < 1e15 else { return (0, 1) }
  // What is left after the nearest quarter lies in −1/8…1/8 of a turn.
  let fraction = turns - turns.rounded(.down)
  let quarters = (fraction * 4).rounded(.toNearestOrAwayFromZero)
  let rest = fraction - quarters / 4
  let x = rest * 6.283185307179586
  let x2 = x * x
  var sine = 1.0
  var cosine = 1.0
  // Horner form of the series up to x^17 and x^18.
  for k in stride(from: 8.0, through: 1.0, by: -1.0) {
    sine = 1 - x2 / ((2 * k) * (2 * k + 1)) * sine
  }
  for k in stride(from: 9.0, through: 1.0, by: -1.0) {
    cosine = 1 - x2 / ((2 * k - 1) * (2 * k)) * cosine
  }
  sine *= x
  switch Int(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

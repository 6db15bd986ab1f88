/// Words of further European languages, as CLDR has them.
extension DateWords {
  static let german = DateWords(
    months: words(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    shortMonths: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    weekdays: words("SO MO DI MI DO FR SA"), timeLabel: "Uhrzeit", usesTwelveHours: false,
    pattern: .dayFirstWithDot)

  static let french = DateWords(
    months: words(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonths: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    weekdays: words("DIM LUN MAR MER JEU VEN SAM"), timeLabel: "Heure", usesTwelveHours: false,
    pattern: .dayFirst)

  static let spanish = DateWords(
    months: words(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: words("ene feb mar abr may jun jul ago sept oct nov dic"),
    weekdays: words("DOM LUN MAR MIÉ JUE VIE SÁB"), timeLabel: "Hora", usesTwelveHours: false,
    pattern: .dayFirstWithHeadingPreposition)

  static let italian = DateWords(
    months: words(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
    ),
    shortMonths: words("gen feb mar apr mag giu lug ago set ott nov dic"),
    weekdays: words("DOM LUN MAR MER GIO VEN SAB"), timeLabel: "Ora", usesTwelveHours: false,
    pattern: .dayFirst)

  static let portuguese = DateWords(
    months: words(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    shortMonths: words("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    weekdays: words("DOM SEG TER QUA QUI SEX SÁB"), timeLabel: "Hora", usesTwelveHours: false,
    pattern: .dayFirstWithPrepositions)

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

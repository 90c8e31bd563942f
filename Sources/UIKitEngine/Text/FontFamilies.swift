/// The families of fonts that come with iOS.
///
/// Source: Apple's list of system fonts (developer.apple.com/fonts/system-fonts), written from memory of
/// it; a version of iOS may lack some or have others. Which faces a family has is not listed here.
nonisolated enum FontFamilies {
  static let names = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier New",
    "DIN Alternate", "DIN Condensed", "Damascus", "Devanagari Sangam MN", "Didot",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada",
    "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "STIX Two Math", "STIX Two Text",
    "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "Symbol", "Tamil Sangam MN", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]

  /// How PostScript names begin that are not the family's without its spaces.
  private static let otherBeginnings = [
    "ArialMT": "Arial", "TimesNewRomanPS": "Times New Roman",
    "TimesNewRomanPSMT": "Times New Roman", "CourierNewPS": "Courier New",
    "CourierNewPSMT": "Courier New", "Courier": "Courier New",
    "AcademyEngravedLetPlain": "Academy Engraved LET", "PartyLetPlain": "Party LET",
    "SavoyeLetPlain": "Savoye LET", "BradleyHandITCTT": "Bradley Hand",
    "BodoniSvtyTwoITCTT": "Bodoni 72", "BodoniSvtyTwoOSITCTT": "Bodoni 72 Oldstyle",
    "BodoniSvtyTwoSCITCTT": "Bodoni 72 Smallcaps", "BodoniOrnamentsITCTT": "Bodoni Ornaments",
    "DiwanMishafi": "Mishafi", "HiraMaruProN": "Hiragino Maru Gothic ProN",
    "HiraMinProN": "Hiragino Mincho ProN", "ZapfDingbatsITC": "Zapf Dingbats",
  ]

  /// The family of a font by its PostScript name, or by the family's own; `nil` if iOS comes with none.
  ///
  /// It is judged by what stands before the hyphen, so a face that the family has not passes.
  static func family(of fontName: String) -> String? {
    let start = fontName.prefix { $0 != "-" }.filter { $0 != " " }
    return otherBeginnings[start] ?? names.first { $0.filter { $0 != " " } == start }
  }
}

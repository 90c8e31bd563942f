extension Character {
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmoji && (first.value > 0x238C || unicodeScalars.count > 1)
  }
}
print("a🎉1☎️".map { $0.isEmoji })
for scalar in "Aß٣ \u{301}".unicodeScalars {
  let it = scalar.properties
  print(
    it.isAlphabetic, it.isUppercase, it.isWhitespace, it.name ?? "-", "[\(it.uppercaseMapping)]")
}
print(("½".unicodeScalars.first as Unicode.Scalar?)?.properties.numericValue ?? 0)

// expect: [false, true, false, true]
// expect: true true false LATIN CAPITAL LETTER A [A]
// expect: true false false LATIN SMALL LETTER SHARP S [SS]
// expect: false false false ARABIC-INDIC DIGIT THREE [٣]
// expect: false false true SPACE [ ]
// expect: false false false COMBINING ACUTE ACCENT [́]
// expect: 0.5

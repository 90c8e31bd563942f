import Testing

/// What makes the table whole: both languages, the same things said of the same someone, nothing idle.
struct PhraseTableTests {
  private static let table = PhraseTable()

  /// Phrases whose Korean has no Hangul, and why.
  private static let withoutHangul: [String: String] = [
    "boundsOrigin": "a property's name", "prompt": "our sign", "playPrompt": "our sign",
    "its": "Korean leaves the owner out", "their": "Korean leaves the owner out",
    "isSet": "a colon says it", "nowIs": "a sign says it", "listing": "line ends between phrases",
  ]

  @Test func `there is a table`() {
    #expect(Self.table.entries.count > 100)
  }

  @Test func `every phrase has both languages`() {
    for entry in Self.table.entries {
      let count = entry.wordings.count
      #expect(
        count == 2 || count == 4,
        "\(entry.file): \(entry.name) wants an English and a Korean literal, has \(count) literals")
      for (index, wording) in entry.wordings.enumerated() {
        let isKorean = !index.isMultiple(of: 2)
        let english = entry.wordings[index - (isKorean ? 1 : 0)]
        let hasHangul = wording.words.contains { ("가"..."힣").contains($0) }
        guard english.words.contains(where: { $0.isASCII && $0.isLetter }) else { continue }
        #expect(
          hasHangul == isKorean || Self.withoutHangul[entry.name] != nil,
          "\(entry.file): \(entry.name): '\(wording.words)'")
      }
    }
  }

  @Test func `all languages say the same of the same`() {
    for entry in Self.table.entries {
      let said = Set(entry.wordings.map(\.interpolated))
      #expect(said.count <= 1, "\(entry.file): \(entry.name) fills in \(said)")
    }
  }

  @Test func `every argument is said`() {
    for (name, entries) in Dictionary(grouping: Self.table.entries, by: \.name) {
      let declared = Set(entries.flatMap(\.parameters))
      let said = entries.reduce(into: Set<String>()) { said, entry in
        for wording in entry.wordings { said.formUnion(wording.interpolated) }
      }
      // A phrase inside maps an argument as `$0`, under a name of its own.
      guard !said.contains("$0") else { continue }
      #expect(declared.isSubset(of: said), "\(name) does not say \(declared.subtracting(said))")
    }
  }

  @Test func `no phrase is idle`() {
    let sources = PhraseTable.files(in: "Sources")
    let table = sources.filter { $0.path.contains("Words/Phrase+") }.map(\.text).joined()
    let rest = sources.filter { !$0.path.contains("Words/Phrase+") }.map(\.text).joined()
    for name in Set(Self.table.entries.map(\.name)) {
      let isUsed = rest.contains(".\(name)") || table.contains(".\(name)")
      #expect(isUsed, "nobody says Phrase.\(name)")
    }
  }

  @Test func `no phrase ends in two ways`() {
    // Korean of the program is 해요 or a noun; 합니다 and 한다 belong elsewhere.
    for entry in Self.table.entries where !entry.name.hasPrefix("belief") {
      for wording in entry.wordings {
        #expect(
          !wording.words.contains("니다"), "\(entry.file): \(entry.name): '\(wording.words)'")
      }
    }
  }
}

import Render
import Tutor
import Words

extension Command {
  static let evidence = Command(
    name: "evidence", usage: ":evidence ID…", summary: .evidenceSummary, details: .evidenceDetails,
    group: .explain,
    arguments: .names { loop in loop.lessonFolder.evidence().entries.keys.sorted() },
    tellsAnswers: true, showsPast: true, seeAlso: ["why", "whynot"],
    example: #"""
      lab> :evidence V-013
      V-013 Changing a view's size lays out the superview and the view
      • Scenario: `red.frame.size.width += 10` (or `red.bounds.size`) on a visible
        child.
      • Observed/expected: RootView.layoutSubviews, VC.viewDidLayoutSubviews,
        RedView.layoutSubviews; once each, in the next commit. Seed 000 shows the
        view's own call also for a frame set from asyncAfter, without setNeedsLayout.
      • Source: hfossli/LayoutSubviewsInconsistency README.md; seed 000; apple-stated
        in WWDC16 236 (V-046); test in V-091.
      • Strength: `observed-log`
      • Conflicts: BadPirate (SO 728372) lists only the view itself.
      """#
  ) { argument, loop in
    let words = argument.split { $0 == " " || $0 == "," }
    guard !words.isEmpty else { return .refused(.evidenceTakes) }
    let library = loop.lessonFolder.evidence()
    var text = Styled()
    for word in words {
      guard let entry = library[EvidenceLibrary.id(word) ?? String(word)] else {
        return .refused(.noEvidence(String(word), among: library.ranges.joined(separator: ", ")))
      }
      if !text.isEmpty { text += "\n" }
      let prose = LessonProse(width: loop.width)
      text += prose.text(.sentence("\(entry.id) \(entry.title)"), .emphasis) + "\n"
      text += prose.text(.markdown(entry.text), .quiet) + "\n"
    }
    return .show(text)
  }
}

import Foundation
import Testing

/// No entry of the evidence on Auto Layout is forgotten.
@Suite struct AutolayoutEvidenceTests {
  /// Each id's heading, in the order of the file.
  private let ids: [String]
  private let excused: [String]

  init() throws {
    let evidence = packageFolder.appending(path: "Lessons/Evidence/autolayout.md")
    ids = try String(contentsOf: evidence, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("### A-") }.map { String($0.split(separator: " ")[1]) }
    let list = Scenario.folder.appendingPathComponent("unspecified-autolayout.txt")
    excused = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.components(separatedBy: " - ") }
      .compactMap { $0.count == 2 ? $0[0] : nil }
  }

  @Test func `every entry has a scenario or a reason why not`() {
    let shown = Set(Scenario.all.flatMap(\.evidence))

    #expect(ids.count > 100)
    #expect(ids.filter { !shown.contains($0) && !excused.contains($0) } == [])
  }

  @Test func `nothing in the list of the unspecified has a scenario`() {
    let shown = Set(Scenario.all.flatMap(\.evidence))

    #expect(excused.filter { shown.contains($0) || !ids.contains($0) } == [])
  }
}

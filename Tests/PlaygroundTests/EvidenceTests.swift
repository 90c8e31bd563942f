import Foundation
import Testing

/// No entry of the evidence is forgotten: it has a scenario, or stands in `unspecified-NAME.txt` with
/// the reason why it has none.
@Suite struct EvidenceTests {
  /// A file of the evidence, and how its ids begin.
  nonisolated struct Chapter: Sendable, CustomTestStringConvertible {
    let name: String
    let letter: String
    var testDescription: String { name }

    /// Each id's heading, in the order of the file.
    @MainActor func ids() throws -> [String] {
      let file = packageFolder.appending(path: "Lessons/Evidence/\(name).md")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("### \(letter)-") }
        .map { String($0.split(separator: " ")[1]) }
    }

    /// The ids that have a reason.
    @MainActor func excused() throws -> [String] {
      let list = Scenario.folder.appendingPathComponent("unspecified-\(name).txt")
      return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { $0.components(separatedBy: " - ") }
        .compactMap { $0.count == 2 && !$0[1].isEmpty ? $0[0] : nil }
    }
  }

  nonisolated static let chapters = [
    Chapter(name: "views", letter: "V"), Chapter(name: "controllers", letter: "C"),
    Chapter(name: "autolayout", letter: "A"),
  ]

  private let shown = Set(Scenario.all.flatMap(\.evidence))

  @Test(arguments: chapters)
  func `every entry has a scenario or a reason why not`(_ chapter: Chapter) throws {
    let (ids, excused) = (try chapter.ids(), try chapter.excused())

    #expect(ids.count > 80)
    #expect(ids.filter { !shown.contains($0) && !excused.contains($0) } == [])
  }

  @Test(arguments: chapters)
  func `nothing in a list of the unspecified has a scenario`(_ chapter: Chapter) throws {
    let ids = try chapter.ids()

    #expect(try chapter.excused().filter { shown.contains($0) || !ids.contains($0) } == [])
  }
}

import Foundation
import Testing

@testable import Terminal

struct HistoryTests {
  private let path = NSTemporaryDirectory() + "layoutlab-\(UUID().uuidString)/history"

  @Test func `a new session finds what the last one typed`() {
    let first = History(path: path)
    first.add("let a = 1")
    first.add("if a > 0 {\n  print(\"한글\\n\")\n}")

    #expect(History(path: path).entries == first.entries)
    #expect(first.entries.count == 2)
  }

  @Test func `each entry is one line of plain text`() throws {
    let history = History(path: path)
    history.add("한 줄\n두 줄\\")

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "한 줄\\n두 줄\\\\\n")
  }

  @Test func `repeats, empty lines and lines that begin with a space are not kept`() {
    let history = History(path: nil)
    for line in ["a", "a", "", " secret", "b", "a"] { history.add(line) }

    #expect(history.entries == ["a", "b", "a"])
  }

  @Test func `only the learner may read the file`() throws {
    History(path: path).add("let a = 1")

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a place that can't be written costs the history, not the session`() {
    let history = History(path: "/dev/null/history")
    #expect(history.add("let a = 1"))
    #expect(history.entries == ["let a = 1"])
  }

  @Test(arguments: ["", "\\", "\\n", "a\nb", "\\\n\\n", "tab\t", "끝\\"])
  func `escaping loses nothing`(entry: String) {
    let line = History.escaped(entry)
    #expect(!line.contains("\n"))
    #expect(History.unescaped(line) == entry)
  }
}

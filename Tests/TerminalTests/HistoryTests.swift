import Foundation
import TemporaryFolder
import Testing

@testable import Terminal

struct HistoryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/home/history" }

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

    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\t한 줄\\n두 줄\\\\\n")
  }

  @Test func `repeats, empty lines and lines that begin with a space are not kept`() {
    let history = History(path: nil)
    for line in ["a", "a", "", " secret", "b", "a"] { history.add(line) }

    #expect(history.entries == ["b", "a"])
  }

  @Test func `each folder has its own, and what has none belongs to all`() throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try "from before\n".write(toFile: path, atomically: true, encoding: .utf8)
    History(path: path, folder: "/a").add("here")
    History(path: path, folder: "/b").add("there")

    #expect(History(path: path, folder: "/a").entries == ["from before", "here"])
    #expect(History(path: path, folder: "/b").entries == ["from before", "there"])
    #expect(History(path: path, folder: "/c").entries == ["from before"])
  }

  @Test func `sessions side by side lose nothing of each other`() {
    let first = History(path: path, folder: "/a")
    let second = History(path: path, folder: "/a")
    first.add("one")
    second.add("two")
    first.add("three")

    #expect(History(path: path, folder: "/a").entries == ["one", "two", "three"])
  }

  @Test func `half a line of a session that was killed spoils no other`() throws {
    let first = History(path: path, folder: "/a")
    first.add("whole")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("/a\thal".utf8))
    try handle.close()
    first.add("after")

    #expect(History(path: path, folder: "/a").entries == ["whole", "hal", "after"])
  }

  @Test func `a long file is cut to what is still of use`() throws {
    let first = History(path: path, folder: "/a", limit: 3)
    for number in 0..<20 { first.add("entry \(number)") }
    History(path: path, folder: "/b", limit: 3).add("other")
    _ = History(path: path, folder: "/a", limit: 3)

    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "/a\tentry 17\n/a\tentry 18\n/a\tentry 19\n/b\tother\n")
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    // A session that knew the old file goes on in the new one.
    first.add("later")
    #expect(History(path: path, folder: "/a", limit: 3).entries.last == "later")
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
    #expect(!line.contains("\n") && !line.contains("\t"))
    #expect(History.unescaped(line) == entry)
  }
}

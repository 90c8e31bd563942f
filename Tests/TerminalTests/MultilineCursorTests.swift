import Foundation
import Testing

@testable import Terminal

struct MultilineCursorTests {
  private func move(_ text: String, by step: Int) -> String? {
    let parts = text.components(separatedBy: "|")
    let line = parts.joined()
    guard
      let place = MultilineCursor((line, parts[0].utf8.count)).moved(by: step)
    else { return nil }
    var scalars = Array(line.unicodeScalars)
    scalars.insert("|", at: place)
    var moved = String.UnicodeScalarView()
    moved.append(contentsOf: scalars)
    return String(moved)
  }

  @Test func `up and down keep the column where they can`() {
    #expect(move("let a\nlet| b", by: -1) == "let| a\nlet b")
    #expect(move("let| a\nlet b", by: 1) == "let a\nlet| b")
    #expect(move("a\nlong li|ne", by: -1) == "a|\nlong line")
    #expect(move("한글|\nab", by: 1) == "한글\nab|")
  }

  @Test func `from the first and the last line there is nowhere to go`() {
    #expect(move("a|b\nc", by: -1) == nil)
    #expect(move("a\nb|", by: 1) == nil)
    #expect(move("|", by: 1) == nil)
  }
}

import Testing

@testable import SwiftScript

/// Code as deep as this ends the stack of Swift's parser, or takes it for ever.
@Suite struct NestingTests {
  private static let tooDeep = "code that is nested as deeply as this is not supported yet"

  /// A piece of code with parts that are repeated: its name is not the whole of it.
  struct Deep: CustomTestStringConvertible {
    var start: String
    var opening: String
    var middle = ""
    var closing = ""
    let count: Int

    var text: String {
      start + String(repeating: opening, count: count) + middle
        + String(repeating: closing, count: count)
    }
    var testDescription: String { "\(start)\(opening) \(count) times" }
  }

  @Test(arguments: [
    Deep(start: "let x: Any = ", opening: "[", closing: "]", count: 40),
    Deep(start: "let x: ", opening: "Array<", middle: "Int", closing: ">", count: 2000),
    Deep(start: "let x = \"a\"", opening: ".uppercased()", count: 3000),
    Deep(start: "let x = 1", opening: " + 1", count: 3000),
    Deep(start: "let x = 1", opening: "+1", count: 120_000),
  ])
  func `what goes too deep is told`(_ deep: Deep) {
    let text = deep.text
    #expect(Run(text, name: "deep").errors == ["1: \(Self.tooDeep)"])
    #expect(!Interpreter.isIncomplete(text))
    #expect(ClassifiedSwift.pieces(of: text).map(\.text).joined() == text)
  }

  @Test func `comparisons and brackets one after another are not deep`() {
    let text =
      "let a = 1, b = 2\n" + String(repeating: "print(a<b, [[a]])\n", count: 300)
    #expect(Run(text, name: "flat").errors == [])
  }
}

import Testing

@testable import SwiftScript

/// Code as deep as this ends the stack of Swift's parser, or takes it for ever.
@Suite struct NestingTests {
  private static let tooDeep = "code that is nested as deeply as this is not supported yet"

  @Test(arguments: [
    "let x: Any = " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
    "let x: " + String(repeating: "Array<", count: 2000) + "Int"
      + String(repeating: ">", count: 2000),
    "let x = \"a\"" + String(repeating: ".uppercased()", count: 3000),
    "let x = 1" + String(repeating: " + 1", count: 3000),
    "let x = 1" + String(repeating: "+1", count: 120_000),
  ])
  func `what goes too deep is told`(_ text: String) {
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

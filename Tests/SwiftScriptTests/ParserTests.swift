import Testing

@testable import SwiftScript

/// Programs that the compiler takes and the formatter's parser does not.
///
/// So they stand here and not among the scripts. What is expected is what swiftc's programs print.
@Suite struct ParserTests {
  @Test func `a parenthesis begins a closure's parameters only where 'in' follows it`() {
    let run = Run(
      #"""
      let numbers: [Int] = [1, 2]
      func run(_ body: () -> Void) { body() }

      run {
        (numbers as Any as? [Int])?.forEach { print("cast", $0) }
        for x in numbers { print("loop", x) }
      }
      run {
        (1...2).forEach { print("range", $0) }
        print("between")
        for case let x? in [1, nil] { print("case", x) }
      }
      let sum = { (a: Int, b: Int) in a + b }
      let product = { (1 + sum(1, 1)) * 3 }
      print(product(), { (numbers.count) }(), { (a) in a + 1 }(2))
      run {
        // What stands before it is no part of it.
        (numbers.first ?? 0) > 0 ? print("first") : print("none")
        run {
          (3...3).forEach { (n) in print("inner", n) }
          for n in 4...4 { print(n) }
        }
        for n in numbers where n > 1 { print("last", n) }
      }
      @resultBuilder enum Lines {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ line: String) -> [String] { [line] }
        static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
      }
      func lines(@Lines _ body: () -> [String]) -> [String] { body() }
      print(
        lines {
          ("a" + "b")
          for n in numbers { "n\(n)" }
        })
      """#, name: "parenthesis")

    #expect(run.errors == [])
    #expect(
      run.lines == [
        "cast 1",
        "cast 2",
        "loop 1",
        "loop 2",
        "range 1",
        "range 2",
        "between",
        "case 1",
        "9 2 3",
        "first",
        "inner 3",
        "4",
        "last 2",
        "[\"ab\", \"n1\", \"n2\"]",
      ])
  }
}

import SwiftReader
import Testing

@testable import SwiftScript

/// Ctrl-C and the limits inside of single steps of the library, counted in questions and never in
/// seconds.
@MainActor @Suite(.serialized) struct InterruptTests {
  nonisolated static let count = 20_000
  nonisolated static let setup = """
    let a = Array(0..<\(count)), b = Array(0..<\(count))
    let t = a.map { "\\($0)" }, u = a.map { "\\($0)" }
    let s = String(repeating: "가나,", count: \(count / 3))
    let p = String(repeating: "ab,", count: \(count / 3))
    let d = Dictionary(uniqueKeysWithValues: a.map { ($0, $0) })
    let e = Set(a), f = Set(\(count / 2)..<\(count * 3 / 2))
    let lists = Array(repeating: [1, 2, 3, 4], count: \(count / 4))
    var v = a, w = t, x = a[1...], y = e, z = d
    // What has the same storage is equal at once.
    let otherSet = Set(b), otherTable = d.mapValues { $0 }
    struct Point { var x = 1, y = 2.5 }
    let points = Array(repeating: Point(), count: \(count / 2))
    final class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
    indirect enum List { case end, node(Int, List) }
    """

  /// Each goes once over at least as many elements as there are.
  nonisolated static let statements = [
    // Arrays
    "a.sorted { $0 > $1 }.count", "a.sorted().count", "v.sort()", "a.min()!", "a.max { $0 < $1 }!",
    "a.contains(-1)", "a.firstIndex(of: -1) == nil", "a.lastIndex(of: -1) == nil",
    "a.firstIndex { $0 < 0 } == nil", "a.last { $0 < 0 } == nil", "a.allSatisfy { $0 >= 0 }",
    "a.split { $0 % 5 == 0 }.count", "a.split(separator: -1).count", "t.joined(separator: \",\")",
    "Array(lists.joined()).count * 0", "a.map { $0 + 1 }.count", "a.filter { $0 > 5 }.count",
    "a.compactMap { $0 > 5 ? $0 : nil }.count", "a.flatMap { [$0] }.count", "a.reduce(0, +)",
    "a.reduce(into: [:]) { $0[$1] = $1 }.count", "zip(a, b).map { $0 + $1 }.count",
    "Array(a.enumerated()).count", "Array(a.reversed()).count", "a.shuffled().count",
    "v.reverse()", "v.removeAll { $0 % 2 == 0 }", "v.append(contentsOf: b)", "(a + b).count",
    "v += b", "v.append(1)", "v[0] = 1", "v.swapAt(0, 1)", "x.removeFirst()",
    "a[1...].count", "a.dropFirst(5).count", "a.prefix { $0 >= 0 }.count",
    "a.drop { $0 >= 0 }.count",
    "a == b", "t == u", "a.elementsEqual(b)", "a.starts(with: b)", "a.forEach { _ in }",
    "Array(repeating: 0, count: \(count)).count", "Array(repeating: \"a\", count: \(count)).count",
    "Array(0..<\(count)).count", "Array(stride(from: 0, to: \(count), by: 1)).count",
    "repeatElement(1, count: \(count)).count",
    // Dictionaries and sets
    "Set(a).count", "Set(t).count", "Dictionary(grouping: a) { $0 % 10 }.count",
    "Dictionary(grouping: a) { $0 / 2 }.count",
    "Dictionary(uniqueKeysWithValues: zip(a, b)).count", "d.mapValues { $0 + 1 }.count",
    "d.filter { $0.key > 5 }.count", "d.compactMapValues { $0 }.count", "d.keys.count",
    "d.values.count", "d.sorted { $0.key > $1.key }.count", "for (k, v) in d { _ = k + v }",
    "z.merge([1: 2]) { $1 }", "z[7] = 8", "y.insert(-1)", "d == otherTable", "e == otherSet",
    "e.union(f).count",
    "e.intersection(f).count", "e.subtracting(f).count", "e.symmetricDifference(f).count",
    "y.formUnion(f)", "e.isSubset(of: y)", "e.isSuperset(of: y)", "e.map { $0 }.count",
    "e.filter { $0 > 1 }.count", "e.sorted().count", "Array(e).count", "for x in e { _ = x }",
    "e.contains { $0 < 0 }", "d.contains { $0.key < 0 }",
    // Ranges
    "(0..<\(count)).contains { $0 < 0 }", "(0..<\(count)).map { $0 }.count",
    "(0..<\(count)).reduce(0, +)", "Array((0..<\(count)).reversed()).count",
    // Descriptions
    "\"\\(a)\".count", "print(a)", "a.description.count", "\"\\(d)\".count", "\"\\(e)\".count",
    "\"\\(t)\".count", "\"\\(points)\".count", "a", "d", "points",
    // Casts
    "let some: [Int?] = a",
    // Ends
    "do { let all = a.map { [$0] }; _ = all.count }", "do { var q = a.map { [$0] }; q = [] }",
    "do { var l = List.end; for i in a { l = .node(i, l) } }",
  ]

  /// Each goes once over a text.
  nonisolated static let texts = [
    "s.count", "s.split(separator: \",\").count", "p.split(separator: \",\").count",
    "s.components(separatedBy: \",\").count", "p.components(separatedBy: \",\").count",
    "s.components(separatedBy: CharacterSet(charactersIn: \",\")).count",
    "s.replacingOccurrences(of: \"나\", with: \"x\").count",
    "p.replacingOccurrences(of: \"b\", with: \"xx\").count", "s.contains(\"다\")",
    "p.contains(\"z\")", "s.contains(Character(\"다\"))", "s.hasPrefix(s)", "s.hasSuffix(s)",
    "s.uppercased().count", "s.lowercased().count", "s.capitalized.count",
    "String(s.reversed()).count", "s.filter { $0 != \",\" }.count", "s.map { $0 }.count",
    "Array(s).count", "Array(p).count", "s.prefix(\(count - 9)).count",
    "s.suffix(\(count - 9)).count",
    "s.dropFirst(\(count - 9)).count", "s.dropLast(\(count - 9)).count",
    "s[s.index(s.startIndex, offsetBy: \(count - 9))]",
    "s.distance(from: s.startIndex, to: s.endIndex)", "s.firstIndex(of: \"x\") == nil",
    "s.lastIndex(of: \"x\") == nil", "s.range(of: \"x\") == nil",
    "String(repeating: \" \", count: \(count)).trimmingCharacters(in: .whitespaces).count",
    "Array(s.utf8).count", "s.unicodeScalars.count", "s.utf16.count", "s.debugDescription.count",
    "[s].description.count", "String(repeating: \"가\", count: 600_000).count",
    "\"a\".padding(toLength: 70_000, withPad: \"가\", startingAt: 0).count",
    "String(format: String(repeating: \"%d\", count: \(count)), 1).count", "for c in s { _ = c }",
    "s.prefix { $0 != \"x\" }.count", "s.drop { $0 != \"x\" }.count", "s.indices.count",
  ]

  let library = Library([])

  private func interpreter(_ setup: String = setup) -> Interpreter {
    let interpreter = Interpreter(library: library)
    let result = interpreter.run(setup, file: "setup")
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.stop == nil)
    return interpreter
  }

  /// Runs each statement with values as they were; `isStopped` is told of each question.
  private func run(
    _ statements: [String], isStopped: @escaping (_ questions: Int) -> Bool,
    _ check: (_ statement: String, Interpreter.Result, _ questions: Int) -> Void
  ) {
    let interpreter = interpreter()
    let machine = interpreter.machine
    for statement in statements {
      machine.isInterrupted = { false }
      _ = interpreter.run("v = a; w = t; x = a[1...]; y = e; z = d", file: "again")
      var questions = 0
      machine.isInterrupted = {
        questions += 1
        return isStopped(questions)
      }
      let result = interpreter.run(statement, file: "statement", isPrompt: true)
      check(statement, result, questions)
      machine.recover()
    }
    interpreter.tearDown()
  }

  private func expectQuestions(_ statements: [String], atLeast least: Int) {
    run(statements, isStopped: { _ in false }) { statement, result, questions in
      let errors = result.diagnostics.filter { $0.severity != .warning }.map(\.message)
      #expect(errors == [], "\(statement)")
      #expect(result.stop == nil, "\(statement)")
      #expect(questions >= least, "\(statement)")
    }
  }

  @Test func `one step on many elements asks as it goes`() {
    expectQuestions(Self.statements, atLeast: Self.count / 4096)
  }

  @Test func `one step on a long text asks as it goes`() {
    expectQuestions(Self.texts, atLeast: 1)
  }

  @Test func `a step ends soon after the answer`() {
    run(Self.statements + Self.texts, isStopped: { $0 >= 1 }) { statement, result, questions in
      if case .interrupted? = result.stop {} else { Issue.record("not stopped: \(statement)") }
      #expect(questions <= 8, "\(statement)")
      #expect(result.value == nil, "\(statement)")
    }
  }

  @Test func `a list of a hundred thousand links dies from its head to its end`() {
    let interpreter = Interpreter(library: library)
    var printed = ""
    interpreter.machine.onPrint = { printed += $0 }
    let result = interpreter.run(
      """
      final class Node {
        let number: Int
        var next: Node?
        init(_ number: Int, _ next: Node?) { (self.number, self.next) = (number, next) }
        deinit { if number % 25_000 == 0 { print(number) } }
      }
      var head: Node? = nil
      for number in 0...100_000 { head = Node(number, head) }
      head = nil
      """, file: "list")
    #expect(result.stop == nil)
    #expect(printed == "100000\n75000\n50000\n25000\n0\n")
  }

  @Test func `what a stopped program leaves is cleared away while the next one runs`() {
    let stopped = interpreter()
    var questions = 0
    stopped.machine.isInterrupted = {
      questions += 1
      return questions > 3
    }
    _ = stopped.run("let kept = t.map { [$0, $0] }; while true {}", file: "statement")
    stopped.tearDown()
    #expect(Release.remaining > 0)
    _ = interpreter().run("for i in 0..<10_000_000 { _ = i }", file: "next")
    #expect(Release.remaining == 0)
  }

  @Test func `a program that stops in the middle of an end lets go of the rest in silence`() {
    let interpreter = Interpreter(library: library)
    var printed = 0
    interpreter.machine.onPrint = { _ in printed += 1 }
    _ = interpreter.run(
      "final class P { deinit { print(1) } }; var all = (0..<20_000).map { _ in P() }",
      file: "setup")
    var questions = 0
    interpreter.machine.isInterrupted = {
      questions += 1
      return questions > 3
    }
    _ = interpreter.run("all = []", file: "statement")
    #expect(printed > 0)
    #expect(printed < 5000)
  }

  // MARK: Limits

  @Test(arguments: [
    "Array(repeating: 0, count: 1_000_000_000)", "String(repeating: \"ab\", count: 1_000_000_000)",
    "Array(0..<1_000_000_000).count", "(0..<1_000_000_000).map { $0 }.count",
    "repeatElement(\"a\", count: 1_000_000_000).count",
    "\"a\".padding(toLength: 1_000_000_000, withPad: \"ab\", startingAt: 0)",
    "String(format: \"%1000000000d\", 1)", "var s = \"ab\"; while true { s += s }",
    "var s = \"ab\"; while true { s = s + s }", "var s = \"ab\"; while true { s = \"\\(s)\\(s)\" }",
    "var a = [1]; while true { a += a }", "var a = [1]; while true { a = a + a }",
    "var a = [1]; while true { a.append(contentsOf: a) }",
    "var a = [1]; while true { a.insert(contentsOf: a, at: 0) }",
    "let a = Array(repeating: 1, count: 2_000_000); print([a, a, a, a].joined().count)",
    "Set(0..<3_000_000).count",
  ])
  func `the memory limit holds inside of a step`(_ statement: String) {
    let interpreter = Interpreter(library: library)
    interpreter.machine.limits.memory = 64_000_000
    interpreter.machine.forgetSteps()
    let before = ProcessMemory.resident
    let result = interpreter.run(statement, file: "statement", isPrompt: true)
    guard case .memory(64_000_000)? = result.stop else {
      Issue.record("not stopped: \(result.diagnostics.map(\.message))")
      return
    }
    #expect(ProcessMemory.resident - before < 128_000_000)
    interpreter.tearDown()
  }

  @Test(arguments: [
    "a.sorted().count", "Set(a).count", "\"\\(a)\".count", "Array(a.reversed()).count",
    "s.split(separator: \",\").count",
  ])
  func `the step limit holds inside of a step`(_ statement: String) {
    let interpreter = interpreter()
    interpreter.machine.limits.steps = 100
    interpreter.machine.forgetSteps()
    let result = interpreter.run(
      "for _ in 0..<10 { _ = \(statement) }", file: "statement", isPrompt: true)
    guard case .limit(100)? = result.stop else {
      Issue.record("not stopped")
      return
    }
  }

  @Test(arguments: [
    "wholeMatch(of: /(a+)+b/)", "firstMatch(of: /(?:a|a)*c/)", "matches(of: /(a*)*b/)",
  ])
  func `Ctrl-C ends a search that tries too many ways`(_ search: String) {
    let interpreter = Interpreter(library: library)
    interpreter.machine.isInterrupted = { true }
    // Long enough to be asked, and not so long that the engine goes on for good.
    let result = interpreter.run(
      "_ = String(repeating: \"a\", count: 22).\(search)", file: "search")
    guard case .interrupted? = result.stop else {
      Issue.record("not interrupted")
      return
    }
  }

  @Test func `only a search that may be long is tried first`() {
    #expect(!PatternTrial(#"(\d+)-(\d+)-(\d+)"#).mayBeLong(in: 50))
    #expect(!PatternTrial(#"[(+*]\(\+\)+"#).mayBeLong(in: 1000))
    #expect(PatternTrial(#"(\w+\s?)*$"#).mayBeLong(in: 40))
    #expect(PatternTrial("((a*)b)*").mayBeLong(in: 40))
    #expect(PatternTrial(".*.*=.*").mayBeLong(in: 400))
  }

  // MARK: Before it runs

  @Test func `Ctrl-C ends the check of a long literal`() {
    let interpreter = Interpreter(library: library)
    var questions = 0
    interpreter.machine.isInterrupted = {
      questions += 1
      return true
    }
    let numbers = (0..<5000).map { "\($0)" }.joined(separator: ", ")
    let result = interpreter.run("let all = [\(numbers)]", file: "long")
    guard case .interrupted? = result.stop else {
      Issue.record("not interrupted")
      return
    }
    #expect(questions == 1)
    #expect(result.diagnostics.isEmpty)
    #expect(interpreter.variableNames.isEmpty)
  }
}

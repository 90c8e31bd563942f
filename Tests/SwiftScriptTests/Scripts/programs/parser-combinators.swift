// Parser combinators with Result
struct ParseError: Error, CustomStringConvertible {
  let message: String; let offset: Int; var description: String { "\(message) at \(offset)" }
}
struct Parser<Output> {
  let run: (Substring) -> Result<(Output, Substring), ParseError>
  func parse(_ s: String) -> Result<Output, ParseError> {
    run(s[...]).flatMap { out, rest in
      rest.isEmpty
        ? .success(out)
        : .failure(
          ParseError(
            message: "leftover '\(rest)'",
            offset: s.distance(from: s.startIndex, to: rest.startIndex)))
    }
  }
  func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> {
    Parser<T> { self.run($0).map { (f($0.0), $0.1) } }
  }
  func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> {
    Parser<T> { s in
      switch self.run(s) {
      case .success(let (o, rest)): f(o).run(rest);
      case .failure(let e): .failure(e)
      }
    }
  }
  func then<T>(_ p: Parser<T>) -> Parser<(Output, T)> { flatMap { a in p.map { (a, $0) } } }
  var many: Parser<[Output]> {
    Parser<[Output]> { s in
      var rest = s; var all: [Output] = []
      while case .success(let (o, r)) = self.run(rest) { all.append(o); rest = r }
      return .success((all, rest))
    }
  }
  func or(_ other: Parser) -> Parser {
    Parser { s in
      if case .success(let r) = self.run(s) { return .success(r) }; return other.run(s)
    }
  }
}
func char(where test: @escaping (Character) -> Bool, _ name: String) -> Parser<Character> {
  Parser { s in
    guard let c = s.first, test(c) else {
      return .failure(
        ParseError(
          message: "expected \(name)",
          offset: s.base.distance(from: s.base.startIndex, to: s.startIndex)))
    }
    return .success((c, s.dropFirst()))
  }
}
let digit = char(where: { $0.isNumber }, "digit")
let spaces = char(where: { $0 == " " }, "space").many
func token(_ c: Character) -> Parser<Character> {
  char(where: { $0 == c }, "'\(c)'").then(spaces).map { $0.0 }
}
let number = digit.then(digit.many).then(spaces).map { Int(String([$0.0.0] + $0.0.1)) ?? 0 }
func lazyParser<T>(_ p: @autoclosure @escaping () -> Parser<T>) -> Parser<T> {
  Parser { p().run($0) }
}
func chain(_ p: Parser<Int>, _ ops: [(Character, (Int, Int) -> Int)]) -> Parser<Int> {
  let op = ops.dropFirst().reduce(token(ops[0].0).map { _ in ops[0].1 }) { acc, o in
    acc.or(token(o.0).map { _ in o.1 })
  }
  return p.then(op.then(p).many).map { first, rest in rest.reduce(first) { $1.0($0, $1.1) } }
}
enum G {
  static let factor: Parser<Int> = number.or(
    token("(").flatMap { _ in lazyParser(G.expr) }.then(token(")")).map { $0.0 })
  static let term = chain(factor, [("*", { $0 * $1 }), ("/", { $0 / $1 })])
  static let expr: Parser<Int> = chain(term, [("+", { $0 + $1 }), ("-", { $0 - $1 })])
}
for text in ["1 + 2 * 3", "(1+2)*3", "10/2-3", "2*(3+(4-1))", "1+", "(1", "7 8", ""] {
  switch G.expr.parse(text) {
  case .success(let v): print(text, "=", v)
  case .failure(let e): print("'\(text)' failed:", e)
  }
}
let results = ["1", "x", "3"].map { number.parse($0) }
print(results.compactMap { try? $0.get() }, results.map { (try? $0.get()) != nil })
let (good, bad) = results.reduce(into: ([Int](), [ParseError]())) { acc, r in
  switch r {
  case .success(let v): acc.0.append(v);
  case .failure(let e): acc.1.append(e)
  }
}
print(good, bad)

// expect: 1 + 2 * 3 = 7
// expect: (1+2)*3 = 9
// expect: 10/2-3 = 2
// expect: 2*(3+(4-1)) = 12
// expect: '1+' failed: leftover '+' at 1
// expect: '(1' failed: expected ')' at 2
// expect: '7 8' failed: leftover '8' at 2
// expect: '' failed: expected '(' at 0
// expect: [1, 3] [true, false, true]
// expect: [1, 3] [expected digit at 0]

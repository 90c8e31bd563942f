// swift-format-ignore-file
// A lexer and a precedence parser.
enum Token: Equatable, CustomStringConvertible {
  case number(Double), op(Character), open, close, ident(String)
  var description: String {
    switch self {
    case .number(let n): return n == n.rounded() ? String(Int(n)) : String(n)
    case .op(let c): return String(c)
    case .open: return "("
    case .close: return ")"
    case let .ident(s): return s
    }
  }
}
enum ParseError: Error, CustomStringConvertible {
  case unexpected(Character, at: Int), unbalanced, empty, unknown(String)
  var description: String {
    switch self {
    case let .unexpected(c, i): "unexpected '\(c)' at \(i)"
    case .unbalanced: "unbalanced"
    case .empty: "empty"
    case .unknown(let n): "unknown \(n)"
    }
  }
}
struct Lexer {
  let chars: [Character]
  var pos = 0
  init(_ s: String) { chars = Array(s) }
  mutating func tokens() throws -> [Token] {
    var out: [Token] = []
    while pos < chars.count {
      let c = chars[pos]
      switch c {
      case " ": pos += 1
      case "0"..."9", ".":
        var text = ""
        while pos < chars.count, chars[pos].isNumber || chars[pos] == "." { text.append(chars[pos]); pos += 1 }
        out.append(.number(Double(text)!))
      case "+", "-", "*", "/", "^": out.append(.op(c)); pos += 1
      case "(": out.append(.open); pos += 1
      case ")": out.append(.close); pos += 1
      case _ where c.isLetter:
        var text = ""
        while pos < chars.count, chars[pos].isLetter { text.append(chars[pos]); pos += 1 }
        out.append(.ident(text))
      default: throw ParseError.unexpected(c, at: pos)
      }
    }
    return out
  }
}
indirect enum Expr {
  case num(Double), bin(Expr, Character, Expr), neg(Expr), call(String, Expr)
  func eval() throws -> Double {
    switch self {
    case .num(let n): return n
    case .neg(let e): return try -e.eval()
    case .call(let f, let e):
      let table: [String: (Double) -> Double] = ["sqrt": { $0.squareRoot() }, "abs": abs, "dbl": { $0 * 2 }]
      guard let fn = table[f] else { throw ParseError.unknown(f) }
      return fn(try e.eval())
    case let .bin(l, op, r):
      let (a, b) = (try l.eval(), try r.eval())
      switch op {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      case "/": return a / b
      default: return (0..<Int(b)).reduce(1) { acc, _ in acc * a }
      }
    }
  }
}
struct Parser {
  var tokens: ArraySlice<Token>
  init(_ t: [Token]) { tokens = t[...] }
  static let prec: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
  mutating func primary() throws -> Expr {
    guard let t = tokens.popFirst() else { throw ParseError.empty }
    switch t {
    case .number(let n): return .num(n)
    case .op("-"): return .neg(try primary())
    case .ident(let n): return .call(n, try primary())
    case .open:
      let e = try expression(0)
      guard tokens.popFirst() == .close else { throw ParseError.unbalanced }
      return e
    default: throw ParseError.unbalanced
    }
  }
  mutating func expression(_ minimum: Int) throws -> Expr {
    var left = try primary()
    while case .op(let op)? = tokens.first, let p = Self.prec[op], p > minimum {
      tokens.removeFirst()
      left = .bin(left, op, try expression(op == "^" ? p - 1 : p))
    }
    return left
  }
}
for s in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-4 + sqrt(16)", "2 * (3", "4 $ 4", "", "foo(2)", "10 / 4"] {
  do {
    var lexer = Lexer(s)
    let tokens = try lexer.tokens()
    var parser = Parser(tokens)
    print("\(tokens) = \(try parser.expression(0).eval())")
  } catch let e as ParseError { print("error:", e) } catch { print("other", error) }
}
// expect: [1, +, 2, *, 3] = 7.0
// expect: [(, 1, +, 2, ), *, 3] = 9.0
// expect: [2, ^, 3, ^, 2] = 512.0
// expect: [-, 4, +, sqrt, (, 16, )] = 0.0
// expect: error: unbalanced
// expect: error: unexpected '$' at 2
// expect: error: empty
// expect: error: unknown foo
// expect: [10, /, 4] = 2.5

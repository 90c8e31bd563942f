// swift-format-ignore-file
import Foundation
enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"
  var prec: Int { self == .add || self == .sub ? 1 : 2 }
  func apply(_ a: Double, _ b: Double) throws -> Double { switch self { case .add: return a + b; case .sub: return a - b; case .mul: return a * b; case .div: if b == 0 { throw CalcError.zero }; return a / b } } }
enum CalcError: Error { case zero, unexpected(Character), missing }
struct Parser { private let chars: [Character]; private var i = 0; init(_ s: String) { chars = Array(s.filter { !$0.isWhitespace }) }
  private var peek: Character? { i < chars.count ? chars[i] : nil }
  mutating func parse() throws -> Double { let v = try expr(0); if let c = peek { throw CalcError.unexpected(c) }; return v }
  private mutating func expr(_ min: Int) throws -> Double { var l = try atom()
    while let c = peek, let op = Op(rawValue: String(c)), op.prec > min { i += 1; l = try op.apply(l, expr(op.prec)) }; return l }
  private mutating func atom() throws -> Double { guard let c = peek else { throw CalcError.missing }
    if c == "(" { i += 1; let v = try expr(0); guard peek == ")" else { throw CalcError.missing }; i += 1; return v }
    if c == "-" { i += 1; return -(try atom()) }
    var t = ""; while let c = peek, c.isNumber || c == "." { t.append(c); i += 1 }
    guard let v = Double(t) else { throw CalcError.unexpected(c) }; return v } }
for s in ["1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "-(2 + 3) * 2", "1 / 0", "2 +", "3 $ 4", "2 * (3"] { var p = Parser(s)
  do { print(s, "=", try p.parse()) } catch CalcError.unexpected(let c) { print(s, "unexpected", c) } catch { print(s, "error", error) } }
print(Op.allCases.map(\.rawValue).joined(), Op(rawValue: "?") as Any)
// expect: 1 + 2 * 3 = 7.0
// expect: (1 + 2) * 3 = 9.0
// expect: 10 / 4 - 1 = 1.5
// expect: -(2 + 3) * 2 = -10.0
// expect: 1 / 0 error zero
// expect: 2 + error missing
// expect: 3 $ 4 unexpected $
// expect: 2 * (3 error missing
// expect: +-*/ nil

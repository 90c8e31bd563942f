// swift-format-ignore-file
import Foundation
// Parser combinators and an interpreter
struct Parser<Output> {
    let run: (inout Substring) throws -> Output
    struct Failure: Error, CustomStringConvertible { let wanted: String; let rest: Substring; var description: String { "wanted \(wanted) at '\(rest.prefix(3))'" } }
}
extension Parser {
    func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { .init { f(try run(&$0)) } }
    func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> { .init { try f(run(&$0)).run(&$0) } }
    static func || (a: Self, b: @autoclosure @escaping () -> Self) -> Self {
        .init { s in let saved = s; do { return try a.run(&s) } catch { s = saved; return try b().run(&s) } }
    }
    func many(separatedBy sep: Parser<Void>? = nil) -> Parser<[Output]> {
        .init { s in
            var out: [Output] = []
            while true {
                let saved = s
                do {
                    if let sep, !out.isEmpty { try sep.run(&s) }
                    out.append(try run(&s))
                } catch { s = saved; return out }
            }
        }
    }
    func parse(_ text: String) -> Result<Output, Failure> {
        var s = text[...]
        do {
            let v = try run(&s)
            return s.isEmpty ? .success(v) : .failure(Failure(wanted: "end", rest: s))
        } catch let e as Failure { return .failure(e) } catch { return .failure(.init(wanted: "?", rest: s)) }
    }
}
func char(_ what: String, _ test: @escaping (Character) -> Bool) -> Parser<Character> {
    .init { s in
        guard let c = s.first, test(c) else { throw Parser<Character>.Failure(wanted: what, rest: s) }
        s.removeFirst(); return c
    }
}
let space = char("space", \.isWhitespace).many().map { _ in () }
func token<T>(_ p: Parser<T>) -> Parser<T> { p.flatMap { v in space.map { v } } }
func sym(_ c: Character) -> Parser<Void> { token(char("'\(c)'") { $0 == c }).map { _ in } }
let number = token(char("digit", \.isNumber).many().flatMap { ds in
    Parser<Double> { s in guard let d = Double(String(ds)) else { throw Parser<Character>.Failure(wanted: "number", rest: s) }; return d } })
indirect enum Expr: CustomStringConvertible {
    case num(Double), v(String), bin(Character, Expr, Expr), neg(Expr), call(String, [Expr])
    var description: String {
        switch self {
        case .num(let d): d == d.rounded() ? "\(Int(d))" : "\(d)"
        case .v(let n): n
        case let .bin(o, l, r): "(\(l) \(o) \(r))"
        case .neg(let e): "-\(e)"
        case let .call(f, a): "\(f)(\(a.map(\.description).joined(separator: ", ")))"
        }
    }
    enum Fault: Error { case unbound(String), arity(String, expected: Int, got: Int), zero }
    func eval(_ env: [String: Double] = [:]) throws(Fault) -> Double {
        switch self {
        case .num(let d): return d
        case .v(let n):
            guard let d = env[n] else { throw .unbound(n) }
            return d
        case .neg(let e): return -(try e.eval(env))
        case let .bin(o, l, r):
            let (a, b) = (try l.eval(env), try r.eval(env))
            switch o {
            case "+": return a + b
            case "-": return a - b
            case "*": return a * b
            case "/" where b == 0: throw .zero
            case "/": return a / b
            default: return .nan
            }
        case .call("max", let args):
            var best = -Double.infinity
            for a in args { best = Swift.max(best, try a.eval(env)) }
            return best
        case .call("sq", let args):
            guard args.count == 1, let only = args.first else { throw .arity("sq", expected: 1, got: args.count) }
            let x = try only.eval(env); return x * x
        case .call(let f, _): throw .unbound(f)
        }
    }
}
let ident = token(char("letter", \.isLetter).many().flatMap { cs in
    Parser<String> { s in if cs.isEmpty { throw Parser<Character>.Failure(wanted: "name", rest: s) }; return String(cs) } })
func chain(_ ops: String, _ next: @autoclosure @escaping () -> Parser<Expr>) -> Parser<Expr> {
    .init { s in
        var left = try next().run(&s)
        while let c = s.first, ops.contains(c) {
            try sym(c).run(&s)
            left = .bin(c, left, try next().run(&s))
        }
        return left
    }
}
@MainActor struct Grammar {
    static var expr: Parser<Expr> { chain("+-", term) }
    static var term: Parser<Expr> { chain("*/", factor) }
    static var factor: Parser<Expr> {
        number.map(Expr.num) || call || ident.map(Expr.v) || sym("-").flatMap { Self.factor.map(Expr.neg) } || paren
    }
    static var paren: Parser<Expr> { sym("(").flatMap { expr.flatMap { e in sym(")").map { e } } } }
    static var call: Parser<Expr> { ident.flatMap { f in sym("(").flatMap { expr.many(separatedBy: sym(",")).flatMap { a in sym(")").map { .call(f, a) } } } } }
}
for text in ["1 + 2 * 3", "(1+2)*3 - -4", "max(1, x*2, sq(3)) / 4", "1 + ", "2 / (1 - 1)", "sq(1, 2)", "y", "1 $ 2"] {
    switch Grammar.expr.parse(text) {
    case .success(let e):
        do { print(e, "=", try e.eval(["x": 7])) }
        catch .unbound(let n) { print("unbound", n) }
        catch .arity(let f, let want, let got) { print(f, want, got) }
        catch .zero { print("zero") }
    case .failure(let f): print(f)
    }
}
// expect: (1 + (2 * 3)) = 7.0
// expect: (((1 + 2) * 3) - -4) = 13.0
// expect: (max(1, (x * 2), sq(3)) / 4) = 3.5
// expect: wanted ? at ''
// expect: zero
// expect: sq 1 2
// expect: unbound y
// expect: wanted end at '$ 2'

// swift-format-ignore-file
struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1); static let b = Options(rawValue: 2) }
enum Source { case automatic, manual(Int) }
enum Request { case problem(options: Options, source: Source) }
struct Conf { var options: Options; var source: Source }
let flag = 3
let list: [Request] = [1, 2].map { value in
  let extra = value * 2
  return .problem(
    options: {
      switch flag { case 3: return [.a, .b]
      default: return [] }
    }(),
    source: {
      if extra > 2 { return .manual(extra) }
      return .automatic
    }())
}
for case let .problem(o, s) in list { print(o.rawValue, s) }
let c = Conf(options: { if flag > 2 { return .a }; return [] }(), source: { .manual(1) }())
print(c.options.rawValue, c.source)
let d: Double = { 3 }()
let e: Double? = { 3 }()
nonisolated class A {}; nonisolated class B: A {}
let a: A = { B() }()
let s: [String: Any] = { ["a": 1, "b": "c"] }()
let any: Any = { 4 }()
struct S { var x: Float = { 2 }(); lazy var y: [Double] = { [1, 2] }() }
var st = S()
print(d, e as Any, a is B, s.count, any, st.x, st.y)
func f(_ x: Int8) { print(x) }
f({ 3 }())
let n: Int? = { nil }()
print(n as Any)
// expect: 3 automatic
// expect: 3 manual(4)
// expect: 1 manual(1)
// expect: 3.0 Optional(3.0) true 2 4 2.0 [1.0, 2.0]
// expect: 3
// expect: nil

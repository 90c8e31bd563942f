// swift-format-ignore-file
// enums generic, option sets, codable-free inspectable, protocols with Self requirement ordering
struct Version: Comparable, LosslessStringConvertible, Hashable, ExpressibleByStringLiteral { let parts: [Int]
  init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, !p.contains(nil) else { return nil }; parts = p.compactMap { $0 } }
  init(stringLiteral s: String) { self = Version(s) ?? Version(parts: [0]) }; private init(parts: [Int]) { self.parts = parts }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Version, b: Version) -> Bool { for (x, y) in zip(a.parts, b.parts) where x != y { return x < y }; return a.parts.count < b.parts.count } }
let vs: [Version] = ["1.10", "1.2", "1.2.1"]; print(vs.sorted(), vs.max()!, Version("x") as Any, ("1.0" as Version)..<"2.0" ~= "1.5", Set(vs + ["1.2"]).count)
@dynamicMemberLookup enum Loadable<T> { case idle, loading(Double), done(T), failed(any Error)
  subscript<V>(dynamicMember k: KeyPath<T, V>) -> V? { value?[keyPath: k] }
  var value: T? { if case .done(let t) = self { t } else { nil } }; var isLoading: Bool { if case .loading = self { true } else { false } }
  func map<U>(_ f: (T) throws -> U) -> Loadable<U> { switch self { case .idle: return .idle; case .loading(let p): return .loading(p); case .failed(let e): return .failed(e); case .done(let t): do { return .done(try f(t)) } catch { return .failed(error) } } }
  static func ?? (l: Self, d: @autoclosure () -> T) -> T { l.value ?? d() } }
extension Loadable: Equatable where T: Equatable { static func == (a: Self, b: Self) -> Bool { switch (a, b) { case (.idle, .idle): true; case let (.loading(x), .loading(y)): x == y; case let (.done(x), .done(y)): x == y; default: false } } }
struct E: Error {}; var st = Loadable<[Int]>.idle; print(st == .idle, st.count as Any); st = .loading(0.5); print(st.isLoading, st == .loading(0.5)); st = .done([1, 2, 3]); print(st.count!, st.first! as Any, st.map { $0.reduce(0, +) } ?? 0, st.map { _ -> Int in throw E() }.value as Any)
print((Loadable<Int>.failed(E()) ?? 7), [st, .idle].compactMap(\.value), st.map(\.isEmpty) == .done(false))
struct Perm: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let r = Perm(rawValue: 1), w = Perm(rawValue: 2), x = Perm(rawValue: 4); static let all: Perm = [.r, .w, .x]
  static let names: [(Perm, String)] = [(.r, "r"), (.w, "w"), (.x, "x")]; var description: String { Self.names.map { contains($0) ? $1 : "-" }.joined() } }
var p: Perm = [.r, .x]; p.insert(.w); p.remove(.x); print(p, p.union(.x) == .all, p.symmetricDifference([.r, .x]), Perm.all.subtracting(p), p.isSubset(of: .all), p.isEmpty, Perm(rawValue: 5))
enum Planet: Double, CaseIterable { case mercury = 0.4, earth = 1, mars = 1.5; var next: Planet { Self.allCases[((Self.allCases.firstIndex(of: self) ?? 0) + 1) % Self.allCases.count] } }
extension CaseIterable where Self: Equatable, AllCases == [Self] { var ordinal: Int { Self.allCases.firstIndex(of: self)! }; func advanced(_ n: Int) -> Self { let a = Self.allCases; return a[(ordinal + n) % a.count] } }
extension RawRepresentable where RawValue: Comparable { static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }; extension Planet: Comparable {}
print(Planet.mars.next, Planet.earth.ordinal, Planet.mercury.advanced(5), Planet.allCases.max()!, Planet(rawValue: 1)!, Planet.mercury < .mars, Planet.allCases.map(\.rawValue).reduce(0, +))
indirect enum Regex { case empty, char(Character), seq(Regex, Regex), alt(Regex, Regex), star(Regex), any
  static func + (a: Regex, b: Regex) -> Regex { .seq(a, b) }; static func | (a: Regex, b: Regex) -> Regex { .alt(a, b) }; static postfix func * (a: Regex) -> Regex { .star(a) }
  func match(_ s: Substring, _ k: (Substring) -> Bool) -> Bool { switch self { case .empty: k(s); case .char(let c): s.first == c && k(s.dropFirst()); case .any: !s.isEmpty && k(s.dropFirst()); case let .seq(a, b): a.match(s) { b.match($0, k) }; case let .alt(a, b): a.match(s, k) || b.match(s, k); case .star(let a): k(s) || a.match(s) { r in r.count < s.count && self.match(r, k) } } }
  func matches(_ s: String) -> Bool { match(s[...]) { $0.isEmpty } } }
postfix operator *
extension Regex: ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral, ExpressibleByStringLiteral { init(stringLiteral s: String) { self = s.map { c in c == "." ? Regex.any : .char(c) }.reduce(.empty) { $0 + $1 } } }
// expect: [1.2, 1.2.1, 1.10] 1.10 0 true 3
// expect: true nil
// expect: true true
// expect: 3 Optional(1) 6 nil
// expect: 7 [[1, 2, 3]] true
// expect: rw- true -wx --x true false r-x
// expect: mercury 1 mars mars earth true 2.9

// swift-format-ignore-file
nonisolated enum Size: String { case s = "3", m = "2", l = "1" }
nonisolated func name<T: RawRepresentable>(_ t: T) -> String where T.RawValue == String { t.rawValue + "!" }
print(name(Size.m))
nonisolated extension RawRepresentable where RawValue == String { var shout: String { rawValue.uppercased() } }
nonisolated extension RawRepresentable where Self.RawValue == Int { var next: Int { rawValue + 1 } }
nonisolated enum N: Int { case one = 1, two }
print(Size.l.shout, N.two.next)
nonisolated func all<T: CaseIterable & RawRepresentable>(_ t: T.Type) -> [T.RawValue] {
  t.allCases.map(\.rawValue)
}
nonisolated extension N: CaseIterable {}
print(all(N.self))
nonisolated func make<T: RawRepresentable>(_ raw: T.RawValue) -> T? { T(rawValue: raw) }
let n: N? = make(2)
print(n as Any)
nonisolated struct Key: RawRepresentable, Hashable {
  var rawValue: String; init(rawValue: String) { self.rawValue = rawValue }
}
nonisolated extension RawRepresentable where RawValue == String, Self: Hashable {
  static func + (a: Self, b: String) -> String { a.rawValue + b }
}
print(Key(rawValue: "k") + "x", Key(rawValue: "q").shout)
// expect: 2!
// expect: 1 3
// expect: [1, 2]
// expect: Optional(main.N.two)
// expect: kx Q

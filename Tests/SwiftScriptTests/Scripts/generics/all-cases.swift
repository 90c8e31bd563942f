// swift-format-ignore-file
nonisolated func cases<T: CaseIterable>(_ t: T.Type) -> Int { t.allCases.count }
nonisolated enum E: CaseIterable { case a, b }
print(cases(E.self))
nonisolated func first<T: CaseIterable & Equatable>(_ t: T) -> Bool { T.allCases.first == t }
print(first(E.a), first(E.b))
nonisolated extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection {
  func next() -> Self {
    let all = Self.allCases
    let i = all.firstIndex(of: self)!
    let n = all.index(after: i)
    return n == all.endIndex ? all.first! : all[n]
  }
}
print(E.a.next(), E.b.next())
nonisolated extension CaseIterable where Self: RawRepresentable {
  static var raws: [RawValue] { allCases.map(\.rawValue) }
}
nonisolated enum S: String, CaseIterable { case x, y }
print(S.raws)
// expect: 2
// expect: true false
// expect: b a
// expect: ["x", "y"]

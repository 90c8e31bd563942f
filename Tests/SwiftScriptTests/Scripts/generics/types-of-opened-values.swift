// swift-format-ignore-file
nonisolated protocol Event { static var tag: String { get } }
nonisolated extension Event { static var tag: String { "\(Self.self)" } }
nonisolated struct Login: Event {}
nonisolated struct Out: Event { static let tag = "OUT" }
nonisolated class Bus {
  func emit<E: Event>(_ e: E) { print("base", E.self, E.tag) }
  func both<A: Event, B: Event>(_ a: A, _ b: B) { print(A.self, B.self) }
  func opt<E: Event>(_ e: E?) { print(E.self) }
}
nonisolated class Loud: Bus { override func emit<E: Event>(_ e: E) { print("loud", E.self, E.tag) ; super.emit(e) } }
let es: [any Event] = [Login(), Out()]
for b in [Bus(), Loud()] { for e in es { b.emit(e) } }
Bus().both(es[0], es[1])
func name<T>(_ t: T) -> String { "\(T.self)" }
print(es.map { name($0) })
actor Acc { func go<E: Event>(_ e: E) -> String { E.tag } }
print(await Acc().go(es[1]))
// expect: base Login Login
// expect: base Out OUT
// expect: loud Login Login
// expect: base Login Login
// expect: loud Out OUT
// expect: base Out OUT
// expect: Login Out
// expect: ["Login", "Out"]
// expect: OUT

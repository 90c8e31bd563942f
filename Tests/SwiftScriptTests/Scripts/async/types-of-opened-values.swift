// swift-format-ignore-file
nonisolated protocol Event { static var tag: String { get } }
nonisolated struct Login: Event { static let tag = "in" }
nonisolated struct Out: Event { static let tag = "out" }
func later<E: Event>(_ e: E) async -> String { await Task.yield(); return E.tag + "\(E.self)" }
func both<A: Event, B: Event>(_ a: A, _ n: Int, _ b: B) async throws -> [String] { await Task.yield(); return [A.tag, B.tag, "\(n)"] }
struct Sink { let name: String; func put<E: Event>(_ e: E) async { await Task.yield(); print(name, E.self) } }
let es: [any Event] = [Login(), Out()]
for e in es { print(await later(e)) }
print(try await both(es[0], 3, es[1]))
for e in es { await Sink(name: "s").put(e) }
print(await later(Login()))
// expect: inLogin
// expect: outOut
// expect: ["in", "out", "3"]
// expect: s Login
// expect: s Out
// expect: inLogin

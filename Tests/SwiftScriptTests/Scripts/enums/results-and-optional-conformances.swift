// swift-format-ignore-file
struct Bad: Error { let at: Int }
func parse(_ s: String) throws -> Int { if let d = Int(s) { return d }; throw Bad(at: s.count) }
let r = Result { try parse("x") }
print(r, (try? r.get()) as Any)
let r2 = Result<Int, any Error> { try parse("5") }
print(r2)
func load(_ s: String) -> Result<Int, any Error> { Result { try parse(s) } }
print(load("7"), load("q"))
func wrap(_ s: String) -> Result<Int, any Error> { .init { try parse(s) } }
print(wrap("8"))
let r3 = Result(catching: { try parse("9") })
print(r3, type(of: r3))
switch r { case .success(let v): print(v); case .failure(let e as Bad): print("bad", e.at); case .failure(let e): print(e) }
print(r.map { $0 + 1 }, r2.map { "\($0)" }, r.mapError { _ in Bad(at: 0) }, r.flatMapError { _ in Result<Int, any Error>.success(0) })
do { print(try r3.get()); _ = try r.get() } catch { print("caught", error) }
protocol Monoid { static var empty: Self { get }; func add(_ o: Self) -> Self }
extension Int: Monoid { static var empty: Int { 0 }; func add(_ o: Int) -> Int { self + o } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; func add(_ o: Wrapped?) -> Wrapped? { switch (self, o) { case let (x?, y?): x.add(y); case (let x?, nil), (nil, let x?): x; default: nil } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty) { $0.add($1) } } }
print([1, 2, 3].fold(), [Optional(1), nil, 4].fold() as Any)
func all<M: Monoid>(_ xs: M...) -> M { xs.fold() }
print(all(1, 2), all(Optional(3), nil) as Any)
protocol Named { var name: String { get } }
extension Optional: Named where Wrapped: Named { var name: String { self?.name ?? "none" } }
struct P: Named { let name: String }
func show(_ n: some Named) { print(n.name) }
func showAny(_ n: any Named) { print(n.name) }
show(Optional(P(name: "p"))); show(nil as P?); showAny(Optional(P(name: "q")))
let ns: [any Named] = [P(name: "a"), Optional(P(name: "b")) as P?, nil as P?]
print(ns.map(\.name))
extension Dictionary: Named where Key == String, Value: Named { var name: String { keys.sorted().joined() } }
show(["z": P(name: "1"), "y": P(name: "2")])
// expect: failure(main.Bad(at: 1)) nil
// expect: success(5)
// expect: success(7) failure(main.Bad(at: 1))
// expect: success(8)
// expect: success(9) Result<Int, Error>
// expect: bad 1
// expect: failure(main.Bad(at: 1)) success("5") failure(main.Bad(at: 0)) success(0)
// expect: 9
// expect: caught Bad(at: 1)
// expect: 6 Optional(5)
// expect: 3 Optional(3)
// expect: p
// expect: none
// expect: q
// expect: ["a", "b", "none"]
// expect: yz

// swift-format-ignore-file
final class Counter { nonisolated(unsafe) static var live = 0; let id: Int; init(_ i: Int) { id = i; Counter.live += 1 }; deinit { Counter.live -= 1; print("gone", id) } }
func scope() { let a = Counter(1); let b = Counter(2); print(Counter.live, a.id, b.id) }
scope(); print(Counter.live)
class Parent { var child: Child?; deinit { print("parent gone") } }
class Child { weak var parent: Parent?; unowned let owner: Parent; init(_ p: Parent) { parent = p; owner = p }; deinit { print("child gone") } }
do { let p = Parent(); p.child = Child(p); print(p.child!.parent != nil) }
class Handler { var action: (() -> Void)?; let name: String; init(_ n: String) { name = n }; deinit { print("handler", name, "gone") }
  func leak() { action = { print(self.name) } }; func fine() { action = { [weak self] in print(self?.name ?? "none") } }; func unown() { action = { [unowned self] in print(name) } } }
do { let h = Handler("weak"); h.fine(); h.action?() }
do { let h = Handler("unowned"); h.unown(); h.action?() }
do { let h = Handler("leak"); h.leak(); h.action?(); h.action = nil }
var closures: [() -> Int] = []; for i in 1...3 { closures.append { i * i } }; print(closures.map { $0() })
func counter() -> (inc: () -> Int, get: () -> Int) { var n = 0; return ({ n += 1; return n }, { n }) }
let c = counter(); _ = c.inc(); _ = c.inc(); print(c.get())
var x = 1; let cap = { [x] in x }; x = 5; print(cap(), x)
var arr: [Counter?] = [Counter(7), nil]; arr[0] = nil; print("after", arr.count)
var d = ["k": Counter(8)]; d["k"] = Counter(9); d.removeAll(); print("end", Counter.live)
// expect: 2 1 2
// expect: gone 2
// expect: gone 1
// expect: 0
// expect: true
// expect: parent gone
// expect: child gone
// expect: weak
// expect: handler weak gone
// expect: unowned
// expect: handler unowned gone
// expect: leak
// expect: handler leak gone
// expect: [1, 4, 9]
// expect: 2
// expect: 1 5
// expect: gone 7
// expect: after 2
// expect: gone 8
// expect: gone 9
// expect: end 0

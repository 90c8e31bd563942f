// swift-format-ignore-file
class Boss {
  let name: String
  var made = 0
  init(_ name: String) { self.name = name }
  func did(_ n: Int) { made = n * 2 }
  func add(_ a: Int, _ b: Int) -> Int { let sum = a + b; made += sum; return sum }
  var next: Boss?
  deinit { print("bye", name) }
}
class Worker {
  weak var boss: Boss?
  var strong: Boss?
  func go() { for i in 0..<3 { boss?.did(i) } }
  func come() -> Int? { boss?.next?.add(1, boss?.add(2, 3) ?? 0) }
}
func run() {
  let worker = Worker()
  var boss: Boss? = Boss("a")
  boss?.next = Boss("b")
  worker.boss = boss
  worker.go()
  print(worker.come() ?? -1, boss?.made ?? -1)
  boss = nil
  print(worker.boss == nil, worker.come() as Any)
  worker.strong = Boss("c")
  worker.strong?.next = worker.strong?.next ?? Boss("d")
  worker.strong = worker.strong?.next
  print(worker.strong?.add(worker.strong?.add(1, 1) ?? 7, worker.strong.map { $0.add(2, 2) } ?? 8) ?? 9)
}
run()

// expect: 6 9
// expect: bye a
// expect: bye b
// expect: true nil
// expect: bye c
// expect: 6
// expect: bye d

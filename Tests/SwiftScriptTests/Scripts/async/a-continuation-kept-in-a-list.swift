// swift-format-ignore-file
actor B { private var waiters: [CheckedContinuation<Void, Never>] = []
  func w() async { await withCheckedContinuation { waiters.append($0) } }
  func go() { for w in waiters { w.resume() }; waiters = [] } }
let b = B()
let t = Task { await b.w(); print("x") }
await Task.yield(); await Task.yield()
await b.go(); await t.value
// expect: x

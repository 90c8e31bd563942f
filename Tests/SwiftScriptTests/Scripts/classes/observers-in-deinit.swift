// swift-format-ignore-file
// A deinit sets its class's own properties without their observers.
nonisolated struct V { var a = 1 { didSet { print("v.a") } } }
nonisolated class A { var x = 1 { didSet { print("x") } }; var v = V() { didSet { print("v") } }; var arr = [1] { didSet { print("arr") } }
  deinit { x = 2; self.x += 1; v.a = 3; v = V(); arr.append(2); arr[0] = 5; (x, v.a) = (1, 2); print("done", x, arr) }
  func f() { x = 4 } }
nonisolated class B: A { var y = 1 { willSet { print("y", newValue) } }; override var arr: [Int] { didSet { print("B arr") } }; deinit { y = 2; x = 7; arr = []; super.x = 8; print("B done") } }
do { _ = B() }
// expect: x
// expect: arr
// expect: B arr
// expect: x
// expect: B done
// expect: v.a
// expect: v.a
// expect: done 1 [5]

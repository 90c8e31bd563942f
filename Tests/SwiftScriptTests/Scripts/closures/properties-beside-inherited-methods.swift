// swift-format-ignore-file
class A { init() {}; func run(_ x: Any?) { print("A.run") } }
class B<T>: A { var run: (T) -> Void = { print("closure", $0) }; func go(_ t: T) { run(t) } }
B<Int>().go(3)
// expect: closure 3

// swift-format-ignore-file
// In an autoclosure $0 is that of the closure around.
func log(_ m: @autoclosure () -> Any) { print(m()) }
func log2(_ l: Int, _ m: @autoclosure () -> Any) { print(l, m()) }
let f: (String) -> Void = { log($0) }; f("x")
[1].forEach { log2(1, $0) }
[2].forEach { precondition($0 < 9, "\($0)"); print($0) }
// expect: x
// expect: 1 1
// expect: 2

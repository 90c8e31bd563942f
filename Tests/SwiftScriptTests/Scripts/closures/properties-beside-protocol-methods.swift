// swift-format-ignore-file
protocol P {}
extension P { func stop() { print("extension") } }
struct S: P { var stop: () -> Void = { print("closure") } }
S().stop()
// expect: closure

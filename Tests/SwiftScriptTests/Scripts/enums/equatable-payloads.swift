// swift-format-ignore-file
enum Result1: Equatable { case ok(Int), bad(String), none }
print(Result1.ok(1) == .ok(1), Result1.ok(1) == .ok(2), Result1.bad("a") != .none, [Result1.ok(1), .none].contains(.none))

// expect: true false true true

// swift-format-ignore-file
enum E { case a, b; static func + (l: E, r: E) -> E { r } }
let x = .a + E.b
print(x, .seconds(1.5) + Duration.milliseconds(20))
// expect: b 1.52 seconds

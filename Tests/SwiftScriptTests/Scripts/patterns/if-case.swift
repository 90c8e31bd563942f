// swift-format-ignore-file
enum E { case a(Int, String?), b }
let items: [E] = [.a(1, "x"), .b, .a(2, nil), .a(30, "y")]
for case .a(let n, let s?) in items where n < 10 { print(n, s) }
if case .a(let n, nil) = items[2] { print("nil", n) }
guard case .b = items[1] else { fatalError() }
let numbers: [Int?] = [1, nil, 3]
for case let n? in numbers { print(n) }

// expect: 1 x
// expect: nil 2
// expect: 1
// expect: 3

// swift-format-ignore-file
struct S: Error { var n: Int }
print("a")
let z = try! { () throws -> Int in throw S(n: 3) }()
// expect: a
// trap: 'try!' expression unexpectedly raised an error: main.S(n: 3)

// swift-format-ignore-file
struct S {}
let a = [S()]
print(a == a)  // error: operator function '==' requires that 'S' conform to 'Equatable'

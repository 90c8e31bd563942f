// swift-format-ignore-file
protocol D { mutating func f() }
protocol E { func f() }
struct S: E { var x = 1; mutating func f() { x += 1 } }  // error: type 'S' does not conform to protocol 'E'

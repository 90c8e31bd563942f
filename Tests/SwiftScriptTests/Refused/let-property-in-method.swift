// swift-format-ignore-file
struct S { let n = 1; mutating func f() { n = 2 } } // error: cannot assign to property: 'n' is a 'let' constant

// swift-format-ignore-file
struct S {}
let x = [S()].max()  // error: referencing instance method 'max()' on 'Sequence' requires that 'S' conform to 'Comparable'

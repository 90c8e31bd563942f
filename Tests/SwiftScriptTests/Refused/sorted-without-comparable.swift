// swift-format-ignore-file
struct S {}
print([S()].sorted())  // error: referencing instance method 'sorted()' on 'Sequence' requires that 'S' conform to 'Comparable'

// swift-format-ignore-file
struct S {}
print([S()].contains(S()))  // error: referencing instance method 'contains' on 'Sequence' requires that 'S' conform to 'Equatable'

// swift-format-ignore-file
struct S { private(set) var n: Int { 3 } }  // error: 'private(set)' modifier cannot be applied to read-only properties
print(S().n)

// swift-format-ignore-file
struct S { async var x: Int { 1 } }  // error: 'async let' can only be used on local declarations
print(1)

// swift-format-ignore-file
struct S { subscript(i: Int) -> Int { set { } } }  // error: subscript with a setter must also have a getter
print(S())

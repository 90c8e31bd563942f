// swift-format-ignore-file
class A { func m<S: Sequence>(_ s: S) -> String where S.Element == Int { "Int" } ; func m<S: Sequence>(_ s: S) -> String where S.Element == String { "String" } ; init() {} }
class B: A { override func m<S: Sequence>(_ s: S) -> String where S.Element == Int { "B Int" } ; override init() { super.init() } }
print(B().m([1]), B().m(["a"]), A().m([1]))

// expect: B Int String Int

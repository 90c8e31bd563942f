// swift-format-ignore-file
struct S { var n: Int; init(n: Int) { self.n = n }
    convenience init() { self.init(n: 1) } }  // error: initializers in structs are not marked with 'convenience'
print(S().n)

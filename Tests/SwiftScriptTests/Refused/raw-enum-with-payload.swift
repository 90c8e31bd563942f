// swift-format-ignore-file
enum D: Int { case a(Int) }  // error: enum with raw type cannot have cases with arguments
print(D.a(1))

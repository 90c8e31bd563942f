// swift-format-ignore-file
enum D: Int { }  // error: an enum with no cases cannot declare a raw type
print(D.self)

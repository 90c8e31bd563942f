// swift-format-ignore-file
enum E { case a; convenience init() { self = .a } }  // error: initializers in enums are not marked with 'convenience'
print(E())

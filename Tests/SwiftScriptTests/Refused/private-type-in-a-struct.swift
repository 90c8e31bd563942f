// swift-format-ignore-file
private enum Kind { case a }
struct T { let kind: Kind }  // error: property must be declared fileprivate because its type uses a private type
print(T(kind: .a))

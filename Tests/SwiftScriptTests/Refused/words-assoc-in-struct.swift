// swift-format-ignore-file
struct S { associatedtype T }  // error: associated types can only be defined in a protocol; define a type or introduce a 'typealias' to satisfy an associated type requirement
print(1)

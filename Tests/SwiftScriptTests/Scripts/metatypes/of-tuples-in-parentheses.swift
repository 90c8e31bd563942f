// swift-format-ignore-file
func id<A>(_ t: A.Type) -> String { "\(t)" }
print(id(((Int, String)).self))
print(id((Int, String).self))
// expect: (Int, String)
// expect: (Int, String)

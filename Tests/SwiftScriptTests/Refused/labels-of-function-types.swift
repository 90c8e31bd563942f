// swift-format-ignore-file
struct S {}
let s: any S = S() // error: 'any' has no effect on concrete type 'S'
func f(_ c: (x: Int) -> Void) {} // error: function types cannot have argument labels; use '_' before 'x'
typealias Named = (_ name: String) -> Int
typealias Fn = (name: String) -> Int // error: function types cannot have argument labels; use '_' before 'name'

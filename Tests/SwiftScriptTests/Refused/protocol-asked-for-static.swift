// swift-format-ignore-file
protocol P { static func make() -> Self; static var n: Int { get }; init() }
extension P { static func all() -> Int { 1 } }
print(P.n) // error: static member 'n' cannot be used on protocol metatype '(any P).Type'
print(P.all()) // error: static member 'all' cannot be used on protocol metatype '(any P).Type'
let p = P() // error: type 'any P' cannot be instantiated

// swift-format-ignore-file
protocol Wrapping { static var wrapped: Any.Type { get }; static func make() -> String }
extension Optional: Wrapping { static var wrapped: Any.Type { Wrapped.self }; static func make() -> String { "\(Wrapped.self)?" } }
let u: any Wrapping.Type = String?.self
print(u.wrapped, u.make())
func f<T: Wrapping>(_ t: T.Type) -> String { "\(T.wrapped) \(T.make())" }
print(f(Int?.self))

// expect: String String?
// expect: Int Int?

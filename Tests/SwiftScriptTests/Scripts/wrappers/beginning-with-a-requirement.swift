// swift-format-ignore-file
protocol Src { associatedtype Value: Decodable; static var d: Value { get } }
@propertyWrapper struct Wrapper<S: Src> { var wrappedValue = S.d }
extension Wrapper: Decodable { init(from decoder: any Decoder) throws { let c = try decoder.singleValueContainer(); wrappedValue = try c.decode(S.Value.self) } }
extension Wrapper { init(_ c: S.Value) { wrappedValue = c } }
enum No: Src { static var d: Bool { false } }
struct A: Decodable { @Wrapper<No> var c: Bool }
print(Wrapper<No>(true))
func read(from c: any SingleValueDecodingContainer) throws -> Int { try c.decode(Int.self) }
// expect: Wrapper<No>(wrappedValue: true)

// swift-format-ignore-file
func f(_ x: Double) -> String { "Double" }
func f(_ x: Int?) -> String { "Int?" }
func f2(_ x: Double) -> String { "Double" }
func f2(_ x: Any) -> String { "Any" }
func f3(_ x: Character) -> String { "Character" }
func f3(_ x: Any) -> String { "Any" }
func f4(_ x: Double?) -> String { "Double?" }
func f4(_ x: Int?) -> String { "Int?" }
func f5(_ x: Double) -> String { "Double" }
func f5(_ x: Int??) -> String { "Int??" }
func f6(_ x: Double) -> String { "Double" }
func f6<T>(_ x: T) -> String { "T" }
func f7(_ x: Float) -> String { "Float" }
func f7(_ x: Double) -> String { "Double" }
func f8(_ x: UInt8) -> String { "UInt8" }
func f8(_ x: CustomStringConvertible) -> String { "CSC" }
func f9(_ x: Character) -> String { "Character" }
func f9(_ x: String?) -> String { "String?" }
func f10(_ x: Set<Int>) -> String { "Set" }
func f10(_ x: [Int]?) -> String { "[Int]?" }
func f11(_ x: [Double]) -> String { "[Double]" }
func f11(_ x: [Int]?) -> String { "[Int]?" }
func f12(_ x: [Double]) -> String { "[Double]" }
func f12(_ x: Any) -> String { "Any" }
func f13(_ x: AnyHashable) -> String { "AH" }
func f13(_ x: Any) -> String { "Any" }
func f14(_ x: AnyHashable) -> String { "AH" }
func f14<T>(_ x: T) -> String { "T" }
print(f(1), f2(1), f3("a"), f4(1), f5(1), f6(1), f8(1), f9("a"))
print(f(1.0), f2(1.0), f3("ab"))
print(f13(1), f14(1), f13("a"), f14("a"))
func add<T: Numeric>(_ a: T, _ b: T) -> String { "T" }
func add(_ a: Any, _ b: Any) -> String { "Any" }
print(add(1, 2), add(1 as UInt8, 2), add(1, 2.5), add("a", 1), add(1.5, 2))
func q<T: Equatable>(_ a: T, _ b: T) -> String { "Eq" }
func q(_ a: Any, _ b: Any) -> String { "Any" }
print(q(1, 2.5), q("a", "b"), q("a", nil as String?), q(1, 2), q("a", 1))
func h2(_ x: Set<Int>) -> String { "Set" }
func h2(_ x: Any) -> String { "Any" }
func h4(_ x: Int?) -> String { "Int?" }
func h4(_ x: Any) -> String { "Any" }
func h5(_ x: Float) -> String { "Float" }
func h5(_ x: Any) -> String { "Any" }
func h8(_ x: [Double]) -> String { "[Double]" }
func h8<T>(_ x: T) -> String { "T" }
func h9(_ x: [Double]) -> String { "[Double]" }
func h9<T>(_ x: [T]) -> String { "[T]" }
func h10(_ x: Double) -> String { "Double" }
func h10(_ x: any Numeric) -> String { "any Numeric" }
func h11(_ x: (Double, Int)) -> String { "(D, I)" }
func h11(_ x: Any) -> String { "Any" }
func h12(_ x: Double...) -> String { "D..." }
func h12(_ x: Any...) -> String { "Any..." }
func h13(_ x: Double...) -> String { "D..." }
func h13(_ x: Int?...) -> String { "Int?..." }
print(h2([1]), h4(1), h5(1), h5(1.5), h9([1]), h10(1), h11((1, 2)), h12(1, 2), h13(1, 2), h8([1, 2.5]), h9([1.5]))

// expect: Int? Any Any Int? Int?? T CSC String?
// expect: Double Double Any
// expect: Any T Any T
// expect: T Any Any Any Any
// expect: Any Eq Eq Eq Any
// expect: Any Any Any Any [T] any Numeric Any Any... Int?... [Double] [Double]

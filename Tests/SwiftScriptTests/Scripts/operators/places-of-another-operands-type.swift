// swift-format-ignore-file
protocol TransformType { associatedtype Object; func from(_ v: Any?) -> Object? }
struct IntT: TransformType { func from(_ v: Any?) -> Int? { v as? Int } }
infix operator <-
func <- <T>(l: inout T, r: Any?) { if let v = r as? T { l = v } }
func <- <T: TransformType>(l: inout T.Object?, r: (Any?, T)) { l = r.1.from(r.0) }
var n: Int?
n <- (3, IntT())
print(n as Any)
// expect: Optional(3)

// swift-format-ignore-file
import Foundation
protocol Strategy { associatedtype Value; static func decode(_ r: String) throws -> Value }
@propertyWrapper struct Coded<S: Strategy>: Decodable { var wrappedValue: S.Value
  init(wrappedValue: S.Value) { self.wrappedValue = wrappedValue }
  init(from d: any Decoder) throws { wrappedValue = try S.decode(String(from: d)) } }
enum Lossless<T: LosslessStringConvertible>: Strategy { static func decode(_ r: String) throws -> T { T(r)! } }
struct B: Decodable { @Coded<Lossless<Double>> var d = 2.5 }
print(B().d)
// expect: 2.5

// swift-format-ignore-file
import Foundation
typealias ID = Int
typealias Names = [String: Int]
typealias Handler = (Int) -> Void
typealias Meters = Double
struct Person { let id: ID }
func find(_ id: ID) {}
func on(_ handler: @escaping Handler) {}
func walk(_ way: Meters?) {}
let pause: TimeInterval = "x" // error: cannot convert value of type 'String' to specified type 'TimeInterval' (aka 'Double')
let names: Names = 3 // error: cannot convert value of type 'Int' to specified type 'Names' (aka 'Dictionary<String, Int>')
let one = Person(id: "a") // error: cannot convert value of type 'String' to expected argument type 'ID' (aka 'Int')
find(nil) // error: 'nil' is not compatible with expected argument type 'ID' (aka 'Int')
on("a") // error: cannot convert value of type 'String' to expected argument type 'Handler' (aka '(Int) -> ()')
walk("a") // error: cannot convert value of type 'String' to expected argument type 'Meters' (aka 'Double')

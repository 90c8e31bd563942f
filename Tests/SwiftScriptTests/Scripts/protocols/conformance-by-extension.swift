struct Temperature { let degrees: Int }
extension Temperature: CustomStringConvertible {
  var description: String { "\(degrees)°" }
}
extension Temperature: Equatable {}
print(Temperature(degrees: 20), "it is \(Temperature(degrees: 5))")  // expect: 20° it is 5°
print([Temperature(degrees: 1)], Temperature(degrees: 1) == Temperature(degrees: 1))
// expect: [1°] true
struct Look { let description: String }
print(Look(description: "not a description"))  // expect: Look(description: "not a description")

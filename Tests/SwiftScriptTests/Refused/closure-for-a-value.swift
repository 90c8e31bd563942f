// swift-format-ignore-file
struct Action {}
func tap(_ action: Action) {}
func press(count: Int, action: Action?) {}
protocol Curve {}
func move(_ curve: Curve) {}
tap({ print("a") })  // error: closure passed to parameter of type 'Action' that does not accept a closure
tap { print("b") }  // error: trailing closure passed to parameter of type 'Action' that does not accept a closure
press(count: 1, action: { 3 })  // error: closure passed to parameter of type 'Action' that does not accept a closure
move { print("c") }  // error: trailing closure passed to parameter of type 'any Curve' that does not accept a closure

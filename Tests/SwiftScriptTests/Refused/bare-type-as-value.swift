// swift-format-ignore-file
class Cell {}
func register(_ type: AnyClass, _ name: String) {}
register(Cell, "cell")  // error: expected member name or initializer call after type name
let kind = Cell  // error: expected member name or initializer call after type name
func give() -> Any { return Cell }  // error: expected member name or initializer call after type name
let both: [Any] = [Cell, 1]  // error: expected member name or initializer call after type name
let fine: [Any] = [Cell.self, [Cell]().count, (Cell, Int).self]

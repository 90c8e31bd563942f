struct Silent: CustomStringConvertible { var description: String { "" } }
print([Silent(), Silent()], [Silent()])
print("\([Silent(), Silent(), Silent()])")
infix operator |> : AdditionPrecedence
struct Vector {
  var x = 1
  static func |> <T>(a: Vector, f: (Vector) -> T) -> T { f(a) }
}
let isOn = [Silent()].count > 0
let n: Int = (isOn ? Vector() : Vector(x: 4)) |> { (v: Vector) -> Int in v.x &+ 1 }
print(n)
// expect: [, ] []
// expect: [, , ]
// expect: 2

func size(_ x: Float) -> String { "Float" }
func size(_ x: Double) -> String { "Double" }

struct Scale {
  init(_ x: Int8) {}
  init(_ x: UInt8) {}
  func by(x: Float, times: Int) {}
  func by(x: Double, times: Int) {}
}

print(size(1.5))
print(size(1))  // error: ambiguous use of 'size'
let scale = Scale(-1)  // error: ambiguous use of 'init(_:)'
Scale(Int8(1)).by(x: 1, times: 2)  // error: ambiguous use of 'by(x:times:)'

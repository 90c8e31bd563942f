struct Vector2: ExpressibleByArrayLiteral {
  var x = 0.0
  var y = 0.0
  init(x: Double = 0, y: Double = 0) { self.x = x; self.y = y }
  init(arrayLiteral elements: Double...) { x = elements[0]; y = elements[1] }
}
let v = Vector2()  // error: ambiguous use of 'init'
print(v)

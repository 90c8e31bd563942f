// swift-format-ignore-file
let point = (x: 1, y: 2)
switch point {
case (0, 0, 0): print("origin")  // error: tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
default: print("else")
}

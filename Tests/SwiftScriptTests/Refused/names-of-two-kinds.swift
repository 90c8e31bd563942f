// swift-format-ignore-file
let x = 1
func x() {}  // error: invalid redeclaration of 'x()'
func y() {}
let y = 2  // error: invalid redeclaration of 'y'
struct Box {}
func Box(_ size: Int) -> Int { size }  // error: invalid redeclaration of 'Box'
class Card {}
var Card = 3  // error: invalid redeclaration of 'Card'
typealias Length = Double
typealias Length = Float  // error: invalid redeclaration of 'Length'
infix operator <+>
infix operator <+>  // error: operator redeclared
prefix operator √
prefix func √ (a: Double) -> Double { a.squareRoot() }
prefix func √ (b: Double) -> Double { b }  // error: invalid redeclaration of '√'

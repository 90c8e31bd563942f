// swift-format-ignore-file
import Foundation
let n = 3
func draw(_ width: CGFloat) {}
let half: CGFloat = n * 0.5 // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
draw(n / 2.0) // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
draw(0.5 + n) // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'

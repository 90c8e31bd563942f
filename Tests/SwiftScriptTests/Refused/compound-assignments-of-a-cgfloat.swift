// swift-format-ignore-file
import Foundation

let count = 3
let name = "width"
var x: CGFloat = 1
var number = 2
x += count  // error: binary operator '+=' cannot be applied to operands of type 'CGFloat' and 'Int'
x *= count  // error: referencing operator function '*=' on 'DurationProtocol' requires that 'CGFloat' conform to 'DurationProtocol'
x += name  // error: referencing operator function '+=' on 'RangeReplaceableCollection' requires that 'CGFloat' conform to 'RangeReplaceableCollection'
number -= x  // error: cannot convert value of type 'CGFloat' to expected argument type 'Int'
let part: CGFloat = x / count  // error: binary operator '/' cannot be applied to operands of type 'CGFloat' and 'Int'
let sum: CGFloat = x + count  // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
let rest: CGFloat = count * x  // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
let wrong: Double = name + 1.5  // error: cannot convert value of type 'String' to expected argument type 'Double'

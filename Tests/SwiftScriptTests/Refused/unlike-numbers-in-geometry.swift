// swift-format-ignore-file
import Foundation

let index = 2
let width: CGFloat = 100
let ratio = 0.5
let one = CGPoint(x: index * width, y: 0)  // error: cannot convert value of type 'CGFloat' to expected argument type 'Int'
let two = CGPoint(x: index * width, y: width)  // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
let three = CGSize(width: width / index, height: 10)  // error: cannot convert value of type 'CGFloat' to expected argument type 'Int'
let four = CGSize(width: width / index, height: width)  // error: binary operator '/' cannot be applied to operands of type 'CGFloat' and 'Int'
let five = CGSize(width: index * ratio, height: 2.5)  // error: cannot convert value of type 'Int' to expected argument type 'Double'
let six = CGPoint(x: index, y: width)  // error: no exact matches in call to initializer 
let seven = CGRect(x: index, y: 0, width: width, height: width)  // error: cannot convert value of type 'Int' to expected argument type 'CGFloat'
let eight = CGRect(x: index * 10.5, y: 0, width: 1, height: 1)  // error: cannot convert value of type 'Double' to expected argument type 'Int'

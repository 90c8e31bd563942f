// swift-format-ignore-file
var total = 0
var ratio = 1.5
var text = ""
var list = [1]
let some: Int? = 2
total += 2.5  // error: cannot convert value of type 'Double' to expected argument type 'Int'
ratio *= total  // error: cannot convert value of type 'Int' to expected argument type 'Double'
text += total  // error: cannot convert value of type 'Int' to expected argument type 'String'
list += 4  // error: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
total += some  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
text -= total  // error: binary operator '-=' cannot be applied to operands of type 'String' and 'Int'

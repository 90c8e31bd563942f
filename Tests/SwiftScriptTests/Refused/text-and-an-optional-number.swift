// swift-format-ignore-file
let o: Int? = 1
let s = "v: " + o  // error: cannot convert value of type 'Int?' to expected argument type 'String'

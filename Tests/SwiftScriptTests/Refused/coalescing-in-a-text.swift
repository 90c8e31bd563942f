// swift-format-ignore-file
let a: Int? = nil
let s = "none"
print("\(a ?? s)")  // error: cannot convert value of type 'Int?' to expected argument type 'String?'

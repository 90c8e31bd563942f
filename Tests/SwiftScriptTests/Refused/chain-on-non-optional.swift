// swift-format-ignore-file
let text = "a"
print(text?.count as Any)  // error: cannot use optional chaining on non-optional value of type 'String'

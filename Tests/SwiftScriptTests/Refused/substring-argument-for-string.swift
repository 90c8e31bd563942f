// swift-format-ignore-file
func show(_ text: String) { print(text) }
let name = "Ada"
show(name.dropFirst())  // error: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'String'

// swift-format-ignore-file
var isOn: Bool? = true
if !isOn { print(1) }  // error: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'

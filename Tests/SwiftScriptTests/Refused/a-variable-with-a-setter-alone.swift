// swift-format-ignore-file
var level: Int { set { } }  // error: variable with a setter must also have a getter

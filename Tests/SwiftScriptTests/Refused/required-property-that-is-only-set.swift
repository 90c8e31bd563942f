// swift-format-ignore-file
protocol Named { var name: String { set } }  // error: variable with a setter must also have a getter

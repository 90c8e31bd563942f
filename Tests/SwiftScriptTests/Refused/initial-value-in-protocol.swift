// swift-format-ignore-file
protocol P { var x: Int = 1 }  // error: initial value is not allowed here

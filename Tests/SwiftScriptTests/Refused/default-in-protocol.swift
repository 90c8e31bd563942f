// swift-format-ignore-file
protocol P { func f(a: Int = 1) }  // error: default argument not permitted in a protocol method

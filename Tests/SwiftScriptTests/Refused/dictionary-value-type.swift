// swift-format-ignore-file
func g(_ d: [String: Int]) {}
g(["a": "b"])  // error: cannot convert value of type 'String' to expected dictionary value type 'Int'

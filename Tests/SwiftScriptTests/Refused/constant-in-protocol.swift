// swift-format-ignore-file
protocol P { let x: Int { get } }  // error: 'let' declarations cannot be computed properties

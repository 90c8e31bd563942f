// swift-format-ignore-file
protocol Shape {}
let shape = Shape()  // error: 'any Shape' cannot be constructed because it has no accessible initializers

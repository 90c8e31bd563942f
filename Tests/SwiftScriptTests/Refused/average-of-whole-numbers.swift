// swift-format-ignore-file
let scores = [1, 2, 3]
let mean: Double = scores.reduce(0, +) / scores.count  // error: cannot convert value of type 'Int' to specified type 'Double'

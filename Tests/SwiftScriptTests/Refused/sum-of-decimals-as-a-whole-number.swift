// swift-format-ignore-file
let prices = [1.5, 2.5]
let total: Int = prices.reduce(0, +)  // error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'

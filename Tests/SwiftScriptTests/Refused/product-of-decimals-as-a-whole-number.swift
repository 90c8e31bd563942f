// swift-format-ignore-file
let prices = [1.5, 2.5]
let total: Int = prices.reduce(1, *)  // error: cannot convert value of type 'Double' to specified type 'Int'

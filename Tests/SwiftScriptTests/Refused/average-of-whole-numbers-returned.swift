// swift-format-ignore-file
func mean(_ scores: [Int]) -> Double { scores.reduce(0, +) / scores.count }  // error: cannot convert return expression of type 'Int' to return type 'Double'

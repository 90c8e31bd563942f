// swift-format-ignore-file
func k(_ f: (Int) -> Int = { "\($0)" }) { print(f(1)) }  // error: cannot convert value of type 'String' to closure result type 'Int'
k()

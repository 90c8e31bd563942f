// swift-format-ignore-file
func h(_ xs: [Int] = [1, "a"]) { print(xs) }  // error: cannot convert value of type 'String' to expected element type 'Int'
h()

// swift-format-ignore-file
let names = ["a"]
for index in 0..<names { print(index) }  // error: cannot convert value of type '[String]' to expected argument type 'Int'
let open = names..<3  // error: cannot convert value of type '[String]' to expected argument type 'Int'
let (low, high) = (1, "x")
let mixed = low...high  // error: conflicting arguments to generic parameter 'Self' ('Int' vs. 'String')

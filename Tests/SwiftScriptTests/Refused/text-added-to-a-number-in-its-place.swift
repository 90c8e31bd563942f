let n = 5, s = "a"
let t: Int = n + s  // error: cannot convert value of type 'String' to expected argument type 'Int'

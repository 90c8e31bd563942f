let n = 5, d = 2.5
let t: Int = n * d  // error: cannot convert value of type 'Double' to expected argument type 'Int'

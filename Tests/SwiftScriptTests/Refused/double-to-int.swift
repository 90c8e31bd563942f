let ratio = 0.5
let count: Int = ratio  // error: cannot convert value of type 'Double' to specified type 'Int'

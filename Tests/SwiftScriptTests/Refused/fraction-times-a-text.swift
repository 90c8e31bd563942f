let n = 5.0
let m = n * "5"  // error: cannot convert value of type 'String' to expected argument type 'Double'

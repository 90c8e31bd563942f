struct Point { var x = 0 }
let point = Point()
point.x = 2  // error: cannot assign to property: 'point' is a 'let' constant

struct Point { let x: Int }
var point = Point(x: 1)
point.x = 2  // error: cannot assign to property: 'x' is a 'let' constant

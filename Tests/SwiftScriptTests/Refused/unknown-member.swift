struct Point { var x = 1 }
let point = Point()
print(point.y)  // error: value of type 'Point' has no member 'y'

struct Square {
  var side = 1
  var area: Int { side * side }
}
var square = Square()
square.area = 4  // error: cannot assign to property: 'area' is a get-only property

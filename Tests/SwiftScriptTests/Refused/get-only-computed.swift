struct S { var x: Int { get { 1 } } }
var s = S()
s.x = 2  // error: cannot assign to property: 'x' is a get-only property

struct A { private(set) var x = 1 }
var a = A()
a.x = 3  // error: cannot assign to property: 'x' setter is inaccessible

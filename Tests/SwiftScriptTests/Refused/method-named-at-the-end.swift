class A { func reload() {} }
let a = A()
a.reload  // error: function is unused

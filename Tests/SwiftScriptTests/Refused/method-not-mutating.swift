struct S { func f() { x = 1 }; var x = 0 }  // error: cannot assign to property: 'self' is immutable

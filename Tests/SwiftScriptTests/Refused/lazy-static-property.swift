struct S { static lazy var x = 4 }  // error: 'lazy' cannot be used on an already-lazy global

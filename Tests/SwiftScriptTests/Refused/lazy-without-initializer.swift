struct S { lazy var x: Int }  // error: lazy properties must have an initializer

let x: Box<Int> = Box(v: 1)  // error: cannot find type 'Box' in scope

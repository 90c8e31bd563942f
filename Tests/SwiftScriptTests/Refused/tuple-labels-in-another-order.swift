// swift-format-ignore-file
let t = (a: 1, b: 2)
switch t { case (b: let x, a: let y): print(x, y) } // error: tuple pattern element label 'b' must be 'a'

// swift-format-ignore-file
enum Q { case a(x: Int, y: Int) }
let q = Q.a(x: 1, y: 2)
switch q { case .a(y: let p, x: let r): print(p, r) } // error: tuple pattern element label 'y' must be 'x'

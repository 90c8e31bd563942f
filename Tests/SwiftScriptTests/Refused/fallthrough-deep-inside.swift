// swift-format-ignore-file
enum Q { case a(Int), b(Int), c }
switch Q.c { case .c: if true { fallthrough }; print(1) // error: 'fallthrough' from a case which doesn't bind variable 'x'
case .a(let x), .b(let x): print(x) }
switch Q.c { case .a(let x): print(x); fallthrough
case .b(let x): print(x)
case .c: print(1) }

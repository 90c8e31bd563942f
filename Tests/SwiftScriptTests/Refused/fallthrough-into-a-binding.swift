// swift-format-ignore-file
switch 3 { case 1: print("a"); fallthrough // error: 'fallthrough' from a case which doesn't bind variable 'x'
case let x: print(x) }

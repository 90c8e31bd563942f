// swift-format-ignore-file
switch 3 { case 1, let x: print(x) } // error: 'x' must be bound in every pattern

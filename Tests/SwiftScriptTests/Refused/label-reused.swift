// swift-format-ignore-file
a: for i in 0..<3 { a: for j in 0..<3 { print(i, j); continue a } }  // error: label 'a' cannot be reused on an inner statement

// swift-format-ignore-file
struct A { let x: Int; let y: Int }
_ = A(1, 2)  // error: missing argument labels 'x:y:' in call

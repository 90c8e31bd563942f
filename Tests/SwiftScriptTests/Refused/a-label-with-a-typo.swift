// swift-format-ignore-file
lbl: for i in 0..<3 { break lb }  // error: cannot find label 'lb' in scope; did you mean 'lbl'?

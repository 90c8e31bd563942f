// swift-format-ignore-file
enum Q { case a(Int), b(String) }
switch Q.a(1) { case .a(let x), .b(let x): print(x) } // error: pattern variable bound to type 'String', expected type 'Int'

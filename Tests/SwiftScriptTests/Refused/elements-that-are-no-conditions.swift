// swift-format-ignore-file
let r = [1, 2].filter { $0 }  // error: cannot convert value of type 'Int' to expected element type 'Bool'

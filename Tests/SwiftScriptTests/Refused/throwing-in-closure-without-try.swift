// swift-format-ignore-file
func f() throws -> Int { 1 }
let c = { let x = f()  // error: call can throw, but it is not marked with 'try' and the error is not handled
 print(x) }

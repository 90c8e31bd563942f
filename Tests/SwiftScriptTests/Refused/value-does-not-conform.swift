// swift-format-ignore-file
protocol P { associatedtype T; func g() -> T }
func f(_ p: P) {}
let q: any P = 3  // error: value of type 'Int' does not conform to specified type 'P'

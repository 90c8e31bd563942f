// swift-format-ignore-file
protocol P {}
func f(_ p: any P) {}
f(3)  // error: argument type 'Int' does not conform to expected type 'P'

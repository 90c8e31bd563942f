// swift-format-ignore-file
protocol P { }
func a() -> some P { 5 }  // error: return type of global function 'a()' requires that 'Int' conform to 'P'

// swift-format-ignore-file
func each(_ body: (Int) -> Void) {}
each(5) // error: cannot convert value of type 'Int' to expected argument type '(Int) -> Void'

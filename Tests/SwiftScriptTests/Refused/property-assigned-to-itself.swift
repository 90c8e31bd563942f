// swift-format-ignore-file
class A { var b: A?; var n = 1 }
func f(_ a: A) { a.n = a.n; a.b?.n = a.n } // error: assigning a property to itself

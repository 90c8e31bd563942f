// swift-format-ignore-file
enum E { case a(Int), b }
func f(_ e: E) { switch e { case .a(let x, let y): print(x)  // error: tuple pattern cannot match values of the non-tuple type 'Int'
 case .b: break } }

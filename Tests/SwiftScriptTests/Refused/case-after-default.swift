// swift-format-ignore-file
func f(_ x: Int) { switch x { case 1: print("a"); default: break; case 2: print("b") } }  // error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'

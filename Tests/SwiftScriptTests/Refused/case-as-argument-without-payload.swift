enum E { case a(Int), b }
func f(_ e: E) {}
f(.a)  // error: member 'a' expects argument of type 'Int'

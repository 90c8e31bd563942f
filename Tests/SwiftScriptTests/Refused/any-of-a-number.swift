// swift-format-ignore-file
func f(_ x: any Int) {}  // error: 'any' has no effect on concrete type 'Int'

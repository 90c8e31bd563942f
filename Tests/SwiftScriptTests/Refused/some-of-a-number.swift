// swift-format-ignore-file
func f(_ x: some Int) {}  // error: type 'some Int' constrained to non-protocol, non-class type 'Int'

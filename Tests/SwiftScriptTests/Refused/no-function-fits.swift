// swift-format-ignore-file
func over(_ x: Int) {}
func over(_ x: String) {}
over(true)  // error: no exact matches in call to global function 'over'

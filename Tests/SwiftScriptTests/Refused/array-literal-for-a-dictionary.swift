// swift-format-ignore-file
let ages: [String: Int] = ["a", "b"] // error: dictionary of type '[String : Int]' cannot be initialized with array literal
func show(_ ages: [String: Int]) {}
show(["a"]) // error: dictionary of type '[String : Int]' cannot be used with array literal

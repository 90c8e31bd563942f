// swift-format-ignore-file
func f(_ d: [[Int]: String]) {}
struct N {}
func g(_ d: [N: Int]) {}  // error: type 'N' does not conform to protocol 'Hashable'

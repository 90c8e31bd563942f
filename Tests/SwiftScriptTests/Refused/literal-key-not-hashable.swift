// swift-format-ignore-file
struct K { var n: Int }
let d = [K(n: 1): 2]  // error: generic struct 'Dictionary' requires that 'K' conform to 'Hashable'

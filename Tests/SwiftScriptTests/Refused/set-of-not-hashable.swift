// swift-format-ignore-file
struct K { var n: Int }
let d = Set([K(n: 1)])  // error: generic struct 'Set' requires that 'K' conform to 'Hashable'

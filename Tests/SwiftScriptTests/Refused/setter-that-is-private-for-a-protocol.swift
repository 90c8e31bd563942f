// swift-format-ignore-file
protocol P { var n: Int { get set } }
struct S: P { private(set) var n = 1 }  // error: setter for property 'n' must be declared internal because it matches a requirement in internal protocol 'P'

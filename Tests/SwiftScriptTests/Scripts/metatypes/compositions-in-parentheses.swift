// swift-format-ignore-file
protocol PP {}
print((any PP & AnyObject).self, (PP & AnyObject).self)
typealias X = PP & AnyObject
print(X.self, (any X).self)
let y: (PP & AnyObject)? = nil
print(y == nil)

// expect: PP & AnyObject PP & AnyObject
// expect: PP & AnyObject PP & AnyObject
// expect: true

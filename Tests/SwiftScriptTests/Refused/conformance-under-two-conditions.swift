// swift-format-ignore-file
protocol P {}
extension Array: P where Element == Int {}
extension Array: P where Element == String {} // error: conflicting conformance of 'Array<Element>' to protocol 'P'; there cannot be more than one conformance, even with different conditional bounds

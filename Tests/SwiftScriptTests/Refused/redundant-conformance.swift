// swift-format-ignore-file
protocol P {}
struct S: P {}
extension S: P {} // error: redundant conformance of 'S' to protocol 'P'

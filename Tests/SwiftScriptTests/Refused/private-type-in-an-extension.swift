// swift-format-ignore-file
private struct H {}
private extension Int { func h() -> H { H() } }
extension Int { func g(_ x: H) {} }  // error: method must be declared fileprivate because its parameter uses a private type
extension Int { private func k(_ x: H) {} }

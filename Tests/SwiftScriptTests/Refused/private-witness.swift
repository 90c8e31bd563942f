// swift-format-ignore-file
protocol D { func a(); var n: Int { get } }
struct S: D { private func a() {}; var n = 1 }  // error: method 'a()' must be declared internal because it matches a requirement in internal protocol 'D'
struct T: D { func a() {}; private var n = 1 }  // error: property 'n' must be declared internal because it matches a requirement in internal protocol 'D'
private protocol Q { func q() }
struct U: Q { fileprivate func q() {} }

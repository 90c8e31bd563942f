// swift-format-ignore-file
class A { init() {} }; class B: A {}
class V { init() {}; func v(_ a: A) -> String { "va" }; func v(_ b: B) -> String { "vb" } }
class V2: V { override func v(_ a: A) -> String { "v2a" } }
print(V2().v(B()))
// expect: vb

// swift-format-ignore-file
class V { init() {}; class func mk(_ a: Int) -> String { "i" }; class func mk(_ s: String) -> String { "s" }; static func st(_ a: Int) -> Int { 1 }
 func log(_ m: String) -> String { "m" }; func log(_ m: String, level: Int) -> String { "ml" }; func go() -> Int { 1 }; func go() -> String { "x" } }
class W: V { override class func mk(_ a: Int) -> String { "wi" }; static func st(_ a: String) -> Int { 2 }; override func log(_ m: String) -> String { "wm" }; override func go() -> Int { 2 } }
print(W.mk(1), W.mk("a"), W.st(1), W.st("a"), W().log("x"), W().log("x", level: 1))
let s: String = W().go(); let i: Int = W().go(); print(s, i)
// expect: wi s 1 2 wm ml
// expect: x 2

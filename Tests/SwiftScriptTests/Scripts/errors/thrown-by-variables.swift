// swift-format-ignore-file
struct E: Error {}
var g: Int { get throws { throw E() } }
do { print(try g) } catch { print("e") }
var h: Int { get async { 4 } }
print(await h)
// expect: e
// expect: 4

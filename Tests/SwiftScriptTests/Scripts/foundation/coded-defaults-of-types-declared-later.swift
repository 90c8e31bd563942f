// swift-format-ignore-file
import Foundation
struct V: Codable { enum K: String, Codable { case a, b }; var k = K.a; var list = [K.a]; var o = Optional(K.b) }
print(String(decoding: try! JSONEncoder().encode(V()), as: UTF8.self).count)
print(try! JSONDecoder().decode(V.self, from: Data(#"{"k":"b","list":["a"]}"#.utf8)))
struct Theme: Codable {
    var metrics = M()
}
struct M: Codable { var p = 8 }
print(try! JSONEncoder().encode(Theme()).count)

// expect: 30
// expect: V(k: main.V.K.b, list: [main.V.K.a], o: nil)
// expect: 19

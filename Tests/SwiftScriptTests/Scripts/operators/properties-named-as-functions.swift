// swift-format-ignore-file
// A property hides the library's function of its name, in operators too.
import Foundation

struct Range2 {
    let min: Int, max: Int
    var log: [String] = []
    var width: Int { max - min }
    func noting(_ text: String) -> Range2 { Range2(min: min, max: max, log: log + [text]) }
    static let exp = 3
    static var doubled: Int { exp * 2 }
}

let range = Range2(min: 2, max: 9)
print(range.width, range.noting("a").noting("b").log, Range2.doubled)
// expect: 7 ["a", "b"] 6

import Foundation

let text = NSString(string: "Hello world, hello")
print(text.range(of: "hello"), text.range(of: "hello", options: .caseInsensitive))
print(
  text.range(
    of: "hello", options: [.caseInsensitive, .backwards], range: NSRange(location: 0, length: 10)))
print(text.range(of: "zz", options: .caseInsensitive).location == NSNotFound)
let list = NSArray(array: [1, 2, 3])
print(list.count, list.object(at: 1), list[2], list.contains(3))
let words = NSArray(array: ["x", "y"])
print(words.firstObject as Any, words.lastObject as Any, words.componentsJoined(by: "-"))
print(NSArray().count, NSArray(array: ["a"], copyItems: true) as? [String] ?? [])
// expect: {13, 5} {0, 5}
// expect: {0, 5}
// expect: true
// expect: 3 2 3 true
// expect: Optional("x") Optional("y") x-y
// expect: 0 ["a"]

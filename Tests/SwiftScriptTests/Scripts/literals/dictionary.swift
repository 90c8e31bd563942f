struct Headers: ExpressibleByDictionaryLiteral {
  var pairs: [(String, Int)];
  init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}
let headers: Headers = ["a": 1, "b": 2]
print(headers.pairs.map(\.0), headers.pairs.map(\.1).reduce(0, +))
// expect: ["a", "b"] 3

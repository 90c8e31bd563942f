struct Parser<Output> {
  let run: (inout Substring) -> Output?
}
extension Parser where Output == Int {
  static let int = Parser { text in
    let digits = text.prefix(while: \.isNumber)
    guard let number = Int(digits) else { return nil }
    text.removeFirst(digits.count)
    return number
  }
}
var rest: Substring = "12,3"
let parser = Parser.int
print(parser.run(&rest) as Any, rest, Parser.int.run(&rest) as Any)
// expect: Optional(12) ,3 nil

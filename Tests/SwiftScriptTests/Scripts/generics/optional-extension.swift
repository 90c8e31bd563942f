extension Optional where Wrapped: Collection {
  var isEmptyOrNil: Bool { self?.isEmpty ?? true }
}
let words: [String]? = nil
print(words.isEmptyOrNil, Optional(["a"]).isEmptyOrNil)
// expect: true false

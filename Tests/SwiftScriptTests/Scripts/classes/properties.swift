class Model {
  var width = 2.0
  var height = 3.0
  var area: Double { width * height }
  var half: Double {
    get { width / 2 }
    set(amount) { width = amount * 2 }
  }
  var title = "a" {
    willSet { print("will", title, newValue) }
    didSet { print("did", oldValue, title) }
  }
  static var made = 0
  static let limit = 10
  class var kind: String { "model" }
  init() { Model.made += 1 }
}
let model = Model()
print(model.area)
model.half = 5
print(model.width, model.area)
model.title = "b"
_ = Model()
print(Model.made, Model.limit, Model.kind)

// expect: 6.0
// expect: 10.0 30.0
// expect: will a b
// expect: did a b
// expect: 2 10 model

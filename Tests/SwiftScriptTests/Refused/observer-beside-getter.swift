// swift-format-ignore-file
struct S {
  var x: Int {
    get { 1 }
    didSet { print(x) } // error: 'didSet' cannot be provided together with a getter
  }
  var y: Int {
    willSet { print(newValue) } // error: 'willSet' cannot be provided together with a getter
    get { 1 }
  }
}

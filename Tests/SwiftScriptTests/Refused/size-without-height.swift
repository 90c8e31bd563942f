struct Size {
  init() {}
  init(width: Double, height: Double) {}
  init(width: Int, height: Int) {}
}
let s = Size(width: 1)  // error: missing argument for parameter 'height' in call

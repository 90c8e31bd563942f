// swift-format-ignore-file
struct Age {
  var years: Int
  init(text: String) {
    guard let years = Int(text) else { return nil }  // error: only a failable initializer can return 'nil'
    self.years = years
  }
}

// swift-format-ignore-file
class Screen {
  lazy var title: String = {
    let text = "a"
    print(text)
  }()  // error: missing return in closure expected to return 'String'
}

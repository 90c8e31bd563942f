struct Style {
  let size: Int
}
let style: Style = {
  let base = 4
  return Style(size: base * 2)
}()
print(style.size)
class Screen {
  let title: String = {
    print("title made")
    return "T"
  }()
  lazy var header: String = {
    print("header made")
    return title + "H"
  }()
}
let screen = Screen()
print("made")
print(screen.header)
print(screen.header)

// expect: 8
// expect: title made
// expect: made
// expect: header made
// expect: TH
// expect: TH

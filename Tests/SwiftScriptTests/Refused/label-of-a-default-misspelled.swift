// swift-format-ignore-file
func f(title: String, message: String = "", style: Int = 1) {}
f(title: "a", sytle: 1)  // error: incorrect argument label in call (have 'title:sytle:', expected 'title:style:')

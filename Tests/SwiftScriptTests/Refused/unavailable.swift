// swift-format-ignore-file
@available(*, unavailable, message: "use made()") func old() {}
@available(*, unavailable, renamed: "made") func former() {}
func made() {}
enum Kind { case plain; @available(*, unavailable) case fancy }
struct Box { @available(*, unavailable, message: "gone") var size: Int { 1 }; @available(*, unavailable) static func make() {}; init() {}; @available(*, unavailable) init(n: Int) {} }
@available(*, unavailable, message: "no more") struct Past {}
old()  // error: 'old()' is unavailable: use made()
former()  // error: 'former()' has been renamed to 'made'
print(Kind.fancy)  // error: 'fancy' is unavailable
print(Box().size)  // error: 'size' is unavailable: gone
Box.make()  // error: 'make()' is unavailable
_ = Box(n: 1)  // error: 'init(n:)' is unavailable
_ = Past()  // error: 'Past' is unavailable: no more
@available(*, unavailable) func also() { old() }  // error: 'old()' is unavailable: use made()
made()

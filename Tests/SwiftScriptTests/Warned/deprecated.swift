// swift-format-ignore-file
@available(*, deprecated, message: "use made()") func old() {}
@available(*, deprecated, renamed: "made()") func former() {}
@available(*, deprecated) func plain() { old() }
@available(iOS 13, *) func made() {}
@available(*, deprecated, message: "use New") struct Past { static let n = 1 }
enum Kind { case a; @available(*, deprecated, renamed: "a") case b }
old()  // warning: 'old()' is deprecated: use made()
former()  // warning: 'former()' is deprecated: renamed to 'made()'
plain()  // warning: 'plain()' is deprecated
made()
print(Past.n)  // warning: 'Past' is deprecated: use New
let kind: Kind = .b  // warning: 'b' is deprecated: renamed to 'a'
let run = old  // warning: 'old()' is deprecated: use made()
print(kind)
run()

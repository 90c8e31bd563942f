var callback: ((String) -> Void)?
callback?("nobody hears")
callback = { print("heard", $0) }
callback?("this")
// expect: heard this

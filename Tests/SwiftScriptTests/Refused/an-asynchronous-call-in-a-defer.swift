// swift-format-ignore-file
func g() async { print("deferred") }
func f() async { defer { await g() }; print("body") }  // error: 'async' call cannot occur in a defer body
await f()

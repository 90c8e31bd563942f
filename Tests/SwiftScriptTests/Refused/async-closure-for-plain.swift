// swift-format-ignore-file
func plain(_ body: () -> Void) { body() }
func load() async {}
func f() async { plain { await load() } } // error: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type

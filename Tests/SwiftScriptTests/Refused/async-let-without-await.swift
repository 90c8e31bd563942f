// swift-format-ignore-file
func load() async -> Int { 1 }
func f() async { async let x = load(); print(x) } // error: expression is 'async' but is not marked with 'await'

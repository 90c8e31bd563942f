// swift-format-ignore-file
func f() async { let t = Task { 1 }; print(t.value) } // error: expression is 'async' but is not marked with 'await'

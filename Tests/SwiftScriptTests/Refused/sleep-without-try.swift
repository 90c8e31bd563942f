// swift-format-ignore-file
func f() async { await Task.sleep(nanoseconds: 1) } // error: call can throw, but it is not marked with 'try' and the error is not handled

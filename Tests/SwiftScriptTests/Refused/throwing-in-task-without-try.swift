// swift-format-ignore-file
func f() async throws -> Int { 1 }
Task { let x = await f(); print(x) }  // error: call can throw, but it is not marked with 'try' and the error is not handled

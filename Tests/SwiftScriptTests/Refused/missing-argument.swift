func add(_ a: Int, to b: Int) -> Int { a + b }
print(add(1))  // error: missing argument for parameter 'to' in call

func apply(_ times: Int, _ action: (Int) -> Int) -> Int { action(times) }
print(apply { $0 })  // error: missing argument for parameter #1 in call

func now() -> Int { 0 }
print(now(1))  // error: argument passed to call that takes no arguments

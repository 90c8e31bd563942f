func required() -> Int { fatalError("init(coder:) has not been implemented") }
print("before")  // expect: before
print(required())
// trap: init(coder:) has not been implemented

struct Counter { private var count = 0 }

print(Counter())
print(Counter(count: 1))  // error: argument passed to call that takes no arguments

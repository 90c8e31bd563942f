let total = 10
print(total / 0)  // error: division by zero

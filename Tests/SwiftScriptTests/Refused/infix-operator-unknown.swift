let y = 2 ** 3  // error: cannot find operator '**' in scope
print(y)

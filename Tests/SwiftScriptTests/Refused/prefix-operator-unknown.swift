let x = 3
print(+++x)  // error: cannot find operator '+++' in scope

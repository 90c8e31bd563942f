let width = 10
print(widht)  // error: cannot find 'widht' in scope

var list = [3, 1]
list.sort  // error: cannot reference 'mutating' method as function value

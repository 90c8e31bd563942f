let a = [1, 2]
a.append(3)  // error: cannot use mutating member on immutable value: 'a' is a 'let' constant

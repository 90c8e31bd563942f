let width = 1
width = 2  // error: cannot assign to value: 'width' is a 'let' constant

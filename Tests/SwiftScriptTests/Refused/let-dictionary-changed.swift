let d = ["a": 1]
d["b"] = 2  // error: cannot assign through subscript: 'd' is a 'let' constant

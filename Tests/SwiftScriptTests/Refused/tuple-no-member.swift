let t = (1, 2)
print(t.2)  // error: value of tuple type '(Int, Int)' has no member '2'

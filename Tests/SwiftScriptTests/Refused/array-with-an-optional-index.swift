let a = [1, 2]
let i: Int? = 1
print(a[i])  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'

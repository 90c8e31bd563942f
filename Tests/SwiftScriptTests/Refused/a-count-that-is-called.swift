// swift-format-ignore-file
let numbers = [1, 2]
print(numbers.count())  // error: cannot call value of non-function type 'Int'

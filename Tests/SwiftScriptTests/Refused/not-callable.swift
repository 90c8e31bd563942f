let number = 1
print(number())  // error: cannot call value of non-function type 'Int'

let numbers = [1, 2]
print(numbers.contians(1))  // error: value of type '[Int]' has no member 'contians'

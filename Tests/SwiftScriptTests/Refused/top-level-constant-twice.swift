let size: Int
size = 1
size = 2  // error: immutable value 'size' may only be initialized once
print(size)

enum D { case a, b }
print(D.c)  // error: type 'D' has no member 'c'

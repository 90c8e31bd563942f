let offset: Int8 = -129  // error: integer literal '-129' overflows when stored into 'Int8'
print(offset)

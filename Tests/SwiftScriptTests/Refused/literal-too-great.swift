let level: UInt8 = 256  // error: integer literal '256' overflows when stored into 'UInt8'
print(level)

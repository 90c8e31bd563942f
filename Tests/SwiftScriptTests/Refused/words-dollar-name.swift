// swift-format-ignore-file
let $x = 3  // error: cannot declare entity named '$x'; the '$' prefix is reserved for implicitly-synthesized declarations
print(1)

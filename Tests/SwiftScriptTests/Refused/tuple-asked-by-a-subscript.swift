// swift-format-ignore-file
let pair = (1, "a")
print(pair[1].count)  // error: cannot access element using subscript for tuple type '(Int, String)'; did you mean to use '.1'?

func f() -> Int { 3 }
let g: Int = f  // error: function produces expected type 'Int'; did you mean to call it with '()'?

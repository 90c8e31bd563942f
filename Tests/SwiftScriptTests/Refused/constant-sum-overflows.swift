// swift-format-ignore-file
let big = Int.max + 1  // error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow

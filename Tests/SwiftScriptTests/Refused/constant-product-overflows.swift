// swift-format-ignore-file
let most = Int.max * 2  // error: arithmetic operation '9223372036854775807 * 2' (on type 'Int') results in an overflow

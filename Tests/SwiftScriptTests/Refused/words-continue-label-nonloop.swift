// swift-format-ignore-file
blk: if true { continue blk }  // error: 'continue' cannot be used with if statements

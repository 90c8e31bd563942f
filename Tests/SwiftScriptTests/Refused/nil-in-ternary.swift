let n: Int = "a".count > 2 ? 1 : nil  // error: 'nil' cannot be used in context expecting type 'Int'

let list = [3, 1]
list.sorted  // error: function is unused

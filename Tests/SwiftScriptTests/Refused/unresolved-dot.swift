let side = .left  // error: reference to member 'left' cannot be resolved without a contextual type

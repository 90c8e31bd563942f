enum Side { case left, right }
let side: Side = .top  // error: type 'Side' has no member 'top'

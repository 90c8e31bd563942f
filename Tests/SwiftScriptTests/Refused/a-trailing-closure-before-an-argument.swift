// swift-format-ignore-file
func show(done: () -> Void, count: Int) { done() }
show(count: 3) { print("done") }  // error: incorrect argument label in call (have 'count:_:', expected 'done:count:')

func load(_ done: () -> Void) { done() }
func load(completion: () -> Void) { completion() }
load { print(1) }  // error: ambiguous use of 'load'

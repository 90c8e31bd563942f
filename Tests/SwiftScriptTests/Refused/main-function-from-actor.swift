// swift-format-ignore-file
func ui() {}
actor A { func go() { ui() } } // error: call to main actor-isolated global function 'ui()' in a synchronous actor-isolated context

// swift-format-ignore-file
func plain(_ body: () -> Void) { let kept = body; kept() }
func typed(_ body: () -> Void) { let kept: () -> Void = body; kept() }  // error: using non-escaping parameter 'body' in a context expecting an '@escaping' closure
typealias Action = () -> Void
func named(_ body: () -> Void) { let kept: Action = body; kept() }  // error: using non-escaping parameter 'body' in a context expecting an '@escaping' closure
func anything(_ body: () -> Void) { let kept: Any = body; print(kept) }  // error: converting non-escaping value to 'Any' may allow it to escape

func show<T>(_ value: T? = nil) { print(value as Any) }
show(1)
show()  // error: generic parameter 'T' could not be inferred

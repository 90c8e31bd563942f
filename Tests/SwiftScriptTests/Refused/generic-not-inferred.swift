func make<T>() -> T? { nil }
let x = make()  // error: generic parameter 'T' could not be inferred

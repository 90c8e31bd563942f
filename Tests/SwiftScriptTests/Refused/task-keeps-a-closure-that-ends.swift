func load(completion: () -> Void) {
  Task { completion() }  // error: escaping closure captures non-escaping parameter 'completion'
}

extension OpenMembers {
  /// By class.
  static let table: [String: OpenMembers] =
    [
      navigation, bars, responders, gestures, views, stacks, controls, inputs, textViews, cells,
      lists, pickers,
      controllers,
      containers, presentations,
      layers,
      animations, layout,
    ].reduce(
      into: [:]) { table, family in
      table.merge(family) { first, _ in first }
    }
}

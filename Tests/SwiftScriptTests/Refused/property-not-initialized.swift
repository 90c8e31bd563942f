class Card {
  let title: String
  init() {
  }  // error: return from initializer without initializing all stored properties
}

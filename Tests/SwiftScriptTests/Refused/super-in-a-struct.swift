struct Box {
  init(size: Int) {
    super.init()  // error: 'super' cannot be used in non-class type 'Box'
  }
}

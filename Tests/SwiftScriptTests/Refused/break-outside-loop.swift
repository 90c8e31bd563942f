func run() {
  break  // error: 'break' is only allowed inside a loop, if, do, or switch
}

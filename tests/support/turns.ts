/** Counts the turns that others have on the event loop, until it is stopped. */
export function countTurns(): { stop(): number } {
  let turns = 0
  let goesOn = true
  const others = () => {
    turns++
    if (goesOn) setImmediate(others)
  }
  setImmediate(others)
  return {
    stop() {
      goesOn = false
      return turns
    },
  }
}

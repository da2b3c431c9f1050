/** Runs work once the next frame is on the screen, or soon where no frame comes: in a tab that is not looked at. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once, 0))
  setTimeout(once, 100)
}

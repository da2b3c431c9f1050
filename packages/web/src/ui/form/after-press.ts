let isPressed = false
const waiting: (() => void)[] = []

function release(): void {
  // The click comes in the same task as the letting go; after it the page may move.
  setTimeout(() => {
    isPressed = false
    for (const work of waiting.splice(0)) work()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
}

/**
 * Leaving a field by pressing a button: a fault that is shown at once pushes the button away from under the
 * pointer, and the press is lost. It is shown when the pointer is up.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}

/**
 * Keys pressed while the form is on its way to where they belong (a pick waits for its answer, the next line is being
 * drawn) are kept and given to the field that has the focus afterwards, one after the other. So a scanner, or fingers
 * that know the form, lose no key.
 */
export interface KeptKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  /** When it was pressed. */
  readonly at: number
}

const holds = new Set<symbol>()
let kept: KeptKey[] = []
let isKeeping = false
let replayed: number | undefined

/**
 * While true, keys that are pressed wait: for what is under way, and for those before them to be given back. A key between two of
 * those would come before them.
 */
export const isHolding = (): boolean => isKeeping

/** When the key that is given back at this moment was pressed. */
export const replayedAt = (): number | undefined => replayed
const longestMs = 15_000

/** Keeps keys from now on until what it gives back is called; an answer that never comes holds them no longer than a search is waited for. */
export function holdKeys(): () => void {
  if (!isKeeping) window.addEventListener('keydown', keep, true)
  isKeeping = true
  const one = Symbol('hold')
  holds.add(one)
  const release = () => {
    window.clearTimeout(timer)
    // What has come is drawn, and the focus has moved, before the next key is given.
    if (holds.delete(one) && holds.size === 0) replaySoon()
  }
  const timer = window.setTimeout(() => {
    kept = []
    release()
  }, longestMs)
  return release
}

/** Forgets the keys kept so far: the form asks for something else first. */
export function dropKeys(): void {
  kept = []
}

function keep(event: KeyboardEvent): void {
  // Those that are given back come through here too.
  if (!event.isTrusted || !isKept(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { key, code, ctrlKey, metaKey, shiftKey, timeStamp: at } = event
  kept.push({ key, code, ctrlKey, metaKey, shiftKey, at })
}

const moving = new Set(['Enter', 'Tab', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'F8'])

/** Ctrl+] and F8 separate the parts of a code that is scanned: see `isSeparator()` of the scanner. */
function isKept({ key, code, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false
  if (ctrlKey || metaKey) return key === 's' || key === 'Enter' || key === ']' || code === 'BracketRight'
  return key.length === 1 || moving.has(key)
}

/** Takes the first of the kept keys together where they are one thing, as a code is: how many they are. */
type Taker = (keys: readonly KeptKey[]) => number
let takeTogether: Taker = () => 0

/** Says who takes kept keys together, until what it gives back is called. */
export function takeKept(taker: Taker): () => void {
  takeTogether = taker
  return () => {
    if (takeTogether === taker) takeTogether = () => 0
  }
}

let next: number | undefined

function replaySoon(): void {
  window.clearTimeout(next)
  next = window.setTimeout(replay, 0)
}

function replay(): void {
  if (holds.size > 0) return
  if (kept.length === 0) {
    isKeeping = false
    return window.removeEventListener('keydown', keep, true)
  }
  const taken = takeTogether(kept)
  if (taken > 0) kept.splice(0, taken)
  else give(kept.shift()!)
  // Where the key made others wait, their release goes on.
  if (holds.size === 0) replaySoon()
}

function give({ at, ...key }: KeptKey): void {
  const target = document.activeElement ?? document.body
  replayed = at
  const isHandled = !target.dispatchEvent(
    new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
  )
  replayed = undefined
  if (isHandled || key.ctrlKey || key.metaKey) return
  if (key.key === 'Tab') return step(target, key.shiftKey ? -1 : 1)
  if (key.key === 'Enter') return enter(target)
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) type(target, key.key)
}

function enter(target: Element): void {
  if (target instanceof HTMLButtonElement) target.click()
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit()
}

/** What the browser does with a key of its own, done by hand. */
function type(box: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (box.readOnly || box.disabled) return
  const start = box.selectionStart ?? box.value.length
  const end = box.selectionEnd ?? start
  const isMark = start !== end
  if (key === 'Backspace') box.setRangeText('', isMark ? start : Math.max(start - 1, 0), end, 'end')
  else if (key === 'Delete') box.setRangeText('', start, isMark ? end : end + 1, 'end')
  else if (key.length !== 1 || (box.maxLength >= 0 && !isMark && box.value.length >= box.maxLength)) return
  else box.setRangeText(key, start, end, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data: key.length === 1 ? key : null }))
}

function step(from: Element, by: 1 | -1): void {
  const all = [
    ...(from.closest('form') ?? document).querySelectorAll<HTMLElement>(
      'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)',
    ),
  ].filter((one) => one.tabIndex >= 0 && one.offsetParent !== null)
  all[all.indexOf(from as HTMLElement) + by]?.focus()
}

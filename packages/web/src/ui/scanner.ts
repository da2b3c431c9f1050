import { isHolding, replayedAt, takeKept } from './type-ahead.ts'
import type { KeptKey } from './type-ahead.ts'

/**
 * A barcode scanner is a keyboard that types a code and Enter (or Tab) faster than anybody can. What it types is told from fingers
 * by the time between its keys, whatever has the focus, and leaves no trace in a field and presses no button.
 */

/** What separates the parts of a code, as it was before it became a key. */
const separator = '\u001d'
/** Between two keys of a scanner, on the whole; fingers take three times as long. */
const quickMs = 35
/** Between any two of its keys, and before Enter: a busy computer, and some scanners, make pauses. */
const pauseMs = 120
/** What follows a typed key sooner is the rest of a word. */
const wordMs = 600

/** Codes have a digit and no space; numbers that are typed into fields are shorter, and dates are none. */
export function isCode(text: string): boolean {
  if (/\s/.test(text) || !/\d/.test(text)) return false
  if (/^\d+$/.test(text)) return text.length >= 7
  return text.length >= 4 && !decimal.test(text) && !date.test(text)
}
const decimal = /^[-+]?[\d,]*\.?\d*$/
const date = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/

/** `pass`: the first of what may be a code; `slow`: one of it that fingers may have pressed; `quick`: one that they cannot. */
export type KeyAnswer = 'pass' | 'slow' | 'quick' | { readonly scanned: string }

/** Reads keys one after another: those that follow another faster than fingers are quick, until Enter makes a code of them. */
export class ScanReader {
  private text = ''
  private first = 0
  private isRest = false
  private last = Number.NEGATIVE_INFINITY

  key(key: string, at: number, isPlain = true): KeyAnswer {
    const since = at - this.last
    const { text } = this
    if (!isPlain) return this.forget()
    if (key === 'Enter' || key === 'Tab') {
      const isQuick = !this.isRest && this.last - this.first <= quickMs * (text.length - 1)
      this.forget()
      return isQuick && since <= pauseMs && isCode(text) ? { scanned: text } : 'pass'
    }
    if (key.length !== 1) return this.forget()
    this.last = at
    if (text !== '' && since <= pauseMs) {
      this.text += key
      return since <= quickMs ? 'quick' : 'slow'
    }
    this.text = key
    this.first = at
    this.isRest = since <= wordMs
    return 'pass'
  }

  /** The code that keys which wait begin with, as they would be read after those before them, and how many of them it is. */
  codeAtStart(keys: readonly KeptKey[]): { readonly scanned: string; readonly count: number } | undefined {
    if (this.text !== '') return undefined
    const ahead = new ScanReader()
    ahead.last = this.last
    for (const [index, kept] of keys.entries()) {
      const { key, at, ctrlKey, metaKey } = kept
      const answer = isSeparator(kept) ? ahead.key(separator, at) : ahead.key(key, at, !ctrlKey && !metaKey)
      if (typeof answer === 'object') return { ...answer, count: index + 1 }
      if (answer === 'pass' && index > 0) return undefined
    }
    return undefined
  }

  private forget(): 'pass' {
    this.text = ''
    this.last = Number.NEGATIVE_INFINITY
    return 'pass'
  }
}

/**
 * What scanners press for the separator between the parts of a code, ASCII 29: the character itself, Ctrl+] as terminals have it, or F8,
 * as they are set up.
 */
const isSeparator = ({ key, code, ctrlKey }: Pick<KeptKey, 'key' | 'code' | 'ctrlKey'>): boolean =>
  key === '\u001d' || key === 'F8' || (ctrlKey && (key === ']' || code === 'BracketRight'))

/** Keys that scanners press beside letters. */
const silent = new Set(['Shift', 'Control', 'CapsLock', 'AltGraph', 'NumLock', 'Unidentified', 'Process'])

/** What had the focus when a code was read, as it was before. */
export interface ScanPlace {
  readonly element: Element | null
}

/**
 * Calls back with each code that a scanner types, but where `isLeft` says that what has the focus takes scans itself. Keys go into a
 * field as ever, so that nothing typed is lost, and are taken out again once they were a code; anything else, as a button,
 * gets the first alone.
 */
export function listenForScans(
  isLeft: (element: Element | null) => boolean,
  onScan: (code: string, place: ScanPlace) => void,
): () => void {
  const reader = new ScanReader()
  let before: Before | undefined
  const swallowed = new Set<string>()
  const swallow = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that were kept meanwhile come with the time at which they were pressed.
    const at = event.isTrusted ? event.timeStamp : replayedAt()
    if (at === undefined || silent.has(event.key) || (event.isTrusted && isHolding())) return
    const focused = document.activeElement
    const isPart = isSeparator(event)
    const isPlain =
      (isPart || !event.ctrlKey) &&
      !event.metaKey &&
      !event.altKey &&
      !event.isComposing &&
      !event.repeat &&
      !isLeft(focused)
    const answer = reader.key(isPart ? separator : event.key, at, isPlain)
    // It is no character of a field, nor a key of the page, where it separates.
    if (isPart && isPlain && (answer === 'slow' || answer === 'quick')) return swallow(event)
    if (answer === 'slow') return
    if (answer === 'pass') before = stateOf(focused)
    else if (answer !== 'quick') {
      swallow(event)
      restore(before)
      onScan(answer.scanned, { element: before?.element ?? null })
      before = undefined
    } else if (!isBox(focused) && !(focused instanceof HTMLSelectElement)) {
      swallowed.add(event.code)
      swallow(event)
    }
  }
  // A button is pressed as the space bar comes up.
  const onKeyUp = (event: KeyboardEvent) => {
    if (swallowed.delete(event.code)) swallow(event)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('keyup', onKeyUp, true)
  // A code that waited with others goes into no field at all.
  const leaveKept = takeKept((keys) => {
    const focused = document.activeElement
    const code = isLeft(focused) ? undefined : reader.codeAtStart(keys)
    if (!code) return 0
    onScan(code.scanned, { element: focused })
    return code.count
  })
  return () => {
    leaveKept()
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('keyup', onKeyUp, true)
  }
}

type Box = HTMLInputElement | HTMLTextAreaElement
const isBox = (element: Element | null): element is Box =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

interface Before {
  readonly element: Element | null
  readonly value: string | undefined
  readonly selection: readonly [number | null, number | null]
}

function stateOf(element: Element | null): Before {
  if (isBox(element))
    return { element, value: element.value, selection: [element.selectionStart, element.selectionEnd] }
  return {
    element,
    value: element instanceof HTMLSelectElement ? element.value : undefined,
    selection: [null, null],
  }
}

/** What the keys did to the field is taken back. */
function restore(before: Before | undefined): void {
  if (before?.value === undefined || !before.element?.isConnected) return
  const { element, value, selection } = before
  if (isBox(element)) {
    if (element.value === value) return
    setValue(element, value)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // A list of choices that the key opened closes.
    if (element.getAttribute('aria-expanded') === 'true' && document.activeElement === element) {
      element.blur()
      element.focus()
    }
    if (selection[0] !== null) element.setSelectionRange(selection[0], selection[1])
  } else if (element instanceof HTMLSelectElement && element.value !== value) {
    setValue(element, value)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** As the browser sets it: a component that draws the value hears of it. */
function setValue(element: Box | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
}

/** Leaves a field with other text, as if it were typed. */
export function leaveText(element: Element | null, text: string): void {
  if (!isBox(element) || element.value === text) return
  setValue(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Puts text where the cursor is, as if it were typed. */
export function typeInto(element: Element | null, text: string): void {
  if (!isBox(element) || element.readOnly || element.disabled) return
  // The only way that keeps what can be undone.
  if (document.execCommand('insertText', false, text)) return
  const start = element.selectionStart ?? element.value.length
  element.setRangeText(text, start, element.selectionEnd ?? start, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

import { useEffect, useRef } from 'react'
import { afterSettling, holdSubmit } from './settling.ts'

export interface KeyBinding {
  /** `mod+k`, `alt+n`, `/`, `?`; `mod` is Ctrl, on Apple machines Cmd. */
  readonly keys: string
  readonly label: string
  readonly group: string
  readonly run: () => void
  /** Works while typing in a field too; keys with Ctrl, Cmd or Alt always do. */
  readonly whileTyping?: boolean
  /** Works where no screen has a meaning of its own for the key. */
  readonly isFallback?: boolean
  /** What it acts on; it keeps still while a dialog with a form of its own is before that. */
  readonly within?: () => Element | null
}

const bindings: { current: KeyBinding }[] = []

/** All keys that work now, the newest layer first: what the help overlay shows. */
export function activeKeys(): readonly KeyBinding[] {
  return bindings.map((holder) => holder.current)
}

/** Binds a key as long as the component is there; the newest binding of a key wins. */
export function useKey(binding: KeyBinding, enabled = true): void {
  const holder = useRef(binding)
  useEffect(() => {
    holder.current = binding
  })
  useEffect(() => {
    if (!enabled) return
    // The frame of the product binds after the screen it is drawn around: its keys come last all the same.
    if (holder.current.isFallback) bindings.push(holder)
    else bindings.unshift(holder)
    return () => {
      bindings.splice(bindings.indexOf(holder), 1)
    }
  }, [enabled])
}

/** Listens once for the whole product. */
export function useKeyboard(): void {
  useEffect(() => {
    window.addEventListener('keydown', lookForLayers, true)
    window.addEventListener('keydown', onKey)
    window.addEventListener('submit', holdSubmit, true)
    return () => {
      window.removeEventListener('keydown', lookForLayers, true)
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('submit', holdSubmit, true)
    }
  }, [])
}

/** A dialog, menu or list lay over the screen as the key went down: Escape is for that, which may be gone by now. */
let isOverlaid = false
function lookForLayers({ key }: KeyboardEvent): void {
  if (key === 'Escape')
    isOverlaid = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].some(
      (layer) => layer.getClientRects().length > 0,
    )
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const pressed = nameOf(event)
  if (pressed === 'Escape' && isOverlaid) return
  const isModified = event.ctrlKey || event.metaKey || event.altKey
  const typing = isTyping(event.target)
  const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null
  const form = dialog?.querySelector('form')
  const isBehind = ({ within }: KeyBinding) => Boolean(form && within && !dialog?.contains(within()))
  const found = bindings.find(
    ({ current }) =>
      current.keys === pressed && (!typing || isModified || current.whileTyping) && !isBehind(current),
  )
  if (!found) {
    if (!form || pressed !== 'mod+s') return
    // Saves the form of the dialog, whatever it is made of.
    event.preventDefault()
    return afterSettling(() => form.requestSubmit())
  }
  event.preventDefault()
  if (isModified) afterSettling(() => found.current.run())
  else found.current.run()
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const letter =
    event.altKey && /^(?:Key[A-Z]|Digit\d)$/.test(event.code) ? event.code.slice(-1).toLowerCase() : key
  return [(event.ctrlKey || event.metaKey) && 'mod', event.altKey && 'alt', letter].filter(Boolean).join('+')
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/** `mod+Enter` as it is on the keyboard. */
export function keyName(keys: string): string {
  const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return keys
    .split('+')
    .map((part) =>
      part === 'mod'
        ? mac
          ? '⌘'
          : 'Ctrl'
        : part === 'alt'
          ? mac
            ? '⌥'
            : 'Alt'
          : part.length === 1
            ? part.toUpperCase()
            : part,
    )
    .join(mac ? ' ' : '+')
}

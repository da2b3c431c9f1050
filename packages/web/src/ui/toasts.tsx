import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import css from './toasts.module.css'

type Kind = 'success' | 'error' | 'info'
interface Toast {
  readonly id: number
  readonly kind: Kind
  readonly title: string
  readonly lines: readonly string[]
  /** One thing the person may do about it: undo, open, download. */
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly lastsMs: number
  /** News of one matter: a later toast about it takes the place of the one before. */
  readonly about?: number
}

/** Source: specification part 1, section 9. */
const toastDelayMs = 4000

const useToasts = create<{ list: readonly Toast[] }>(() => ({ list: [] }))
let lastId = 0

function show(kind: Kind, title: string, lines: readonly string[] = [], more: Partial<Toast> = {}): void {
  const toast: Toast = { id: ++lastId, kind, title, lines, lastsMs: toastDelayMs, ...more }
  const same = (other: Toast) =>
    (toast.about !== undefined && other.about === toast.about) ||
    (other.title === title && other.lines.join('\n') === lines.join('\n'))
  useToasts.setState(({ list }) => ({ list: [...list.filter((other) => !same(other)), toast].slice(-5) }))
}

function dismiss(id: number): void {
  useToasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }))
}

/** `toast.error(title, lines)`; `toast.undo(title, label, run)` waits ten seconds for a change of mind. */
export const toast = {
  success: (title: string, lines?: readonly string[], about?: number, action?: Toast['action']) =>
    show('success', title, lines, { ...(about ? { about } : {}), ...(action ? { action } : {}) }),
  error: (title: string, lines?: readonly string[], about?: number) =>
    show('error', title, lines, about ? { about } : {}),
  info: (title: string, lines?: readonly string[], about?: number) =>
    show('info', title, lines, about ? { about } : {}),
  undo: (title: string, label: string, run: () => void) =>
    show('success', title, [], { action: { label, run }, lastsMs: 10_000 }),
}

/** The corner where toasts appear: bottom start, above the bar of a form; they wait while hovered or focused. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const list = useToasts((state) => state.list)
  return (
    <div className={css.corner} data-testid="toasts">
      {list.map((one) => (
        <ToastCard key={one.id} toast={one} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

const icons = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle }

function ToastCard({
  toast: { id, kind, title, lines, action, lastsMs },
  closeLabel,
}: {
  toast: Toast
  closeLabel: string
}) {
  const timer = useRef<number>(undefined)
  const start = () => {
    timer.current = window.setTimeout(() => dismiss(id), lastsMs)
  }
  const wait = () => window.clearTimeout(timer.current)
  useEffect(() => {
    timer.current = window.setTimeout(() => dismiss(id), lastsMs)
    return () => window.clearTimeout(timer.current)
  }, [id, lastsMs])
  const Icon = icons[kind]
  return (
    <div
      className={css.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={wait}
      onMouseLeave={start}
      onFocus={wait}
      onBlur={start}
    >
      <Icon size={18} stroke={1.5} className={css.icon} aria-hidden />
      <div className={css.text}>
        {title && <strong>{title}</strong>}
        {/* What is said of ten lines alike is said once. */}
        {[...new Set(lines)].map((line) => (
          <div key={line}>{line}</div>
        ))}
        {action && (
          <button
            type="button"
            className={`plain link ${css.action}`}
            onClick={() => {
              action.run()
              dismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={`plain ${css.close}`}
        aria-label={closeLabel}
        onClick={() => dismiss(id)}
      >
        <IconX size={16} stroke={1.5} />
      </button>
    </div>
  )
}

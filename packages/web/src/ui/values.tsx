import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatDecimal } from './numbers.ts'
import css from './values.module.css'

/** What is there where there is nothing. */
export const dash = '-'

type Value = string | null | undefined

/** An amount of money: two decimals, Indian grouping; the rupee sign only where `sign` is set (totals). */
export function Amount({ value, sign = false }: { value: Value; sign?: boolean }) {
  if (value === null || value === undefined || value === '') return <>{dash}</>
  const shown = formatDecimal(value, 2)
  return (
    <span className="figure">
      {sign ? (shown.startsWith('-') ? `-₹${shown.slice(1)}` : `₹${shown}`) : shown}
    </span>
  )
}

/** A quantity: at most three decimals, without trailing zeros. */
export function Quantity({ value }: { value: Value }) {
  return value ? <span className="figure">{formatDecimal(value, 3, true)}</span> : <>{dash}</>
}

export function Percent({ value }: { value: Value }) {
  return value ? <span className="figure">{formatDecimal(value, 3, true)}%</span> : <>{dash}</>
}

/** A state in words on a tint; the word says it, the colour only helps. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  )
}
export type Tone = 'ok' | 'attention' | 'danger' | 'neutral' | 'ink'

const tones: Readonly<Record<string, Tone>> = {
  Active: 'ok',
  PaymentReceived: 'ok',
  PaymentMade: 'ok',
  Success: 'ok',
  Generated: 'ok',
  Approved: 'ok',
  Accepted: 'ok',
  Converted: 'ok',
  InForce: 'ok',
  Draft: 'attention',
  Pending: 'attention',
  Partial: 'attention',
  Sent: 'attention',
  Announced: 'attention',
  SuccessWithError: 'attention',
  Cancelled: 'danger',
  Rejected: 'danger',
  Declined: 'danger',
  Expired: 'danger',
  Failed: 'danger',
  Blocked: 'danger',
}
export function toneOf(status: string): Tone {
  return tones[status] ?? 'neutral'
}

/** A number or code copied with one click. */
export function Copyable({ text, label }: { text: Value; label: string }) {
  const [isCopied, setCopied] = useState(false)
  if (!text) return <>{dash}</>
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => {
      setCopied(true)
      window.setTimeout(() => setCopied(false), 1500)
    })
  }
  return (
    <button
      type="button"
      className={`plain figure ${css.copy}`}
      aria-label={`${text}, ${label}`}
      title={label}
      onClick={copy}
    >
      {text}
      {isCopied ? (
        <IconCheck size={14} stroke={1.5} aria-hidden />
      ) : (
        <IconCopy size={14} stroke={1.5} aria-hidden />
      )}
    </button>
  )
}

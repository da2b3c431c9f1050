import type { ReactNode } from 'react'
import type { IconArrowRight } from '@tabler/icons-react'

/** Groups of the quick links, in the order in which they are shown. */
export const groups = [
  'create',
  'goTo',
  'parties',
  'actions',
  'documents',
  'payments',
  'items',
  'help',
  'commands',
] as const
export type Group = (typeof groups)[number]

export interface Hit {
  readonly key: string
  readonly group: Group
  readonly icon: typeof IconArrowRight
  readonly name: string
  readonly note?: string | undefined
  readonly end?: ReactNode
  /** From the server: it belongs to the text that was asked for. */
  readonly isRecord?: boolean
  readonly run: () => void
}

/** The hits whose name has every word typed, the nearest first. */
export function matching<H extends Pick<Hit, 'name'>>(hits: readonly H[], text: string): readonly H[] {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/)
  return (
    hits
      .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
      // The name itself before a name that begins so, and that before one that only has it.
      .toSorted((a, b) => nearness(b.name, typed) - nearness(a.name, typed))
  )
}

function nearness(name: string, typed: string): number {
  const lower = name.toLowerCase()
  return lower === typed ? 2 : lower.startsWith(typed) ? 1 : 0
}

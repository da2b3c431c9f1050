import { viewOf } from '@bahi/contracts/document-screens.ts'
import type { ReactNode } from 'react'
import { To } from './nav.tsx'

interface Props {
  readonly kind: string
  readonly id: number
  /** Of the screen of the document. */
  readonly tab?: string
  readonly children: ReactNode
}

/** The way to a document of any kind; words alone where the kind has no screen. */
export function DocumentLink({ kind, id, tab, children }: Props) {
  const to = viewOf(kind, id, tab)
  return to === undefined ? <>{children}</> : <To to={to}>{children}</To>
}

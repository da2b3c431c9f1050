import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import type * as z from 'zod'
import type { PrintStyle } from './style.ts'

/** A document as the detail call answers it: all that printing reads. */
export type PrintSource = z.input<typeof DocumentDetail>

/** A document with how its place prints: what paper and sheets are made of. */
export interface StyledDocument {
  readonly document: PrintSource
  readonly style: PrintStyle
}

import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import type * as z from 'zod'

/** A document as the detail call answers it: all that printing reads. */
export type PrintSource = z.input<typeof DocumentDetail>

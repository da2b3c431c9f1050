import { DocumentSave } from '@bahi/contracts/documents.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { convertDocuments, saveDocument } from '../documents/index.ts'
import type { Draft } from './documents.ts'

type Saved = Awaited<ReturnType<typeof saveDocument>>

interface Made extends Partial<Draft> {
  readonly date: string
  /** Takes about half of each line, and leaves the rest to another. */
  readonly half?: boolean
}

/** Issues a document made from others of one party, with what is left of their lines. */
export async function makeFrom(
  ctx: Ctx,
  toKind: DocumentKind,
  ids: readonly number[],
  { half = false, ...more }: Made,
): Promise<Saved> {
  const { body } = await convertDocuments(ctx, {
    toKind,
    sources: ids.map((documentId) => ({ documentId })),
  })
  const lines = half ? body.lines.map((line) => ({ ...line, quantity: halfOf(line.quantity!) })) : body.lines
  const { charges } = half ? { charges: [] } : body
  return saveDocument(
    ctx,
    toKind,
    DocumentSave.parse({ ...body, roundOff: true, lines, charges, ...more, status: 'Active' }),
  )
}

const halfOf = (quantity: string) => {
  const half = Decimal.of(quantity).div('2', 0)
  return half.isZero() ? quantity : half.toPlain()
}

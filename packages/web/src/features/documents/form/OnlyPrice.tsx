import { Button } from '@mantine/core'
import { call } from '../../../app/api/call.ts'
import { useT } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import { lineOf } from './lines-of.ts'
import { replaceLines, setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'

/**
 * What a note is over: quantities that come back, or the price alone. A discount given later is a difference in price with
 * a reason of its own.
 */
export function OnlyPrice({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const chosen = store(({ header }) => header.precedingDocuments)
  const isPriceOnly = store(({ lines }) =>
    [...lines.values()].some(({ priceDifference }) => Boolean(priceDifference)),
  )
  const isDebit = store(({ header }) => (header.noteType || usualNoteOf(kind)) !== usualNoteOf(kind))
  const ids = chosen.flatMap(({ documentId }) => documentId ?? [])
  if (ids.length === 0) return null
  const fill = async (priceOnly: boolean, reason?: 'Post-Sale Discount') => {
    const { header } = store.getState()
    const { body } = await call('document.convert', {
      toKind: kind,
      sources: ids.map((documentId) => ({ documentId })),
      noteType: header.noteType || usualNoteOf(kind),
      priceOnly,
    })
    setHeader(store, { charges: [], ...(reason ? { reason } : {}) })
    replaceLines(store, body.lines.map(lineOf))
  }
  const button = (
    label: 'note.onlyPrice' | 'note.discount' | 'note.quantities',
    run: () => Promise<void>,
  ) => (
    <Button variant="subtle" size="compact-sm" onClick={() => void run().catch(() => undefined)}>
      {t(label)}
    </Button>
  )
  return (
    <div className={parts.actions}>
      {isPriceOnly
        ? button('note.quantities', () => fill(false))
        : button('note.onlyPrice', () => fill(true))}
      {!isDebit && !isPriceOnly && button('note.discount', () => fill(true, 'Post-Sale Discount'))}
    </div>
  )
}

import { firstNumbers } from '@bahi/domain/documents/number.ts'
import { useT } from '../../../app/texts.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** What others took of a line, in short, and why the line keeps its item and stays. */
export function useTaken(store: InvoiceStore, lineKey: number): { short: string; why: string } | undefined {
  const t = useT()
  const taken = store((state) => state.lines.get(lineKey)?.taken)
  if (!taken) return undefined
  const { quantity, of, by } = taken
  const documents = firstNumbers(by)
  // A debit note, or one of a difference in price, takes no quantity.
  if (Number(quantity) === 0)
    return { short: t('fulfilment.noted', { documents }), why: t('fulfilment.notedWhy', { documents }) }
  return {
    short: t('fulfilment.taken', { taken: quantity, quantity: of }),
    why: documents
      ? t('fulfilment.takenWhy', { taken: quantity, documents })
      : t('fulfilment.cameBackWhy', { taken: quantity }),
  }
}

import { correctedKinds } from '@bahi/domain/documents/kinds.ts'
import { firstNumbers } from '@bahi/domain/documents/number.ts'
import { useT } from '../../../app/texts.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** What others took of a line, in short, and why the line keeps its item and stays. */
export function useTaken(store: InvoiceStore, lineKey: number): { short: string; why: string } | undefined {
  const t = useT()
  const taken = store((state) => state.lines.get(lineKey)?.taken)
  const isCorrected = store((state) => correctedKinds.includes(state.kind))
  if (!taken) return undefined
  const { quantity, of, by } = taken
  const documents = firstNumbers(by)
  // A debit note, or one of a difference in price, takes no quantity.
  if (Number(quantity) === 0)
    return { short: t('fulfilment.noted', { documents }), why: t('fulfilment.notedWhy', { documents }) }
  if (!documents)
    return {
      short: t('fulfilment.cameBack', { taken: quantity, quantity: of }),
      why: t('fulfilment.cameBackWhy', { taken: quantity }),
    }
  const short = isCorrected ? 'fulfilment.takenBack' : 'fulfilment.taken'
  return {
    short: t(short, { taken: quantity, quantity: of, documents }),
    why: t('fulfilment.takenWhy', { taken: quantity, documents }),
  }
}

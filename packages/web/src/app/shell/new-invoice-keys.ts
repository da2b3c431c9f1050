import { useKey } from '../../ui/keys.ts'
import { useNav } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

/** Alt+N makes what the screen makes, else an invoice; F8 always an invoice, as in Tally. */
export function useNewInvoiceKeys(): void {
  const t = useT()
  const nav = useNav()
  const may = useRights().may('SIN_AD') && nav.eId !== undefined
  const binding = {
    label: t('kind.salesInvoice.create'),
    group: t('keys.everywhere'),
    isFallback: true,
    run: () => nav.go('create-sales-invoice'),
  }
  useKey({ ...binding, keys: 'alt+n' }, may)
  useKey({ ...binding, keys: 'F8', whileTyping: true }, may)
}

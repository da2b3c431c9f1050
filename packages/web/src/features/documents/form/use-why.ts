import { formatDate } from '@bahi/domain/cal/shown.ts'
import { whyOf } from '../../../app/prices/why.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { isAsProposed } from './proposed.ts'

/** Where the price of a line is from: a price list, a scheme, the discount of the party; undefined: from the item, or typed. */
export function useWhy(store: InvoiceStore, lineKey: number): string | undefined {
  const t = useT()
  const said = store(({ lines }) => {
    const line = lines.get(lineKey)
    return line && isAsProposed(line) ? line.proposed?.said : undefined
  })
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  return said && whyOf(t, (date) => formatDate(date, format), said)
}

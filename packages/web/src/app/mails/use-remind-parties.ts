import { istDateOf } from '@bahi/domain/cal/date.ts'
import { toast } from '../../ui/toasts.tsx'
import { call } from '../api/call.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { useRemind } from './use-mail-many.ts'

interface Owed {
  readonly isOverdue?: boolean
  readonly entityIds?: readonly number[] | undefined
}

/** Reminds of all that customers owe, or of what they are late with; at the GSTINs that are named, else at all. */
export function useRemindParties() {
  const t = useT()
  const rights = useRights()
  const remind = useRemind()
  return async (partyIds: readonly number[], asked: Owed = {}): Promise<void> => {
    const owed = {
      partyIds: [...partyIds],
      ...(asked.entityIds ? { entityIds: [...asked.entityIds] } : {}),
      start: 0,
      size: 500,
    }
    const view = asked.isOverdue ? 'overdue' : 'unpaid'
    const today = istDateOf(Date.now())
    const [invoices, openings] = await Promise.all([
      call('salesInvoice.search', { ...owed, view, sort: 'dueDate ASC' }),
      rights.may('PTY_SH_VW')
        ? call('openingItem.search', {
            ...owed,
            view: 'open',
            types: ['Invoice', 'CustomerDebitNote'],
            sort: 'date ASC',
          })
        : undefined,
    ])
    const brought = (openings?.records ?? []).filter(
      ({ dueDate, date }) => !asked.isOverdue || (dueDate ?? date) < today,
    )
    const records = [...brought, ...invoices.records].slice(0, 500)
    if (records.length === 0) toast.info(t('mail.refused.paid'))
    else
      await remind(
        records.map(({ id }) => id),
        brought.length + invoices.total,
      )
  }
}

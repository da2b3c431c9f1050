import { istDateOf } from '@bahi/domain/cal/date.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { call } from '../api/call.ts'
import { useAction } from '../api/use-call.ts'
import { trackTask } from '../tasks.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

interface Owed {
  readonly isOverdue?: boolean
  readonly entityIds?: readonly number[] | undefined
}

/** Mails about invoices, asked about first; the task of the top bar says how each of them went. */
export function useMailMany() {
  const t = useT()
  const rights = useRights()
  const sendMany = useAction('salesInvoice.sendMany', { refreshes: ['task'] })
  const remindOf = useAction('salesInvoice.remind', { refreshes: ['task'] })
  const start = async (title: string, text: string, action: typeof sendMany, ids: readonly number[]) => {
    if (!(await confirm({ title, text, confirm: title }))) return
    const { taskId } = await action.mutateAsync({ ids: [...ids] })
    trackTask(taskId)
  }
  const remind = (ids: readonly number[], total = ids.length) => {
    const key = total > ids.length ? 'invoice.remindOldestText' : 'invoice.remindText'
    return start(t('invoice.remind'), t(key, { count: ids.length, total }), remindOf, ids)
  }
  return {
    send: (ids: readonly number[]) =>
      start(t('invoice.send'), t('invoice.sendManyText', { count: ids.length }), sendMany, ids),
    remind: (ids: readonly number[]) => remind(ids),
    /** Of all that customers owe, or of what they are late with; at the GSTINs that are named, else at all. */
    remindParties: async (partyIds: readonly number[], asked: Owed = {}) => {
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
      const total = brought.length + invoices.total
      if (records.length === 0) toast.info(t('mail.refused.paid'))
      else
        await remind(
          records.map(({ id }) => id),
          total,
        )
    },
  }
}

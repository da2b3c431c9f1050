import { useEffect, useMemo, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import type { PaymentKind } from '../../app/payments.ts'

/** What was sent for approval or rejected, as the form takes it to be changed and sent again. */
export function useRequest(kind: PaymentKind, id: number) {
  const found = useCall(
    'paymentRequest.detail',
    { id },
    { enabled: kind === 'paymentOut' && id > 0, quiet: true },
  )
  // As it was when the form was opened: what is typed stays, and a change by another person is found by its version.
  const [data, keep] = useState<Reply<'paymentRequest.detail'>>()
  const fresh = found.isFetchedAfterMount ? found.data : undefined
  useEffect(() => {
    if (fresh) keep((before) => before ?? fresh)
  }, [fresh])
  return useMemo(() => {
    if (!data) return undefined
    const { amount, reference, account, tdsDeducted, tdsSection, chequeDate, bankCharges, notes } = data
    const some = (text: string | undefined) => (text !== undefined && Number(text) === 0 ? '' : (text ?? ''))
    return {
      ...data,
      facts: {
        amount,
        reference: reference ?? '',
        account: account ?? '',
        tdsDeducted: some(tdsDeducted),
        tdsSection: tdsSection ?? '',
        chequeDate: chequeDate ?? '',
        bankCharges: some(bankCharges),
        notes: notes ?? '',
      },
      /** A withdrawn or rejected one waits no longer, so nothing of it is left out of what is due. */
      shares: Object.fromEntries(data.allocations.map((part) => [part.documentId, part.amount])),
      ownWaiting:
        data.status === 'Pending'
          ? Object.fromEntries(data.allocations.map((part) => [part.documentId, part.amount]))
          : {},
    }
  }, [data])
}

import { sql } from 'kysely'
import { returnByOf } from '@bahi/domain/documents/challan.ts'
import type { ChallanPurpose, JobWorkGoods } from '@bahi/domain/documents/challan.ts'
import type { Fulfilment } from '@bahi/domain/documents/fulfilment.ts'

const billing = { Pending: 'Pending', Partial: 'Partial', Full: 'Billed' } as const

/** How far a challan is invoiced, in the words of the specification; goods that all came back wait for no invoice. */
export const billingOf = (fulfilment: Fulfilment | null, status: string) =>
  fulfilment === null || (status === 'Returned' && fulfilment === 'Pending') ? undefined : billing[fulfilment]

/** What a row of the list is read with. */
export interface ChallanRow {
  readonly status: string
  readonly date: string | null
  readonly fulfilment: Fulfilment | null
  readonly purpose: ChallanPurpose
  readonly jobWorkGoods: JobWorkGoods | null
}

/** A row of the list as it is shown. */
export function challanRow<R extends ChallanRow>({ fulfilment, jobWorkGoods, ...row }: R) {
  const { date, purpose } = row
  const billingStatus = billingOf(fulfilment, row.status)
  const last =
    date && fulfilment ? returnByOf({ purpose, jobWorkGoods: jobWorkGoods ?? undefined, date }) : undefined
  return { ...row, ...(billingStatus ? { billingStatus } : {}), ...(last ? { returnBy: last } : {}) }
}

/** Of the document `d`: what came back of it, each time. */
export const returnsColumn = sql`(select json_agg(json_build_object('lineNumber', r.line_number, 'date', r.returned_on,
    'quantity', trim_scale(r.quantity)::text, 'lostQuantity', trim_scale(r.lost_quantity)::text, 'nature', r.nature,
    'otherNumber', r.other_number, 'otherDate', r.other_date) order by r.id)
  from challan_returns r where r.subscriber_id = d.subscriber_id and r.document_id = d.id) as returns`

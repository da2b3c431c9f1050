import { returnByOf } from '@bahi/domain/documents/challan.ts'
import type { ChallanPurpose, JobWorkGoods } from '@bahi/domain/documents/challan.ts'
import type { Fulfilment } from '@bahi/domain/documents/fulfilment.ts'

const billing = { Pending: 'Pending', Partial: 'Partial', Full: 'Billed' } as const

/** How far a challan is invoiced, in the words of the specification. */
export const billingOf = (fulfilment: Fulfilment | null) =>
  fulfilment === null ? undefined : billing[fulfilment]

/** What a row of the list is read with. */
export interface ChallanRow {
  readonly date: string | null
  readonly fulfilment: Fulfilment | null
  readonly purpose: ChallanPurpose
  readonly jobWorkGoods: JobWorkGoods | null
}

/** A row of the list as it is shown. */
export function challanRow<R extends ChallanRow>({ fulfilment, jobWorkGoods, ...row }: R) {
  const { date, purpose } = row
  const billingStatus = billingOf(fulfilment)
  const last =
    date && fulfilment ? returnByOf({ purpose, jobWorkGoods: jobWorkGoods ?? undefined, date }) : undefined
  return { ...row, ...(billingStatus ? { billingStatus } : {}), ...(last ? { returnBy: last } : {}) }
}

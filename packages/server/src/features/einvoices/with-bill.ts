import { distanceTold } from '@bahi/gateways/einvoice/bill-of-irn.ts'
import type { RegisterDocument, RegisterEnd } from '@bahi/gateways/einvoice/register.ts'
import { keepBillRefused, keepWithIrn } from '../eway-bills/index.ts'
import type { wholeBill } from '../eway-bills/index.ts'
import type { Intent, Step } from '../portals/index.ts'
import { keptOfPortal } from './issues.ts'
import type { KeptIssue } from './issues.ts'

/** The document as it is sent, kept with the intent: an answer that is lost is looked for with the same content. */
export interface Payload extends RegisterDocument {
  /** The e-way bill is asked for with it. */
  readonly isBillAsked?: boolean
  /** Why the e-way bill that was asked for with it is not sent along. */
  readonly billErrors?: readonly KeptIssue[]
}

/** The bill that was asked for with the IRN: generated, or refused while the IRN remains. */
export async function withBill(
  intent: Intent,
  { payload, billErrors }: Payload,
  { value, notes, isAdopted }: Extract<RegisterEnd, { kind: 'registered' }>,
  { step, whole }: { readonly step: Step; readonly whole: Awaited<ReturnType<typeof wholeBill>> },
): Promise<Step> {
  const bill = value.ewayBill
  const state = bill && (await whole(bill.number))
  return {
    ...step,
    keep: async (db) => {
      await step.keep?.(db)
      if (bill) return keepWithIrn(db, intent, payload, bill, { state, km: distanceTold(notes), isAdopted })
      const told = notes.flatMap(({ errors = [] }) => errors)
      // An adopted IRN says nothing about the bill.
      const errors = billErrors ?? (told.length > 0 ? keptOfPortal(told) : [{ code: 'notMadeWithIrn' }])
      await keepBillRefused(db, intent, errors)
    },
  }
}

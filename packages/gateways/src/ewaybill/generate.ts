import { laterOf } from '../later.ts'
import type { Later } from '../later.ts'
import type { PortalError, PortalNote } from '../outcome.ts'
import type { EwayClient } from './client.ts'
import { isNoBill } from './client.ts'
import type { EwbPayload } from './payload.ts'
import type { EwayBillDetail } from './bill-detail.ts'
import type { GeneratedBill } from './replies.ts'
import type { EwayAccount } from './settings.ts'

/**
 * One step of making an e-way bill exactly once, as `registerStep` is for an IRN: where an earlier step may have done
 * it, and where the portal says that it is there, the bill of the document is looked up and compared, never sent
 * again.
 */
export async function generateStep(
  { client, account }: { readonly client: EwayClient; readonly account: EwayAccount },
  payload: EwbPayload,
  { mayBeDone }: { readonly mayBeDone: boolean },
): Promise<GenerateEnd> {
  if (mayBeDone) {
    const found = await lookedUp(client, account, payload)
    if (found) return found
  }
  const outcome = await client.generate(account, payload)
  switch (outcome.kind) {
    case 'done':
      return { kind: 'generated', value: outcome.value, notes: outcome.notes, isAdopted: false }
    case 'rejected':
      return { kind: 'rejected', errors: outcome.errors }
    case 'duplicate':
      return (await lookedUp(client, account, payload)) ?? laterOf(outcome, true)
    case 'unavailable':
      // After the look-up of above nothing is there, so what was not sent is certainly not done.
      return laterOf(outcome, false)
    case 'unknown':
      return laterOf(outcome, true)
  }
}

export type GenerateEnd =
  | {
      readonly kind: 'generated'
      readonly value: GeneratedBill
      readonly notes: readonly PortalNote[]
      readonly isAdopted: boolean
    }
  /** The document is on a bill of other content. */
  | { readonly kind: 'conflict'; readonly found: EwayBillDetail; readonly differences: readonly string[] }
  | { readonly kind: 'rejected'; readonly errors: readonly PortalError[] }
  | Later

/** Undefined where the portal surely holds no bill of the document. */
async function lookedUp(
  client: EwayClient,
  account: EwayAccount,
  payload: EwbPayload,
): Promise<GenerateEnd | undefined> {
  const found = await client.byDocument(account, { type: payload.docType, number: payload.docNo })
  if (isNoBill(found)) return undefined
  if (found.kind !== 'done') return laterOf(found, true)
  const whole = await client.bill(account, found.value.number)
  if (whole.kind !== 'done') return laterOf(whole, true)
  // A document whose bill was cancelled may be put on another one.
  if (whole.value.state.isCancelled) return undefined
  const differences = differencesOf(payload, whole.value)
  if (differences.length > 0) return { kind: 'conflict', found: whole.value, differences }
  return { kind: 'generated', value: found.value, notes: found.notes, isAdopted: true }
}

function differencesOf(sent: EwbPayload, found: EwayBillDetail): string[] {
  const pairs: readonly [field: string, ours: string, theirs: string][] = [
    ['supplier', sent.fromGstin, found.state.fromGstin],
    ['recipient', sent.toGstin, found.state.toGstin],
    ['type', sent.docType, found.documentType],
    ['number', sent.docNo.toUpperCase(), found.documentNumber.toUpperCase()],
    ['total', sent.totInvValue.toFixed(2), found.total],
    ['lines', String(sent.itemList.length), String(found.lines.length)],
  ]
  return pairs.filter(([, ours, theirs]) => ours !== theirs).map(([field]) => field)
}

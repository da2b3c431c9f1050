import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { laterOf } from '../later.ts'
import type { Later } from '../later.ts'
import { hasCode } from '../outcome.ts'
import type { PortalError, PortalNote } from '../outcome.ts'
import type { EinvoiceClient } from './client.ts'
import { isNotFound } from './client.ts'
import type { Inv01 } from './inv01.ts'
import type { EarlierRegistration, RegisteredInvoice } from './replies.ts'
import type { EinvoiceAccount, EinvoicePortal } from './settings.ts'
import { contentDifferences, readSignedInvoice } from './signed.ts'
import type { ContentDifference } from './signed.ts'

/**
 * One step of registering a document exactly once. Anyone who calls has written down that it is under way, and says
 * with `mayBeDone` whether an earlier step ended without a certain answer: then the portal is asked before anything
 * is sent. Steps are repeated until one ends otherwise than with `later`; a document is never sent twice, and an IRN
 * found is adopted only where it is this document's and nothing that came with it names another.
 */
export async function registerStep(
  parts: RegisterParts,
  document: RegisterDocument,
  { mayBeDone }: { readonly mayBeDone: boolean },
): Promise<RegisterEnd> {
  if (mayBeDone) {
    const found = await parts.client.byDocument(parts.account, keyOf(document))
    if (found.kind === 'done') return compared(parts, document, found.value, found.notes)
    if (hasCode(found, '2283')) return { kind: 'registeredUnsigned', found: {} }
    if (!isNotFound(found)) return laterOf(found, true)
  }
  const outcome = await parts.client.generate(parts.account, document.payload)
  switch (outcome.kind) {
    case 'done':
      // The client compared what was signed with what was sent.
      return outcome.value.irn === document.irn
        ? { kind: 'registered', value: outcome.value, notes: outcome.notes, isAdopted: false }
        : { kind: 'conflict', differences: [], found: outcome.value }
    case 'rejected':
      return { kind: 'rejected', errors: outcome.errors }
    case 'duplicate':
      return afterDuplicate(parts, document, outcome.errors, outcome.found ?? {})
    case 'unavailable':
      return laterOf(outcome, mayBeDone)
    case 'unknown':
      return laterOf(outcome, true)
  }
}

export interface RegisterParts {
  readonly client: EinvoiceClient
  readonly portal: EinvoicePortal
  readonly account: EinvoiceAccount
}

export interface RegisterDocument {
  readonly payload: Inv01
  readonly irn: string
  readonly date: CalendarDate
}

export type RegisterEnd =
  | {
      readonly kind: 'registered'
      readonly value: RegisteredInvoice
      readonly notes: readonly PortalNote[]
      /** Found at the portal rather than answered to this sending. */
      readonly isAdopted: boolean
    }
  /** It is at the portal, which no longer gives the signed texts out. */
  | { readonly kind: 'registeredUnsigned'; readonly found: EarlierRegistration }
  /** Registered at another portal. */
  | { readonly kind: 'registeredElsewhere'; readonly found: EarlierRegistration }
  /** The number was used for something else: a person must decide. */
  | {
      readonly kind: 'conflict'
      readonly differences: readonly ContentDifference[]
      readonly found: RegisteredInvoice
    }
  | { readonly kind: 'rejected'; readonly errors: readonly PortalError[] }
  | Later

const keyOf = ({ payload, date }: RegisterDocument) => ({
  type: payload.DocDtls.Typ,
  number: payload.DocDtls.No,
  date,
})

/** The portal names the earlier IRN; with nothing named, the document is the key. */
async function afterDuplicate(
  parts: RegisterParts,
  document: RegisterDocument,
  errors: readonly PortalError[],
  found: EarlierRegistration,
): Promise<RegisterEnd> {
  if (errors.some(({ code }) => code === '2295')) return { kind: 'registeredElsewhere', found }
  const lookedUp = found.irn
    ? await parts.client.byIrn(parts.account, found.irn)
    : await parts.client.byDocument(parts.account, keyOf(document))
  if (lookedUp.kind === 'done') return compared(parts, document, lookedUp.value, lookedUp.notes)
  if (hasCode(lookedUp, '2283')) return { kind: 'registeredUnsigned', found }
  return laterOf(lookedUp, true)
}

function compared(
  { portal }: RegisterParts,
  { payload, irn }: RegisterDocument,
  value: RegisteredInvoice,
  notes: readonly PortalNote[],
): RegisterEnd {
  const { data, claimed = data } = readSignedInvoice(value.signedInvoice, portal.certificates)
  const differences = claimed ? contentDifferences(payload, claimed) : []
  if (value.irn !== irn || differences.length > 0) return { kind: 'conflict', differences, found: value }
  return { kind: 'registered', value, notes, isAdopted: true }
}

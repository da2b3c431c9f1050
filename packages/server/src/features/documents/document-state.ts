import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { DocumentStatus } from '@bahi/domain/documents/lives.ts'
import type { DocumentState } from '@bahi/domain/documents/status.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Ctx } from '../../platform/context.ts'
import { lockIssues } from '../ledger/index.ts'
import type { RegistrationFacts } from '../portals/index.ts'

interface Facts extends RegistrationFacts {
  readonly status: string
  readonly entityId: number
  readonly date: string
  readonly paid: string
  readonly hasNote: boolean
  readonly hasAsset: boolean
  readonly isFiled: boolean
  readonly furnishedIn: string | null
  /** Asked where a change of the document is. */
  readonly isOfDay?: boolean
}

/** What of a stored document decides about its actions; `lockDate` is that of its place. */
export function stateOf(
  ctx: Pick<Ctx, 'access'>,
  kind: DocumentKind,
  document: Facts,
  lockDate: string | null,
): DocumentState {
  const { date, isFiled, furnishedIn, hasIrn, hasEwayBill, isAtPortal } = document
  const isTaken = documentKinds[kind].fulfilment !== undefined
  const locks = lockIssues(date, { settings: { periodLockDate: lockDate }, isFiled })
  return {
    kind,
    status: document.status as DocumentStatus,
    hasPayment: !Decimal.of(document.paid).isZero(),
    hasNote: document.hasNote && !isTaken,
    hasAsset: document.hasAsset,
    isFulfilled: document.hasNote && isTaken,
    hasIrn,
    hasEwayBill,
    isAtPortal,
    periodFiled: isFiled,
    isFurnished: furnishedIn !== null,
    isOfDay: document.isOfDay === true,
    inactivePlace: ctx.access.inactive.get(document.entityId),
    periodLocked: locks.some(({ code }) => code === 'PERIOD_LOCKED'),
  }
}

import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { isFiled } from '../ledger/index.ts'

export type OwnerKind = DocumentKind | PaymentKind

/** A document or payment with files. */
export interface Owner {
  readonly kind: OwnerKind
  readonly id: number
  readonly entityId: number
  /** What forbids that one of its files is removed. */
  readonly lock: 'action.reason.periodLocked' | 'action.reason.periodFiled' | undefined
}

const isPayment = (kind: OwnerKind): kind is PaymentKind => Object.hasOwn(paymentKinds, kind)

/** Table of the files of records of a kind, and its column with the record. */
export const tableOf = (kind: OwnerKind) =>
  isPayment(kind)
    ? { table: sql.table('payment_attachments'), column: sql.ref('payment_id') }
    : { table: sql.table('document_attachments'), column: sql.ref('document_id') }

export const rightOf = (kind: OwnerKind, action: 'SH_VW' | 'AD' | 'ED'): RightCode =>
  `${(isPayment(kind) ? paymentKinds[kind] : documentKinds[kind]).rights}_${action}` as RightCode

interface Row {
  readonly kind: OwnerKind
  readonly entityId: number
  readonly date: string
  readonly status: string
  readonly lockDate: string | null
  readonly isFiled: boolean
}

/** The record of a kind, locked, so that its files are counted right; 404 where the user does not see it. */
export async function lockOwner(ctx: Ctx, kind: OwnerKind, id: number): Promise<Owner> {
  const { rows } = isPayment(kind)
    ? await sql<Row>`select p.kind, p.entity_id, p.date, p.status, setting_of('periodLockDate', p.entity_id) as lock_date, false as is_filed
        from payments p where p.subscriber_id = current_subscriber() and p.id = ${id} and p.kind = ${kind} for update of p`.execute(
        ctx.db,
      )
    : await sql<Row>`select d.kind, d.entity_id, d.date, d.status, setting_of('periodLockDate', d.entity_id) as lock_date, ${isFiled} as is_filed
        from documents d where d.subscriber_id = current_subscriber() and d.id = ${id} and d.kind = ${kind} and d.status <> 'Delete'
        for update of d`.execute(ctx.db)
  const [row] = rows
  if (!row || !ctx.entityIds.includes(row.entityId)) throw notFound()
  return { kind, id, entityId: row.entityId, lock: lockOf(row) }
}

function lockOf({ status, date, lockDate, isFiled: filed }: Row): Owner['lock'] {
  if (isUnissued(status)) return undefined
  if (lockDate && date <= lockDate) return 'action.reason.periodLocked'
  return filed ? 'action.reason.periodFiled' : undefined
}

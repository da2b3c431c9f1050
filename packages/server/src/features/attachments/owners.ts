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

/** Records of the whole account with files. */
const masters = {
  party: { table: 'parties', rights: 'PTY' },
  item: { table: 'items', rights: 'ITM' },
} as const
export type MasterKind = keyof typeof masters

export type OwnerKind = DocumentKind | PaymentKind | 'paymentRequest' | MasterKind

/** A document, payment or master with files; the request is a payment that waits for approval. */
export interface Owner {
  readonly kind: OwnerKind
  readonly id: number
  /** Absent: it belongs to the whole account. */
  readonly entityId: number | undefined
  /** What forbids that one of its files is removed. */
  readonly lock: 'action.reason.periodLocked' | 'action.reason.periodFiled' | undefined
}

export const isMaster = (kind: OwnerKind): kind is MasterKind => Object.hasOwn(masters, kind)
const isPayment = (kind: OwnerKind): kind is PaymentKind => Object.hasOwn(paymentKinds, kind)

/** Table of the files of records of a kind, and its column with the record. */
export const tableOf = (kind: OwnerKind) => {
  if (kind === 'paymentRequest')
    return { table: sql.table('payment_request_attachments'), column: sql.ref('request_id') }
  return isPayment(kind)
    ? { table: sql.table('payment_attachments'), column: sql.ref('payment_id') }
    : isMaster(kind)
      ? { table: sql.table(`${kind}_attachments`), column: sql.ref(`${kind}_id`) }
      : { table: sql.table('document_attachments'), column: sql.ref('document_id') }
}

const groupOf = (kind: OwnerKind): string => {
  if (kind === 'paymentRequest') return paymentKinds.paymentOut.rights
  if (isMaster(kind)) return masters[kind].rights
  return isPayment(kind) ? paymentKinds[kind].rights : documentKinds[kind].rights
}

export const rightOf = (kind: OwnerKind, action: 'SH_VW' | 'AD' | 'ED'): RightCode =>
  `${groupOf(kind)}_${action}` as RightCode

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
  if (isMaster(kind)) return lockMaster(ctx, kind, id)
  const { rows } = await rowOf(ctx, kind, id)
  const [row] = rows
  if (!row || !ctx.entityIds.includes(row.entityId)) throw notFound()
  return { kind, id, entityId: row.entityId, lock: lockOf(row) }
}

function rowOf(ctx: Ctx, kind: Exclude<OwnerKind, MasterKind>, id: number) {
  if (kind === 'paymentRequest')
    return sql<Row>`select 'paymentRequest' as kind, r.entity_id, r.date, r.status, null::text as lock_date, false as is_filed
      from payment_requests r where r.subscriber_id = current_subscriber() and r.id = ${id} and r.status <> 'Approved' for update of r`.execute(
      ctx.db,
    )
  return isPayment(kind)
    ? sql<Row>`select p.kind, p.entity_id, p.date, p.status, setting_of('periodLockDate', p.entity_id) as lock_date, false as is_filed
        from payments p where p.subscriber_id = current_subscriber() and p.id = ${id} and p.kind = ${kind} for update of p`.execute(
        ctx.db,
      )
    : sql<Row>`select d.kind, d.entity_id, d.date, d.status, setting_of('periodLockDate', d.entity_id) as lock_date, ${isFiled} as is_filed
        from documents d where d.subscriber_id = current_subscriber() and d.id = ${id} and d.kind = ${kind} and d.status <> 'Delete'
        for update of d`.execute(ctx.db)
}

async function lockMaster(ctx: Ctx, kind: MasterKind, id: number): Promise<Owner> {
  const { rows } = await sql`select m.id from ${sql.table(masters[kind].table)} m
    where m.subscriber_id = current_subscriber() and m.id = ${id} and m.status <> 'Delete' for update`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw notFound()
  return { kind, id, entityId: undefined, lock: undefined }
}

function lockOf({ status, date, lockDate, isFiled: filed }: Row): Owner['lock'] {
  if (isUnissued(status)) return undefined
  if (lockDate && date <= lockDate) return 'action.reason.periodLocked'
  return filed ? 'action.reason.periodFiled' : undefined
}

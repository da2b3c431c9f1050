import { isError } from '@bahi/gateways/ewaybill/check.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { EWayMovement } from '@bahi/contracts/eway-movements.ts'
import type { EWayMovementInput } from '@bahi/contracts/eway-movements.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, notFound, refuseField } from '../../platform/errors.ts'
import { editAnswer } from './allowed.ts'
import { checked } from './facts.ts'
import { neededOf } from './need.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { movementOf } from './movement.ts'
import type { Movement } from './movement.ts'
import { currentState, currentStates } from './current-state.ts'
import { refusedFor } from '../ledger/index.ts'

type Saved = ReplyOf<typeof eWayBillCalls.save>
type Checked = ReplyOf<typeof eWayBillCalls.check>

/** Keeps a movement as typed; with faults it is a draft, from which no bill is made. */
export async function saveMovement(
  ctx: Ctx,
  { id, version, ...form }: ParsedOf<typeof eWayBillCalls.save>,
): Promise<Saved> {
  ctx.requireActive(form.entityId)
  const movement = await inBooks(ctx, form)
  const errors = await faultsOf(ctx, movement, id)
  const status = errors.length > 0 ? 'Draft' : 'YetNotGenerated'
  const { other, source } = movement
  const row = sql`${status}, ${JSON.stringify(form)}::jsonb, ${form.number ?? ''}, ${form.date ?? ctx.today()}::date, ${other.partyId},
    ${other.name}, ${other.gstin}, ${source.totals.total}::numeric, ${JSON.stringify(errors)}::jsonb`
  const told = { status, issues: issuesIn(ctx.language, errors) } as const
  if (id === undefined) {
    const { rows } = await sql<{ id: number; version: number }>`
      insert into e_way_bills (subscriber_id, entity_id, status, source, document_number, document_date, party_id, party_name, party_gstin, total, errors)
      values (current_subscriber(), ${form.entityId}, ${row}) returning id, version`.execute(ctx.db)
    return { ...rows[0]!, ...told }
  }
  const current = await currentState(ctx, { billId: id }, { lock: true })
  if (current.documentId !== null) throw notFound()
  if (current.version !== version) throw conflict(await movementForm(ctx, id))
  const answer = editAnswer(ctx, current)
  if (!answer.allowed) throw refusedFor(answer)
  ctx.requireActive(current.entityId)
  const { rows } = await sql<{ id: number; version: number }>`
    update e_way_bills set entity_id = ${form.entityId}, (status, source, document_number, document_date, party_id, party_name, party_gstin, total, errors)
      = row (${row}), differences = '[]', version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} returning id, version`.execute(ctx.db)
  return { ...rows[0]!, ...told }
}

/** Values, need and faults of a movement that is being typed. */
export async function checkMovement(ctx: Ctx, form: EWayMovementInput): Promise<Checked> {
  ctx.requireEntity(form.entityId)
  return valuesOf(ctx, await inBooks(ctx, form))
}

/** The form with what follows from it as of now. */
export async function movementForm(ctx: Ctx, billId: number): Promise<ReplyOf<typeof eWayBillCalls.get>> {
  const current = await currentState(ctx, { billId })
  if (current.documentId !== null) throw notFound()
  const form = EWayMovement.parse(current.source)
  return {
    id: billId,
    version: current.version!,
    status: current.status,
    movement: form,
    ...(await valuesOf(ctx, await movementOf(ctx.db, form), billId)),
  }
}

/** Throws away movements that the portal never knew. */
export async function deleteMovements(
  ctx: Ctx,
  billIds: readonly number[],
): Promise<ReplyOf<typeof eWayBillCalls.delete>> {
  const ids = [...new Set(billIds)]
  const states = await currentStates(ctx, { billIds: ids }, { lock: true })
  if (states.length < ids.length || states.some(({ documentId }) => documentId !== null)) throw notFound()
  for (const current of states) {
    ctx.requireActive(current.entityId)
    const answer = editAnswer(ctx, current)
    if (!answer.allowed) throw refusedFor(answer)
  }
  // What was asked and refused goes with it; the portal holds nothing of it.
  await sql`delete from portal_intents where subscriber_id = current_subscriber() and e_way_bill_id = any(${ids}::bigint[])`.execute(
    ctx.db,
  )
  await sql`delete from e_way_bills where subscriber_id = current_subscriber() and id = any(${ids}::bigint[])`.execute(
    ctx.db,
  )
  return { deleted: ids }
}

/** A party that is named must be one of the books. */
async function inBooks(ctx: Ctx, form: EWayMovementInput): Promise<Movement> {
  for (const side of ['from', 'to'] as const) {
    const partyId = form[side]?.partyId
    if (partyId === undefined) continue
    const { rows } =
      await sql`select from parties where subscriber_id = current_subscriber() and id = ${partyId}`.execute(
        ctx.db,
      )
    if (rows.length === 0) throw refuseField(`${side}.partyId`, 'UNKNOWN_RECORD')
  }
  return movementOf(ctx.db, form)
}

/** What the portal would refuse, and a number that has its bill by another document or movement of the books. */
async function faultsOf(ctx: Ctx, movement: Movement, id: number | undefined): Promise<KeptIssue[]> {
  const { issues } = await checked(ctx.db, movement, ctx.clock)
  const faults = issues.filter(isError).map(({ code, field, params }) => ({ code, path: field, params }))
  const { number, documentType } = movement.source
  const { rows } = await sql`select from e_way_bills b
    left join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
    where b.subscriber_id = current_subscriber() and b.entity_id = ${movement.entityId} and b.status in ('Generated', 'Completed')
      and b.id is distinct from ${id ?? null}::bigint and upper(coalesce(d.number, b.document_number)) = ${number.toUpperCase()}
      and coalesce(b.source ->> 'documentType', case d.heading when 'billOfSupply' then 'BillOfSupply' else 'TaxInvoice' end) = ${documentType}
    limit 1`.execute(ctx.db)
  return rows.length > 0 ? [...faults, { code: '604', path: 'number' }] : faults
}

async function valuesOf(ctx: Ctx, movement: Movement, id?: number): Promise<Checked> {
  const faults = await faultsOf(ctx, movement, id)
  const { isInterState, totals } = movement.source
  const total = totals as Required<typeof totals>
  return {
    isInterState,
    lines: [...movement.lines],
    totals: {
      taxableValue: total.taxableValue,
      igst: total.igst,
      cgst: total.cgst,
      sgst: total.sgst,
      cess: total.cess,
      cessNonAdvalorem: total.cessNonAdvalorem,
      other: total.other,
      total: total.total,
    },
    issues: issuesIn(ctx.language, faults),
    need: neededOf(ctx, movement),
  }
}

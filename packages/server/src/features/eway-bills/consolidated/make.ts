import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { consolidatedEWayBillCalls } from '@bahi/contracts/eway-consolidated.ts'
import { mostBillsOnSheet } from '@bahi/contracts/eway-consolidated.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { actionRefused, refusedFor } from '../../ledger/index.ts'
import { decidedAndDone } from '../change.ts'
import { checkPart } from '../input.ts'
import { ofEntity, readWhole } from '../others/read.ts'
import { changeRefusal, sheetDetail, sheetOf } from './detail.ts'
import type { SheetDetail } from './detail.ts'
import { candidatesOf, refusalOf } from './members.ts'
import type { SheetRequest } from './perform.ts'
import { keepSheet, membersOf } from './stored.ts'
import type { NewSheet, Sheet } from './stored.ts'
import { refused } from '../allowed.ts'

type Input<K extends keyof typeof consolidatedEWayBillCalls> = ParsedOf<(typeof consolidatedEWayBillCalls)[K]>

/** One vehicle for several bills. */
export async function makeSheet(ctx: Ctx, { ewbNos, ...sheet }: Input<'generate'>): Promise<SheetDetail> {
  checkPart(sheet)
  return made(ctx, sheet.entityId, ewbNos, async () => ({ sheet, how: 'new' }))
}

/** The same bills by another vehicle. */
export async function regenerateSheet(ctx: Ctx, { id, ...to }: Input<'regenerate'>): Promise<SheetDetail> {
  checkPart(to)
  const { old, ewbNos } = await ctx.inTransaction((inside) => changeable(inside, id))
  return made(ctx, old.entityId, ewbNos, async (inside) => {
    await stillChangeable(inside, id)
    return { sheet: { ...to, entityId: old.entityId, replacesId: id }, how: 'anew', number: old.number! }
  })
}

/** More bills by the vehicle of a sheet: the portal adds none to an existing one, so a wider one is made. */
export async function addToSheet(ctx: Ctx, { id, ewbNos: more, ...to }: Input<'add'>): Promise<SheetDetail> {
  const { old, ewbNos } = await ctx.inTransaction((inside) => changeable(inside, id))
  const fresh = more.filter((ewbNo) => !ewbNos.includes(ewbNo))
  if (fresh.length === 0) throw refuseField('ewbNos', 'DUPLICATE')
  const all = [...ewbNos, ...new Set(fresh)]
  if (all.length > mostBillsOnSheet) throw refuseField('ewbNos', 'ABOVE_MAXIMUM', { max: mostBillsOnSheet })
  const sheet: NewSheet = {
    entityId: old.entityId,
    replacesId: id,
    place: to.place ?? old.place,
    stateCode: to.stateCode ?? old.stateCode,
    mode: to.mode ?? old.mode,
    vehicleNumber: to.vehicleNumber ?? old.vehicleNumber ?? undefined,
    transportDocumentNumber: to.transportDocumentNumber ?? old.transportDocumentNumber ?? undefined,
    transportDocumentDate: to.transportDocumentDate ?? old.transportDocumentDate ?? undefined,
  }
  checkPart(sheet)
  return made(ctx, old.entityId, all, async (inside) => {
    await stillChangeable(inside, id)
    return { sheet, how: 'new' }
  })
}

interface Decided {
  readonly sheet: NewSheet
  readonly how: SheetRequest['how']
  readonly number?: string
}

async function made(
  ctx: Ctx,
  entityId: number,
  asked: readonly string[],
  decide: (inside: Ctx) => Promise<Decided>,
): Promise<SheetDetail> {
  ctx.requireActive(entityId)
  const ewbNos = [...new Set(asked)]
  await readMissing(ctx, entityId, ewbNos)
  let id = 0
  await decidedAndDone(ctx, async (inside) => {
    const candidates = await candidatesOf(inside, entityId, ewbNos)
    const { sheet, how, number } = await decide(inside)
    await requireAll(inside, entityId, ewbNos, candidates)
    id = await keepSheet(
      inside.db,
      sheet,
      candidates.map(({ member }) => member),
    )
    const request = { ...sheet, how, ewbNos, ...(number === undefined ? {} : { tripSheetNumber: number }) }
    return { entityId, portal: 'ewaybill', operation: 'consolidateEwb', consolidatedId: id, request }
  })
  return ctx.inTransaction((inside) => sheetDetail(inside, id))
}

/** A list gives less of a bill than the rules need: the portal is asked for the whole of those that were never read. */
async function readMissing(ctx: Ctx, entityId: number, ewbNos: readonly string[]): Promise<void> {
  const missing = await ctx.inTransaction(async ({ db }) => {
    const { rows } = await sql<{
      id: number
    }>`select id from e_way_bills_of_others where subscriber_id = current_subscriber()
      and entity_id = ${entityId} and number = any(${[...ewbNos]}::text[]) and state is null order by id`.execute(
      db,
    )
    return rows
  })
  for (const { id } of missing)
    await readWhole(ctx, await ctx.inTransaction((inside) => ofEntity(inside, id)))
}

/** Every bill that is in the way is named, all at once. */
async function requireAll(
  ctx: Ctx,
  entityId: number,
  ewbNos: readonly string[],
  candidates: Awaited<ReturnType<typeof candidatesOf>>,
): Promise<void> {
  const { rows } = await sql<{ gstin: string | null }>`select gstin from entities
    where subscriber_id = current_subscriber() and id = ${entityId}`.execute(ctx.db)
  const gstin = rows[0]?.gstin ?? ''
  const known = new Map(candidates.map((each) => [each.member.ewbNo, each]))
  const refusals = ewbNos.flatMap((ewbNo) => {
    const found = known.get(ewbNo)
    const answer = found ? refusalOf(ctx, found, gstin) : refused(ctx, 'consolidated.refused.unknownBill')
    return answer ? [{ code: answer.code, reason: `${ewbNo}: ${answer.reason ?? ''}` }] : []
  })
  if (refusals.length > 0) {
    const reason = refusals
      .slice(0, 10)
      .map((each) => each.reason)
      .join(' ')
    throw refusedFor({ code: refusals[0]!.code, reason })
  }
}

async function changeable(ctx: Ctx, id: number): Promise<{ old: Sheet; ewbNos: string[] }> {
  const old = await sheetOf(ctx, id)
  ctx.requireActive(old.entityId)
  const answer = changeRefusal(ctx, old, false)
  if (answer) throw refusedFor(answer)
  return { old, ewbNos: (await membersOf(ctx.db, id)).map(({ ewbNo }) => ewbNo) }
}

/** Held to the end of the transaction: one sheet takes the place of another. */
async function stillChangeable(ctx: Ctx, id: number): Promise<void> {
  await sql`select id from consolidated_e_way_bills where subscriber_id = current_subscriber() and id = ${id} for update`.execute(
    ctx.db,
  )
  const { rows } = await sql<{
    isOpen: boolean
  }>`select status = 'Generated' and not exists (select from consolidated_e_way_bills n
      where n.subscriber_id = c.subscriber_id and n.replaces_id = c.id and n.status <> 'Rejected') as is_open
    from consolidated_e_way_bills c where c.subscriber_id = current_subscriber() and c.id = ${id}`.execute(
    ctx.db,
  )
  if (!rows[0]?.isOpen) throw actionRefused(ctx, 'consolidated.refused.replaced')
}

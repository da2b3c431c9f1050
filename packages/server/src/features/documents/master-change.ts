import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import { masterChangeCalls } from '@bahi/contracts/master-changes.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type { ChangedMaster, TouchedGroup } from '@bahi/domain/documents/master-change.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { isFiled, refusalOf } from '../ledger/index.ts'
import { loadDocument } from './load.ts'
import type { DocumentInput, LineInput } from './prepare.ts'
import { inputOf } from './restore.ts'
import { saveDocument } from './save.ts'

type Calls = typeof masterChangeCalls
type Impact = ReplyOf<Calls['impact']>
type Touched = Impact[number]['documents'][number]

/** More of a group are not counted. */
const most = 1000
const shown = 10
const atOnce = 100

const masters: Readonly<Record<ChangedMaster, { readonly table: string; readonly right: RightCode }>> = {
  party: { table: 'parties', right: 'PTY_ED' },
  item: { table: 'items', right: 'ITM_ED' },
  entity: { table: 'entities', right: 'ENT_ED' },
}

/** Documents `d` with the master, drafts with the lines as typed. */
const withMaster: Readonly<Record<ChangedMaster, (id: number) => RawBuilder<unknown>>> = {
  party: (id) => sql`d.party_id = ${id}`,
  entity: (id) => sql`d.entity_id = ${id}`,
  item: (
    id,
  ) => sql`case when d.draft_lines is not null then d.draft_lines @> ${JSON.stringify([{ itemId: id }])}::jsonb
    else exists (select from document_lines l where l.subscriber_id = d.subscriber_id and l.item_id = ${id} and l.document_id = d.id) end`,
}

const live = sql`d.number_key <> '' and d.return_type is not null and d.status <> 'Cancelled'`
const scheduled = sql`exists (select from recurring_documents r where r.subscriber_id = d.subscriber_id and r.source_id = d.id
  and r.status in ('Active', 'Paused'))`

const groups: Readonly<Record<TouchedGroup, RawBuilder<unknown>>> = {
  drafts: sql`d.status in ('Draft', 'Rejected')`,
  pending: sql`d.status = 'Pending'`,
  recurring: sql`d.status <> 'Delete' and ${scheduled}`,
  orders: sql`d.has_left`,
  issued: sql`${live} and not ${isFiled}`,
  reported: sql`${live} and ${isFiled}`,
}

export async function masterImpact(ctx: Ctx, { master, id }: ParsedOf<Calls['impact']>): Promise<Impact> {
  await requireMaster(ctx, master, id)
  const found: Impact = []
  for (const group of Object.keys(groups) as TouchedGroup[]) {
    const { rows } = await sql<Touched>`
      select d.id, d.kind, d.number, d.date, d.party_name from documents d
      where d.subscriber_id = current_subscriber() and ${groups[group]} and ${withMaster[master](id)} and ${ofReader(ctx, 'SH_VW')}
      order by d.id desc limit ${most + 1}`.execute(ctx.db)
    if (rows.length > 0)
      found.push({
        group,
        count: Math.min(rows.length, most),
        isMore: rows.length > most,
        documents: rows.slice(0, shown),
      })
  }
  return found
}

/** Drafts as their users may change them; one that cannot be saved stays as it is, with the reason. */
export async function updateDrafts(
  ctx: Ctx,
  { master, id, fields, after = 0 }: ParsedOf<Calls['updateDrafts']>,
): Promise<ReplyOf<Calls['updateDrafts']>> {
  const item = await requireMaster(ctx, master, id)
  const { rows } = await sql<{ id: number; kind: OfferedKind }>`
    select d.id, d.kind from documents d
    where d.subscriber_id = current_subscriber() and ${groups.drafts} and ${withMaster[master](id)} and ${ofReader(ctx, 'ED')}
      and d.id > ${after} order by d.id limit ${atOnce + 1}`.execute(ctx.db)
  const reply: ReplyOf<Calls['updateDrafts']> = { done: [], refused: [], next: null }
  for (const draft of rows.slice(0, atOnce)) {
    const stored = await loadDocument(ctx.db, { ...draft, entityIds: ctx.entityIds, lock: true })
    if (!stored) continue
    const input = { ...inputOf(stored), id: draft.id, version: stored.version }
    try {
      await saveDocument(ctx, draft.kind, changed[master](input, fields, { ...item, id }))
      reply.done.push(draft.id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      reply.refused.push(refusalOf(ctx, draft.id, error))
    }
  }
  if (rows.length > atOnce) reply.next = rows[atOnce - 1]!.id
  return reply
}

type ItemNow = Readonly<Record<string, string | null>> & { readonly id?: never }
type Change = (
  input: DocumentInput,
  fields: readonly string[],
  now: { readonly id: number } & Readonly<Record<string, unknown>>,
) => DocumentInput

/** What a draft has of its own in place of the master's is left out, so that the master's is taken. */
const changed: Readonly<Record<ChangedMaster, Change>> = {
  entity: (input) => input,
  party: (input, fields) => ({
    ...input,
    ...(fields.includes('billingAddress') ? { billingAddress: undefined } : {}),
    ...(fields.includes('shippingAddresses') ? { shippingAddress: undefined } : {}),
    // What a person chose with a reason is kept.
    ...(input.placeOfSupplyReason ? {} : { placeOfSupply: undefined }),
  }),
  item: (input, fields, now) => ({
    ...input,
    lines: input.lines.map((line) => (line.itemId === now.id ? { ...line, ...ofItem(fields, now) } : line)),
  }),
}

/** Names of a line by those of the item. */
const lineNames = {
  name: 'description',
  hsn: 'hsn',
  supply: 'supply',
  uqc: 'uqc',
  unitId: 'uqc',
  taxCategory: 'taxCategory',
  taxRate: 'taxRate',
  cessRate: 'cessRate',
  cessPerUnit: 'cessPerUnit',
  stateCessRate: 'stateCessRate',
  sellingPrice: 'unitPrice',
} as const satisfies Readonly<Record<string, keyof LineInput>>

const ofItem = (fields: readonly string[], now: Readonly<Record<string, unknown>>): Partial<LineInput> =>
  Object.fromEntries(
    Object.entries(lineNames)
      .filter(([name]) => fields.includes(name))
      .map(([name, of]) => [of, now[name === 'unitId' ? 'uqc' : name] ?? undefined]),
  )

/** Places and kinds of which the reader may do it. */
function ofReader(ctx: Ctx, action: 'SH_VW' | 'ED'): RawBuilder<unknown> {
  const places = ctx.entitiesOf(undefined)
  const kinds = offeredKinds.filter((kind) =>
    places.some((place) => ctx.can(documentRight(kind, action), place)),
  )
  return sql`d.kind = any(${kinds}::text[]) and d.entity_id = any(${places.filter((place) =>
    kinds.some((kind) => ctx.can(documentRight(kind, action), place)),
  )}::bigint[])`
}

async function requireMaster(ctx: Ctx, master: ChangedMaster, id: number): Promise<ItemNow> {
  const { table, right } = masters[master]
  if (master === 'entity') ctx.requireEntity(id)
  if (!(master === 'entity' ? ctx.can(right, id) : ctx.can(right))) throw new AppError('RIGHT_MISSING')
  const columns =
    master === 'item'
      ? sql`name, hsn, supply, uqc, tax_category, tax_rate::text, cess_rate::text, cess_per_unit::text, state_cess_rate::text, selling_price::text`
      : sql`name`
  const { rows } = await sql<ItemNow>`select ${columns} from ${sql.table(table)}
    where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete'`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const masterChangeRoutes = routes(masterChangeCalls, { impact: masterImpact, updateDrafts })

import type { moveCalls } from '@bahi/contracts/moves.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { accountNamed, systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { worthOf } from '../../inventory/index.ts'
import { moveOf } from './store.ts'
import type { MoveRow } from './store.ts'
import { changesNothing, positionOf } from './types.ts'

type Calls = typeof moveCalls
type Proof = ReplyOf<Calls['proof']>
type Row = Proof['records'][number]
export type ProofPart = ParsedOf<Calls['proof']>['part']

/** Parties, accounts or items that are proved. */
const mostRows = 200_000

/** The old books beside ours at the end of the file. */
export async function moveProof(ctx: Ctx, input: ParsedOf<Calls['proof']>): Promise<Proof> {
  const move = await moveOf(ctx, input.moveId)
  const all = await proofRows(ctx, move, input.part)
  const differing = all.filter(({ difference, isUnequal }) => isUnequal || !isNone(difference))
  const shown = input.onlyDifferences ? differing : all
  return {
    asOf: dayOf(ctx, move),
    records: shown.slice(input.start, input.start + input.size).map(({ isUnequal: _, ...row }) => row),
    start: input.start,
    size: input.size,
    total: shown.length,
    differing: differing.length,
  }
}

const isNone = (amount: string) => Decimal.of(amount).isZero()
export const dayOf = (ctx: Ctx, { found }: MoveRow): string => found?.toDate ?? ctx.today()

interface Proved extends Row {
  readonly isUnequal: boolean
}

interface Figures {
  readonly name: string
  readonly id: number | null
  readonly old: string
  readonly ours: string
  readonly reasons?: readonly string[]
  readonly oldQuantity?: string | null
  readonly ourQuantity?: string | null
  readonly oldCount?: number
  readonly ourCount?: number
}

function proved({
  name,
  id,
  old,
  ours,
  reasons = [],
  oldQuantity = null,
  ourQuantity = null,
  oldCount,
  ourCount,
}: Figures): Proved {
  const difference = Decimal.of(ours).sub(old)
  const isUnequal =
    !difference.isZero() ||
    oldCount !== ourCount ||
    (oldQuantity !== null && !Decimal.of(oldQuantity).eq(ourQuantity ?? '0'))
  return {
    name,
    id,
    oldCount: oldCount ?? null,
    ourCount: ourCount ?? null,
    oldQuantity,
    ourQuantity,
    old: Decimal.of(old).toFixed(2),
    ours: Decimal.of(ours).toFixed(2),
    difference: difference.toFixed(2),
    reasons: isUnequal ? [...reasons] : [],
    isUnequal,
  }
}

export async function proofRows(ctx: Ctx, move: MoveRow, part: ProofPart): Promise<Proved[]> {
  switch (part) {
    case 'parties':
      return parties(ctx, move)
    case 'items':
      return items(ctx, move)
    case 'accounts':
      return accounts(ctx, move)
    case 'documents':
      return documents(ctx, move)
    case 'totals':
      return totals(ctx, move)
  }
}

interface PartyRow {
  readonly name: string
  readonly id: number | null
  readonly outcome: string | null
  readonly old: string
  readonly ours: string
  readonly left: number
  readonly refused: number
}

async function parties(ctx: Ctx, move: MoveRow): Promise<Proved[]> {
  const { rows } = await sql<PartyRow>`
    with ours as (select u.party_id, sum(u.amount) as amount from ledger_until(${[move.entityId]}::bigint[], null, ${dayOf(ctx, move)}::date) u
        where u.party_id is not null group by 1),
      left_out as (select l.party, sum(l.count)::int as count from move_left l where l.subscriber_id = current_subscriber() and l.move_id = ${move.id}
        and l.party is not null and l.date is not null and not (l.reason = any(${changesNothing}::text[])) group by 1),
      refused as (select m.party, count(*)::int as count from move_records m
        join move_steps s on s.subscriber_id = m.subscriber_id and s.move_id = m.move_id and s.position = m.position
        join import_records r on r.subscriber_id = m.subscriber_id and r.import_id = s.import_id and r.row_number = m.row_number and r.outcome = 'Refused'
        where m.subscriber_id = current_subscriber() and m.move_id = ${move.id} and m.party is not null and m.position > ${positionOf('parties')} group by 1)
    select b.name, r.record_id as id, r.outcome, b.closing::text as old, coalesce(o.amount, 0)::numeric(20, 2)::text as ours, coalesce(l.count, 0) as "left",
      coalesce(f.count, 0) as refused
    from move_balances b
      left join move_records m on m.subscriber_id = b.subscriber_id and m.move_id = b.move_id and m.own_key = b.own_key and m.position = ${positionOf('parties')}
      left join move_steps s on s.subscriber_id = m.subscriber_id and s.move_id = m.move_id and s.position = m.position
      left join import_records r on r.subscriber_id = m.subscriber_id and r.import_id = s.import_id and r.row_number = m.row_number and r.undone_at is null
      left join ours o on o.party_id = r.record_id
      left join left_out l on l.party = b.name
      left join refused f on f.party = b.name
    where b.subscriber_id = current_subscriber() and b.move_id = ${move.id} and b.part = 'party' order by lower(b.name), b.name limit ${mostRows}`.execute(
    ctx.db,
  )
  return rows.map(({ name, id, outcome, old, ours, left, refused }) =>
    proved({
      name,
      id,
      old,
      ours,
      reasons: [
        ...(outcome === 'Refused' || outcome === null ? [ctx.t('move.reason.recordRefused')] : []),
        ...(outcome === 'Skipped' ? [ctx.t('move.reason.wasThere')] : []),
        ...(left > 0 ? [ctx.t('move.reason.left', { count: String(left) })] : []),
        ...(refused > 0 ? [ctx.t('move.reason.refused', { count: String(refused) })] : []),
        ...(outcome === 'Created' && left === 0 && refused === 0 ? [ctx.t('move.reason.rounding')] : []),
      ],
    }),
  )
}

interface ItemRow {
  readonly name: string
  readonly id: number | null
  readonly outcome: string | null
  readonly old: string
  readonly quantity: string
  readonly stock: string | null
}

async function items(ctx: Ctx, move: MoveRow): Promise<Proved[]> {
  const { rows } =
    await sql<ItemRow>`select b.name, r.record_id as id, r.outcome, b.closing::text as old, trim_scale(coalesce(b.quantity, 0))::text as quantity,
      (select x.outcome from move_records n join move_steps t on t.subscriber_id = n.subscriber_id and t.move_id = n.move_id and t.position = n.position
        join import_records x on x.subscriber_id = n.subscriber_id and x.import_id = t.import_id and x.row_number = n.row_number
        where n.subscriber_id = b.subscriber_id and n.move_id = b.move_id and n.position = ${positionOf('stock')} and n.name = b.name limit 1) as stock
    from move_balances b
      left join move_records m on m.subscriber_id = b.subscriber_id and m.move_id = b.move_id and m.own_key = b.own_key and m.position = ${positionOf('items')}
      left join move_steps s on s.subscriber_id = m.subscriber_id and s.move_id = m.move_id and s.position = m.position
      left join import_records r on r.subscriber_id = m.subscriber_id and r.import_id = s.import_id and r.row_number = m.row_number and r.undone_at is null
    where b.subscriber_id = current_subscriber() and b.move_id = ${move.id} and b.part = 'item' order by lower(b.name), b.name limit ${mostRows}`.execute(
      ctx.db,
    )
  const settings = await ctx.settings(move.entityId)
  const isKept = settings['EnableStockInventory'] === true
  const proofs: Proved[] = []
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500)
    const worths = await worthOf(
      ctx,
      some.flatMap(({ id }) => (id === null ? [] : { entityId: move.entityId, itemId: id })),
      dayOf(ctx, move),
    )
    for (const { name, id, outcome, old, quantity, stock } of some) {
      const worth = id === null ? undefined : worths.get(`${move.entityId} ${id}`)
      proofs.push(
        proved({
          name,
          id,
          old,
          ours: worth?.value ?? '0',
          oldQuantity: quantity,
          ourQuantity: worth ? Decimal.of(worth.quantity).toPlain() : '0',
          reasons: [
            ...(isKept ? [] : [ctx.t('move.reason.stockOff')]),
            ...(outcome === 'Refused' || outcome === null ? [ctx.t('move.reason.recordRefused')] : []),
            ...(stock === 'Refused' ? [ctx.t('move.reason.stockRefused')] : []),
            ...(isKept && stock !== 'Refused' ? [ctx.t('move.reason.valuation')] : []),
          ],
        }),
      )
    }
    await ctx.giveWay()
  }
  return proofs
}

/** The heads of GST are one: other programs keep what is paid and what is collected in one ledger. */
const gst: ReadonlySet<Account> = new Set<Account>([
  'igst',
  'cgst',
  'sgst',
  'cess',
  'inputIgst',
  'inputCgst',
  'inputSgst',
  'inputCess',
  'inputReversed',
])

async function accounts(ctx: Ctx, move: MoveRow): Promise<Proved[]> {
  const { rows: old } = await sql<{ name: string; closing: string; opening: string; part: string }>`
    select b.name, b.closing::text as closing, b.opening::text as opening, b.part from move_balances b
    where b.subscriber_id = current_subscriber() and b.move_id = ${move.id} order by lower(b.name) limit ${mostRows}`.execute(
    ctx.db,
  )
  const { rows: ours } = await sql<{ account: Account; name: string | null; amount: string }>`
    select u.account, a.name, sum(u.amount)::numeric(20, 2)::text as amount from ledger_until(${[move.entityId]}::bigint[], null, ${dayOf(ctx, move)}::date) u
      left join ledger_accounts a on a.subscriber_id = current_subscriber() and a.id = u.ledger_account_id
    where u.party_id is null group by 1, 2`.execute(ctx.db)
  const { rows: brought } = await sql<{
    value: string
  }>`select coalesce(sum(o.value), 0)::text as value from stock_openings o
    where o.subscriber_id = current_subscriber() and o.entity_id = ${move.entityId}`.execute(ctx.db)
  const sums = new Map<string, { name: string; old: Decimal; ours: Decimal }>()
  const add = (name: string, side: 'old' | 'ours', amount: Decimal | string) => {
    const system = accountNamed(name)
    const isGst = system !== undefined && gst.has(system)
    const shown = isGst
      ? ctx.t('move.proof.gst')
      : system === undefined
        ? name
        : ctx.t(`ledger.account.${system}`)
    const key = isGst ? 'gst' : (system ?? name.toLowerCase())
    const sum = sums.get(key) ?? { name: shown, old: Decimal.zero, ours: Decimal.zero }
    sum[side] = sum[side].add(amount)
    sums.set(key, sum)
  }
  for (const { name, closing, part } of old) if (part === 'account') add(name, 'old', closing)
  // What the openings of the old books lack of another side, goods among them.
  add(systemAccounts.openingBalances.name, 'old', Decimal.sum(old.map(({ opening }) => opening)).neg())
  for (const { account, name, amount } of ours)
    if (account !== 'party') add(name ?? systemAccounts[account].name, 'ours', amount)
  add(systemAccounts.openingBalances.name, 'ours', Decimal.of(brought[0]!.value).neg())
  const { rows: counts } = await sql<{ left: number; refused: number }>`select
      (select coalesce(sum(l.count), 0)::int from move_left l where l.subscriber_id = current_subscriber() and l.move_id = ${move.id} and l.date is not null
        and not (l.reason = any(${changesNothing}::text[]))) as "left",
      (select coalesce(sum(i.refused_count), 0)::int from move_steps s join imports i on i.subscriber_id = s.subscriber_id and i.id = s.import_id
        where s.subscriber_id = current_subscriber() and s.move_id = ${move.id}) as refused`.execute(ctx.db)
  const { left, refused } = counts[0]!
  const reasons = [
    ...(left > 0 ? [ctx.t('move.reason.left', { count: String(left) })] : []),
    ...(refused > 0 ? [ctx.t('move.reason.refused', { count: String(refused) })] : []),
    ...(left === 0 && refused === 0 ? [ctx.t('move.reason.accounts')] : []),
  ]
  return [...sums.values()]
    .filter((sum) => !sum.old.isZero() || !sum.ours.isZero())
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((sum) =>
      proved({ name: sum.name, id: null, old: sum.old.toFixed(2), ours: sum.ours.toFixed(2), reasons }),
    )
}

interface KindRow {
  readonly was: string
  readonly oldCount: number
  readonly old: string
  readonly ourCount: number
  readonly ours: string
  readonly refused: number
  readonly left: { readonly reason: string; readonly count: number }[] | null
}

async function documents(ctx: Ctx, move: MoveRow): Promise<Proved[]> {
  const { rows } = await sql<KindRow>`
    with brought as (
      select m.was, m.amount, r.outcome, coalesce(d.total, p.amount, j.amount) as ours
      from move_records m
        left join move_steps s on s.subscriber_id = m.subscriber_id and s.move_id = m.move_id and s.position = m.position
        left join import_records r on r.subscriber_id = m.subscriber_id and r.import_id = s.import_id and r.row_number = m.row_number and r.undone_at is null
        left join documents d on d.subscriber_id = r.subscriber_id and d.id = r.record_id and d.kind = r.record_kind and s.kind = 'Document'
        left join payments p on p.subscriber_id = r.subscriber_id and p.id = r.record_id and p.kind = r.record_kind and s.kind = 'Payments'
        left join journals j on j.subscriber_id = r.subscriber_id and j.id = r.record_id and s.kind = 'Journals'
      where m.subscriber_id = current_subscriber() and m.move_id = ${move.id} and m.position >= ${positionOf('documents')}
        and (m.instead is distinct from 'paidAtOnce' or s.kind is distinct from 'Payments')),
    gone as (select l.was, sum(l.count)::int as count, sum(l.amount) as amount, json_agg(json_build_object('reason', l.reason, 'count', l.count)) as reasons
      from (select x.was, x.reason, sum(x.count)::int as count, sum(x.amount) as amount from move_left x where x.subscriber_id = current_subscriber() and x.move_id = ${move.id}
        and x.date is not null group by 1, 2) l group by 1)
    select coalesce(b.was, g.was) as was, (coalesce(b.count, 0) + coalesce(g.count, 0))::int as old_count,
      (coalesce(b.amount, 0) + coalesce(g.amount, 0))::numeric(20, 2)::text as old, coalesce(b.made, 0)::int as our_count, coalesce(b.ours, 0)::numeric(20, 2)::text as ours,
      coalesce(b.refused, 0)::int as refused, g.reasons as "left"
    from (select was, count(*) as count, sum(amount) as amount, count(*) filter (where outcome <> 'Refused') as made, sum(ours) filter (where outcome <> 'Refused') as ours,
        count(*) filter (where outcome = 'Refused') as refused from brought group by 1) b
      full join gone g on g.was = b.was order by 1`.execute(ctx.db)
  return rows.map(({ was, oldCount, old, ourCount, ours, refused, left }) =>
    proved({
      name: was,
      id: null,
      old,
      ours,
      oldCount,
      ourCount,
      reasons: [
        ...(left ?? []).map(({ reason, count }) => `${ctx.t(`move.left.${reason}`)} (${count})`),
        ...(refused > 0 ? [ctx.t('move.reason.refused', { count: String(refused) })] : []),
        ...(refused === 0 && !left ? [ctx.t('move.reason.rounding')] : []),
      ],
    }),
  )
}

async function totals(ctx: Ctx, move: MoveRow): Promise<Proved[]> {
  const ofParties = await parties(ctx, move)
  const ofItems = await items(ctx, move)
  const sum = (list: readonly Proved[], side: 'old' | 'ours', sign: 1 | -1) =>
    Decimal.sum(
      list
        .map((row) => Decimal.of(row[side]))
        .filter((one) => (sign === 1 ? one.isPositive() : one.isNegative())),
    ).toFixed(2)
  const below = (list: readonly Proved[]) =>
    list.some((row) => row.isUnequal) ? [ctx.t('move.reason.below')] : []
  return [
    proved({
      name: ctx.t('move.proof.receivable'),
      id: null,
      old: sum(ofParties, 'old', 1),
      ours: sum(ofParties, 'ours', 1),
      reasons: below(ofParties),
    }),
    proved({
      name: ctx.t('move.proof.payable'),
      id: null,
      old: sum(ofParties, 'old', -1),
      ours: sum(ofParties, 'ours', -1),
      reasons: below(ofParties),
    }),
    proved({
      name: ctx.t('move.proof.stock'),
      id: null,
      old: Decimal.sum(ofItems.map(({ old }) => old)).toFixed(2),
      ours: Decimal.sum(ofItems.map(({ ours }) => ours)).toFixed(2),
      reasons: below(ofItems),
    }),
  ]
}

import type { journalCalls } from '@bahi/contracts/accounting.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { nextRepeat } from '@bahi/domain/books/repeats.ts'
import type { JournalRepeats } from '@bahi/domain/books/repeats.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { factsOf, lockIssues, numberingBy, refusal } from '../ledger/index.ts'
import type { BookIssue } from '../ledger/index.ts'
import { journalDetail } from './journal-list.ts'
import { debitsOf, differenceOf, linesOf } from './lines.ts'
import type { JournalLine } from './lines.ts'

type Calls = typeof journalCalls
type Input = ParsedOf<Calls['save']>
type Saved = ReplyOf<Calls['save']>

interface Stored {
  readonly id: number
  readonly version: number
  readonly kind: string
  readonly entityId: number
  readonly childEntityId: number | null
  readonly date: string
  readonly financialYear: string
  readonly reversesId: number | null
  readonly lastRepeat: string | null
  readonly status: string
  readonly number: string | null
  readonly lockDate: string | null
  readonly reversedBy: string | null
  /** Posted for fixed assets, which take it back. */
  readonly isOfAssets: boolean
  /** Posted for a challan of TDS or TCS, which is changed or cancelled itself. */
  readonly isOfChallan: boolean
  /** A row of a bank statement is matched with it. */
  readonly isMatched: boolean
}

export async function locked(ctx: Ctx, ids: readonly number[]): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select j.id, j.version, j.kind, j.entity_id, j.child_entity_id, j.date, j.financial_year, j.reverses_id, j.status, j.number, setting_of('periodLockDate', j.entity_id) as lock_date,
      (select r.number from journals r where r.subscriber_id = j.subscriber_id and r.reverses_id = j.id and r.status = 'Active') as reversed_by,
      exists (select from asset_postings p where p.subscriber_id = j.subscriber_id and (p.journal_id = j.id or p.undone_journal_id = j.id)) as is_of_assets,
      exists (select from tds_challans c where c.subscriber_id = j.subscriber_id and c.journal_id = j.id)
        or exists (select from tcs_challans c where c.subscriber_id = j.subscriber_id and c.journal_id = j.id) as is_of_challan,
      exists (select from bank_matches b where b.subscriber_id = j.subscriber_id and b.journal_id = j.id) as is_matched,
      (select max(m.date) from journals m where m.subscriber_id = j.subscriber_id and m.repeated_id = j.id) as last_repeat
    from journals j where j.subscriber_id = current_subscriber() and j.id = any(${[...ids]}::bigint[])
      and j.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
    order by j.id for update`.execute(ctx.db)
  return rows
}

/** Enters a journal or a contra entry, or changes one; with it, where asked, the journal that takes it back. */
export async function saveJournal(ctx: Ctx, input: Input): Promise<Saved> {
  const { id, entityId, childEntityId, kind, date, reverseOn, repeats, repeatsUntil } = input
  ctx.requireActive(entityId)
  const [before] = id === undefined ? [] : await locked(ctx, [id])
  if (id !== undefined && (!before || before.kind === 'opening')) throw notFound()
  if (before && before.version !== input.version) throw conflict(await journalDetail(ctx, { id: before.id }))
  const settings = await ctx.settings(entityId)
  const { lines, issues } = await linesOf(ctx, input.lines)
  issues.push(
    ...lockIssues(date, { settings, isFiled: false }),
    ...(before ? changeIssues(before, input, settings) : []),
    ...(await placeIssues(ctx, entityId, childEntityId)),
    ...(reverseOn !== undefined && reverseOn <= date
      ? [{ path: 'reverseOn', code: 'REVERSED_BEFORE' } as const]
      : []),
    ...(repeats !== undefined && reverseOn !== undefined
      ? [{ path: 'repeats', code: 'REPEATS_AND_REVERSES' } as const]
      : []),
    ...(repeatsUntil !== undefined && (repeats === undefined || repeatsUntil <= date)
      ? [{ path: 'repeatsUntil', code: 'REPEATS_UNTIL' } as const]
      : []),
  )
  const difference = differenceOf(lines)
  if (issues.length === 0 && !difference.isZero())
    issues.push({
      path: 'lines',
      code: 'NOT_BALANCED',
      params: { amount: difference.abs().toFixed(2) },
    })
  if (kind === 'contra')
    issues.push(
      ...lines.flatMap(({ account }, index): BookIssue[] =>
        account === 'bank' || account === 'cash'
          ? []
          : [{ path: `lines[${index}].account`, code: 'CONTRA_ACCOUNT' }],
      ),
    )
  if (issues.length > 0) throw invalid(issues)
  const head = { ...input, id: before?.id }
  const written = await write(ctx.db, ctx.userId, {
    ...head,
    lines,
    nextDate:
      repeats === undefined
        ? undefined
        : nextRepeat({ first: date, repeats, until: repeatsUntil }, latest(date, before?.lastRepeat)),
  })
  if (reverseOn === undefined) return written
  const reversal = await write(ctx.db, ctx.userId, {
    kind,
    entityId,
    childEntityId,
    date: reverseOn,
    narration: input.narration,
    lines: turned(lines),
    reversesId: written.id,
  })
  return { ...written, reversal: { id: reversal.id, number: reversal.number! } }
}

/** Days on which it was written before are not written again, whatever became of them. */
const latest = (date: string, lastRepeat: string | null = null) =>
  lastRepeat !== null && lastRepeat > date ? lastRepeat : date

function changeIssues(
  before: Stored,
  { entityId, kind, date, reverseOn }: Input,
  settings: Awaited<ReturnType<Ctx['settings']>>,
): BookIssue[] {
  return [
    ...lockIssues(before.date, { settings, isFiled: false }, ''),
    ...(before.status === 'Active' ? [] : [{ path: '', code: 'JOURNAL_CANCELLED' }]),
    ...(before.reversedBy === null
      ? []
      : [{ path: '', code: 'JOURNAL_REVERSED', params: { number: before.reversedBy } }]),
    ...(before.isOfAssets ? [{ path: '', code: 'JOURNAL_OF_ASSETS' }] : []),
    ...(before.isOfChallan ? [{ path: '', code: 'JOURNAL_OF_CHALLAN' }] : []),
    ...(before.isMatched ? [{ path: '', code: 'JOURNAL_MATCHED' }] : []),
    // It mirrors the journal that it takes back.
    ...(before.reversesId === null ? [] : [{ path: '', code: 'JOURNAL_FIXED' }]),
    ...(before.financialYear === financialYearOf(date)
      ? []
      : [
          {
            path: 'date',
            code: 'DATE_OTHER_YEAR',
            params: { year: before.financialYear, number: before.number ?? '' },
          },
        ]),
    ...(before.entityId === entityId ? [] : [{ path: 'entityId', code: 'JOURNAL_FIXED' }]),
    ...(before.kind === kind ? [] : [{ path: 'kind', code: 'JOURNAL_FIXED' }]),
    ...(reverseOn === undefined ? [] : [{ path: 'reverseOn', code: 'REVERSED_LATER' }]),
  ]
}

async function placeIssues(
  ctx: Ctx,
  entityId: number,
  childEntityId: number | undefined,
): Promise<BookIssue[]> {
  if (childEntityId === undefined) return []
  const { rows } = await sql<{
    id: number
  }>`select e.id from entities e where e.subscriber_id = current_subscriber()
    and e.id = ${childEntityId} and e.parent_id = ${entityId} and e.status = 'Active'`.execute(ctx.db)
  return rows.length > 0 ? [] : [{ path: 'childEntityId', code: 'PLACE_OF_OTHER_GSTIN' }]
}

/** The same on the other side. */
export const turned = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map(({ debit, credit, ...line }) => ({
    ...line,
    ...(credit === undefined ? {} : { debit: credit }),
    ...(debit === undefined ? {} : { credit: debit }),
  }))

interface Written {
  readonly id?: number | undefined
  readonly kind: 'journal' | 'contra' | 'opening'
  readonly entityId: number
  readonly childEntityId?: number | undefined
  readonly date: string
  readonly narration?: string | undefined
  readonly lines: readonly JournalLine[]
  readonly reversesId?: number
  readonly repeats?: JournalRepeats | undefined
  readonly repeatsUntil?: string | undefined
  readonly nextDate?: string | undefined
  readonly repeatedId?: number
}

/** Writes a journal that was checked; other features post by it too. */
export async function write(
  db: Db,
  userId: number | undefined,
  { kind, entityId, date, lines, ...rest }: Written,
): Promise<{ id: number; number: string | null; version: number }> {
  const { series } =
    kind === 'opening' ? {} : await factsOf(db, { entityId, itemIds: [], kind, userId: userId!, date })
  if (kind !== 'opening' && !series) throw invalid([{ path: 'entityId', code: 'SERIES_MISSING' }])
  const financialYear = financialYearOf(date)
  const head = {
    id: rest.id,
    kind,
    entity_id: entityId,
    child_entity_id: rest.childEntityId,
    date,
    financial_year: financialYear,
    ...(series ? numberingBy(series, financialYear) : {}),
    narration: rest.narration,
    amount: debitsOf(lines),
    reverses_id: rest.reversesId,
    repeats: rest.repeats,
    repeats_until: rest.repeatsUntil,
    next_date: rest.nextDate,
    repeated_id: rest.repeatedId,
  }
  const numbered = lines.map((line, index) => ({ line_number: index + 1, ...line }))
  const { rows } = await sql<{ id: number; number: string | null; version: number }>`
    select journal_id as id, journal_number as number, journal_version as version
    from write_journal(${JSON.stringify(head)}::json, ${JSON.stringify(numbered)}::json)`.execute(db)
  return rows[0]!
}

/** Takes a journal back by another, on its own day or later. */
export async function reverseJournal(
  ctx: Ctx,
  { id, date, narration }: ParsedOf<Calls['reverse']>,
): Promise<ReplyOf<Calls['reverse']>> {
  const [journal] = await locked(ctx, [id])
  if (!journal || journal.kind === 'opening') throw notFound()
  ctx.requireActive(journal.entityId)
  if (!ctx.can('ACC_AD', journal.entityId)) throw notFound()
  const settings = await ctx.settings(journal.entityId)
  const issues: BookIssue[] = [
    ...lockIssues(date, { settings, isFiled: false }),
    ...(date < journal.date ? [{ path: 'date', code: 'REVERSED_BEFORE' } as const] : []),
    ...(journal.status === 'Active' ? [] : [{ path: 'id', code: 'JOURNAL_CANCELLED' }]),
    ...(journal.isOfAssets ? [{ path: 'id', code: 'JOURNAL_OF_ASSETS' }] : []),
    ...(journal.isOfChallan ? [{ path: 'id', code: 'JOURNAL_OF_CHALLAN' }] : []),
    ...(journal.reversedBy === null
      ? []
      : [{ path: 'id', code: 'JOURNAL_REVERSED', params: { number: journal.reversedBy } }]),
  ]
  if (issues.length > 0) throw invalid(issues)
  const written = await write(ctx.db, ctx.userId, {
    kind: journal.kind as 'journal',
    entityId: journal.entityId,
    childEntityId: journal.childEntityId ?? undefined,
    date,
    narration: narration ?? journal.number ?? undefined,
    lines: turned(await storedLines(ctx.db, id)),
    reversesId: id,
  })
  return { id: written.id, number: written.number! }
}

export async function storedLines(db: Db, id: number): Promise<JournalLine[]> {
  const { rows } = await sql<{
    account: JournalLine['account']
    ledgerAccountId: number | null
    partyId: number | null
    debit: string
    credit: string
    narration: string | null
  }>`
    select l.account, l.ledger_account_id, l.party_id, l.debit::text, l.credit::text, l.narration from journal_lines l
    where l.subscriber_id = current_subscriber() and l.journal_id = ${id} order by l.line_number`.execute(db)
  return rows.map(({ account, ledgerAccountId, partyId, debit, credit, narration }) => ({
    account,
    ...(ledgerAccountId === null ? {} : { ledger_account_id: ledgerAccountId }),
    ...(partyId === null ? {} : { party_id: partyId }),
    ...(debit === '0.00' ? { credit } : { debit }),
    ...(narration === null ? {} : { narration }),
  }))
}

export async function cancelJournals(
  ctx: Ctx,
  { ids, reason: why }: ParsedOf<Calls['cancel']>,
): Promise<ReplyOf<Calls['cancel']>> {
  const found = new Map((await locked(ctx, ids)).map((row) => [row.id, row]))
  const done: number[] = []
  const refused: ReturnType<typeof refusal>[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const journal = found.get(id)
    if (!journal) {
      refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    const reason = reasonOf(ctx, journal)
    if (reason) {
      const params = {
        status: journal.status,
        name: ctx.access.inactive.get(journal.entityId) ?? '',
        number: journal.reversedBy ?? '',
        right: 'ACC_CNL',
      }
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', reason, params))
      continue
    }
    await sql`select cancel_journal(${id}, ${why})`.execute(ctx.db)
    done.push(id)
  }
  return { done, refused }
}

function reasonOf(
  ctx: Ctx,
  { status, entityId, date, lockDate, reversedBy, isOfAssets, isOfChallan, isMatched }: Stored,
) {
  if (status !== 'Active') return 'action.reason.status' as const
  if (!ctx.can('ACC_CNL', entityId)) return 'action.reason.right' as const
  if (ctx.access.inactive.has(entityId)) return 'action.reason.isPlaceInactive' as const
  if (isOfAssets) return 'action.reason.isOfAssets' as const
  if (isOfChallan) return 'action.reason.isOfChallan' as const
  if (reversedBy !== null) return 'action.reason.isReversed' as const
  if (isMatched) return 'action.reason.isMatched' as const
  return lockDate && date <= lockDate ? ('action.reason.periodLocked' as const) : undefined
}

/** What each account had when the books of a GSTIN began, in place of what was entered before. */
export async function saveOpenings(
  ctx: Ctx,
  { entityId, version, date, lines: typed }: ParsedOf<Calls['saveOpenings']>,
): Promise<ReplyOf<Calls['saveOpenings']>> {
  ctx.requireActive(entityId)
  await sql`select pg_advisory_xact_lock(7240132, hashint8(${entityId}::bigint))`.execute(ctx.db)
  const { rows } = await sql<{ id: number; version: number; date: string }>`
    select j.id, j.version, j.date from journals j where j.subscriber_id = current_subscriber() and j.entity_id = ${entityId} and j.kind = 'opening' for update`.execute(
    ctx.db,
  )
  const before = rows[0]
  if (before && before.version !== version) throw conflict(await openings(ctx, { entityId }))
  const settings = await ctx.settings(entityId)
  const { lines, issues } = await linesOf(ctx, typed)
  issues.push(
    ...lockIssues(date, { settings, isFiled: false }),
    ...(before ? lockIssues(before.date, { settings, isFiled: false }, '') : []),
    ...lines.flatMap(({ account }, index): BookIssue[] =>
      account === 'party' || account === 'openingBalances'
        ? [{ path: `lines[${index}].account`, code: 'OPENING_ELSEWHERE' }]
        : [],
    ),
    ...(date > ctx.today() ? [{ path: 'date', code: 'DATE_IN_FUTURE' } as const] : []),
  )
  const seen = new Set<string>()
  for (const [index, { account, ledger_account_id: own }] of lines.entries()) {
    const name = `${account} ${own ?? ''}`
    if (seen.has(name)) issues.push({ path: `lines[${index}].account`, code: 'DUPLICATE' })
    seen.add(name)
  }
  if (issues.length > 0) throw invalid(issues)
  const difference = differenceOf(lines)
  const balancing: JournalLine[] = difference.isZero()
    ? []
    : [
        {
          account: 'openingBalances',
          ...(difference.isPositive()
            ? { credit: difference.toFixed(2) }
            : { debit: difference.neg().toFixed(2) }),
        },
      ]
  const written = await write(ctx.db, ctx.userId, {
    id: before?.id,
    kind: 'opening',
    entityId,
    date,
    lines: [...lines, ...balancing],
  })
  return { id: written.id, version: written.version, difference: difference.toFixed(2) }
}

export async function openings(
  ctx: Ctx,
  { entityId }: ParsedOf<Calls['openings']>,
): Promise<ReplyOf<Calls['openings']>> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<{ id: number; date: string; version: number }>`
    select j.id, j.date, j.version from journals j where j.subscriber_id = current_subscriber() and j.entity_id = ${entityId} and j.kind = 'opening'`.execute(
    ctx.db,
  )
  const found = rows[0]
  if (!found) return { date: null, version: null, lines: [], difference: '0.00' }
  const { lines } = await journalDetail(ctx, { id: found.id })
  const balancing = lines.find(({ key }) => key === 'openingBalances')
  return {
    date: found.date,
    version: found.version,
    lines: lines.filter((line) => line !== balancing),
    difference: balancing ? (balancing.credit === '0.00' ? `-${balancing.debit}` : balancing.credit) : '0.00',
  }
}

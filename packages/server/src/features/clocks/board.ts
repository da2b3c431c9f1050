import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { legalClockCalls } from '@bahi/contracts/clocks.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { clockState } from '@bahi/domain/clocks/legal-clocks.ts'
import type { ClockKind } from '@bahi/domain/clocks/kinds.ts'
import { ruleAt } from '@bahi/domain/tables/rules.ts'
import type { Rule, RuleId } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { refuseField } from '../../platform/errors.ts'
import { ruleChanges } from '../ledger/index.ts'
import { ewayClocks, ewayDocumentAgeClocks, irnCancelClocks, irnReportClocks, lutClocks } from './sources.ts'
import { returnClocks } from './returns.ts'
import { challanClocks } from './challans.ts'
import { itcClaimClocks, itcReclaimClocks, supplierUnpaidClocks, unenteredClocks } from './purchases.ts'
import type { Clock } from './sources.ts'

type Page = ReplyOf<typeof legalClockCalls.search>

/** Everything of the calendar that the reader may see, what ends first in front. */
export async function searchClocks(ctx: Ctx, search: ParsedOf<typeof legalClockCalls.search>): Promise<Page> {
  const { kinds, states, keyword, start, size, sort } = search
  // The list is short: it has no cursors, so none can be right.
  if (search.after !== undefined) throw refuseField('after', 'CURSOR_INVALID')
  const now = ctx.clock()
  const at = (...rights: RightCode[]) =>
    ctx.entitiesOf(search.entityIds).filter((id) => rights.some((right) => ctx.can(right, id)))
  const clocks = await clocksAt(ctx.db, now, {
    eInvoice: at('EIN_SH_VW'),
    eWayBill: at('EWB_SH_VW'),
    returns: at('REP_GSTR1', 'RET_SH_VW'),
    purchases: at('PBL_SH_VW'),
    challans: at('SDC_SH_VW'),
  })
  const word = keyword?.toLowerCase()
  const direction = sort === 'until DESC' ? -1 : 1
  const found = clocks
    .map((clock) => ({ ...clock, state: clockState(clock.kind, clock, now) }))
    .filter(({ kind }) => !kinds?.length || kinds.includes(kind))
    .filter(({ state }) => !states?.length || states.includes(state))
    .filter(
      ({ subject, partyName }) =>
        !word || subject.toLowerCase().includes(word) || partyName?.toLowerCase().includes(word),
    )
    .toSorted((a, b) => direction * (a.until.getTime() - b.until.getTime()))
  const today = istDateOf(now)
  const { rows } = await sql<{ changes: Rule[] }>`select ${ruleChanges} as changes`.execute(ctx.db)
  const sourceOf = (kind: ClockKind) =>
    ruleOf[kind] ? (ruleAt(ruleOf[kind], today, rows[0]!.changes)?.source ?? null) : (lawOf[kind] ?? null)
  return {
    records: found.slice(start, start + size).map(({ from, until, ...clock }, index) => ({
      ...clock,
      id: start + index + 1,
      from: from.toISOString(),
      until: until.toISOString(),
      source: sourceOf(clock.kind),
    })),
    start,
    size,
    total: found.length,
    totalIsExact: true,
  }
}

/** The clocks of places, by what may be seen there. */
export async function clocksAt(
  db: Db,
  now: Date,
  places: {
    readonly eInvoice: readonly number[]
    readonly eWayBill: readonly number[]
    readonly returns: readonly number[]
    readonly purchases: readonly number[]
    readonly challans: readonly number[]
  },
): Promise<Clock[]> {
  const { eInvoice, eWayBill, returns, purchases, challans } = places
  const all = await Promise.all([
    irnCancelClocks(db, eInvoice, now),
    irnReportClocks(db, eInvoice, now),
    ewayClocks(db, eWayBill, now),
    ewayDocumentAgeClocks(db, eWayBill, now),
    lutClocks(db, returns, now),
    returnClocks(db, returns, now),
    supplierUnpaidClocks(db, purchases, now),
    unenteredClocks(db, purchases, now),
    itcReclaimClocks(db, purchases, now),
    itcClaimClocks(db, purchases, now),
    challanClocks(db, challans, now),
  ])
  return all.flat()
}

/** Where a limit is written that no business may change. */
const lawOf: Readonly<Partial<Record<ClockKind, string>>> = {
  supplierUnpaid: 'CGST Rules, rule 37',
  itcReverse: 'CGST Rules, rule 37(1)',
  itcReclaim: 'CGST Rules, rule 37(2)',
  itcTime: 'CGST Act, s.16(4)',
  itcClaim: 'CGST Act, s.16(4)',
  selfInvoice: 'CGST Rules, rule 47A',
  challanReturn: 'CGST Act, s.31(7) and s.143(1)',
}

const ruleOf: Readonly<Partial<Record<ClockKind, RuleId>>> = {
  irnCancel: 'einvoice.cancelHours',
  irnReport: 'einvoice.reportDays',
  ewayExtend: 'ewb.extensionWindowHours',
  ewayCancel: 'ewb.cancelHours',
  ewayDocumentAge: 'ewb.documentAgeDays',
  ewayLongest: 'ewb.extensionDays',
}

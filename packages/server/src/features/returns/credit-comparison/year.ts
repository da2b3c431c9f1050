import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { creditComparisonCalls } from '@bahi/contracts/credit-comparison.ts'
import {
  financialYearFrom,
  isFinancialYear,
  periodsOf,
  rangeOfFinancialYear,
  rangeOfPeriod,
} from '@bahi/domain/cal/period.ts'
import type { TaxHeads } from '@bahi/domain/documents/entries.ts'
import { isNone, noHeads, subHeads, sumOfHeads } from '@bahi/domain/documents/tax-heads.ts'
import { comparedCells, compareCredit, creditGroups } from '@bahi/domain/returns/credit-comparison.ts'
import type { CellCredit, ComparedCell, CreditGroup } from '@bahi/domain/returns/credit-comparison.ts'
import { ruleAt, withRules } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { refuseField } from '../../../platform/errors.ts'
import { registrationOf } from '../filer.ts'
import { changesOf, figuresOf } from '../gstr3b/figures.ts'
import type { Figures } from '../gstr3b/figures.ts'
import { filing3b } from '../gstr3b/filing.ts'
import { is3bFiled } from '../gstr3b/state.ts'
import { otherReturnsOf } from '../period.ts'
import { heads, unitsOf } from './units-sql.ts'

export interface AskedYear {
  readonly entityId: number
  readonly financialYear: string
}

export type YearOfCredit = Omit<ReplyOf<(typeof creditComparisonCalls)['summary']>, 'comparedAt'> & {
  readonly name: string
}

/** Credit by GSTR-2B against credit in GSTR-3B, period by period of a year that has begun. */
export async function creditOfYear(ctx: Ctx, { entityId, financialYear }: AskedYear): Promise<YearOfCredit> {
  if (!isFinancialYear(financialYear)) throw refuseField('financialYear', 'INVALID')
  const filer = await registrationOf(ctx, entityId)
  const otherReturns = otherReturnsOf(filer.taxpayerType) ?? null
  const begun =
    filer.gstin === null || otherReturns !== null
      ? []
      : periodsOf(financialYear, filer.frequency).filter(
          (period) => rangeOfPeriod(period, filer.frequency).from <= ctx.today(),
        )
  const facts: PeriodFacts[] = []
  for (const returnPeriod of begun) facts.push(await periodFacts(ctx, { entityId, returnPeriod }))
  const { periods, total } = compareCredit(facts)
  const next = Number(financialYear.slice(0, 4)) + 1
  const lastDay = withRules(
    await changesOf(ctx),
    () => ruleAt('itc.lastDay', rangeOfFinancialYear(financialYear).to)?.value ?? '11-30',
  )
  return {
    entityId,
    name: filer.name,
    gstin: filer.gstin,
    financialYear,
    frequency: filer.frequency,
    otherReturns,
    lastDay: `${next}-${lastDay}`,
    periods: periods.map((period, at) => {
      const { isFiled, hasStatement, groups } = facts[at]!
      return { ...period, cells: [...period.cells], isFiled, hasStatement, groups }
    }),
    total,
  }
}

interface PeriodFacts {
  readonly returnPeriod: string
  readonly isFiled: boolean
  readonly hasStatement: boolean
  readonly cells: readonly CellCredit[]
  readonly groups: YearOfCredit['periods'][number]['groups']
}

async function periodFacts(
  ctx: Ctx,
  place: { readonly entityId: number; readonly returnPeriod: string },
): Promise<PeriodFacts> {
  const filing = await filing3b(ctx, place)
  const months = monthsOf(filing)
  const figures = await figuresOf(ctx, filing)
  const sums = await groupSums(ctx.db, { ...place, months })
  const ofCell = (section: ComparedCell) => sums.filter((row) => row.section === section)
  const cells = comparedCells.map((section) => ({
    section,
    available: sumOfHeads(ofCell(section).map(({ available }) => available)),
    claimed: claimedIn(figures, section),
  }))
  // What no document explains was added to the return by hand.
  const adjusted = subHeads(
    sumOfHeads(cells.map(({ claimed }) => claimed)),
    sumOfHeads(sums.map(({ claimed }) => claimed)),
  )
  return {
    returnPeriod: place.returnPeriod,
    isFiled: await is3bFiled(ctx.db, filing),
    hasStatement: await isTakenIn(ctx.db, { ...place, months }),
    cells,
    groups: creditGroups.flatMap((group): PeriodFacts['groups'] => {
      const own = sums.filter((row) => row.group === group)
      if (group === 'Adjusted')
        return isNone(adjusted)
          ? []
          : [{ group, documents: 0, available: noHeads, claimed: adjusted, difference: adjusted }]
      if (own.length === 0) return []
      const available = sumOfHeads(own.map((row) => row.available))
      const claimed = sumOfHeads(own.map((row) => row.claimed))
      const documents = own.reduce((sum, row) => sum + row.documents, 0)
      return [{ group, documents, available, claimed, difference: subHeads(claimed, available) }]
    }),
  }
}

/** Months of a period of GSTR-3B. */
export function monthsOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const year = financialYearFrom(Number(from.slice(0, 4)) - (from.slice(5, 7) < '04' ? 1 : 0))
  return periodsOf(year).filter((period) => {
    const month = rangeOfPeriod(period)
    return month.from >= from && month.to <= to
  })
}

/** The cell as it is in the return; what was reversed and is reclaimed was claimed before. */
function claimedIn({ sheet }: Figures, section: ComparedCell): TaxHeads {
  const cellOf = (name: string): TaxHeads => {
    const { igst, cgst, sgst, cess } = sheet.cells.find((cell) => cell.section === name)!
    return { igst, cgst, sgst, cess }
  }
  return section === '4A(5)' ? subHeads(cellOf(section), cellOf('4D(1)')) : cellOf(section)
}

interface GroupSum {
  readonly section: ComparedCell
  readonly group: CreditGroup | 'Agrees'
  readonly documents: number
  readonly available: TaxHeads
  readonly claimed: TaxHeads
}

async function groupSums(db: Db, asked: Parameters<typeof unitsOf>[0]): Promise<GroupSum[]> {
  const amounts = sql.join(
    heads.flatMap((head) =>
      ['available', 'claimed'].map(
        (side) => sql`sum(${sql.ref(`${side}_${head}`)})::numeric(20, 2) as ${sql.ref(`${side}_${head}`)}`,
      ),
    ),
  )
  const { rows } = await sql<
    Pick<GroupSum, 'section' | 'group' | 'documents'> & Readonly<Record<string, string>>
  >`${unitsOf(asked)} select section, grp as "group", count(*)::int as documents, ${amounts} from units group by 1, 2`.execute(
    db,
  )
  return rows.map((row) => ({
    section: row.section,
    group: row.group,
    documents: row.documents,
    ...sidesOf(row),
  }))
}

/** Both sides of a row whose columns are named by them. */
export const sidesOf = (row: Readonly<Record<string, unknown>>) => {
  const side = (name: string): TaxHeads => ({
    igst: String(row[`${name}Igst`]),
    cgst: String(row[`${name}Cgst`]),
    sgst: String(row[`${name}Sgst`]),
    cess: String(row[`${name}Cess`]),
  })
  return { available: side('available'), claimed: side('claimed') }
}

async function isTakenIn(
  db: Db,
  { entityId, months }: { readonly entityId: number; readonly months: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select exists (select from inward_files
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and source = '2B' and return_period = any(${[...months]}::text[])) as is_there`.execute(
    db,
  )
  return rows[0]!.isThere
}

import { hsnAsFiled, gstr1aOf } from '@bahi/domain/returns/gstr1/changes.ts'
import type { ChangeBook } from '@bahi/domain/returns/gstr1/changes.ts'
import type { Restatement } from '@bahi/domain/returns/gstr1/entries.ts'
import { byMonth } from '@bahi/domain/returns/gstr1/furnished.ts'
import type { FurnishedMonth, FurnishedRow } from '@bahi/domain/returns/gstr1/furnished.ts'
import type { HsnRow } from '@bahi/domain/returns/gstr1/hsn.ts'
import type { IssuedRange } from '@bahi/domain/returns/gstr1/issued.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { hsnName } from '@bahi/domain/tables/hsn-catalogue.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { changesOf } from './changes.ts'
import type { StoredChange } from './changes.ts'
import { issuedOf } from './issued.ts'
import type { Filing } from './period.ts'
import { hsnOfPeriods, sumsOf } from './sums.ts'

/** GSTR-1A of the period: a few documents, worked out in memory. */
export async function changeBook(
  db: Db,
  filing: Filing,
): Promise<ChangeBook & { readonly changes: readonly StoredChange[] }> {
  const changes = await changesOf(db, filing)
  const { sums: filed } = await sumsOf(db, filing, changes)
  return { ...gstr1aOf(changes, { period: filing.returnPeriod, filed }), changes }
}

/** Sums of the sections that the return has, and of what IFFs of its quarter furnished before. */
export async function reportedSums(
  db: Db,
  filing: Filing,
): Promise<{ sums: readonly Gstr1Row[]; furnished: readonly FurnishedRow[] }> {
  return filing.form === 'gstr1a'
    ? { sums: (await changeBook(db, filing)).sums, furnished: [] }
    : sumsOf(db, filing, await changesOf(db, filing))
}

/** Table 12, with the names of the items and of the codes. */
export async function storedHsn(db: Db, filing: Filing): Promise<readonly HsnRow[]> {
  if (filing.isIff) return []
  if (filing.form === 'gstr1a') return (await changeBook(db, filing)).hsn.map(named)
  const [books, changes] = await Promise.all([
    hsnOfPeriods(db, filing.entityId, [filing.returnPeriod]),
    changesOf(db, filing),
  ])
  return changes.length === 0 ? books : hsnAsFiled(books, changes).map(named)
}

const named = (row: HsnRow): HsnRow => {
  const codeName = row.codeName ?? hsnName(row.hsn)
  return codeName === undefined ? row : { ...row, codeName }
}

/** Table 13. */
export const storedIssued = async (db: Db, filing: Filing): Promise<readonly IssuedRange[]> =>
  filing.form === 'gstr1a' ? (await changeBook(db, filing)).issued : issuedOf(db, filing)

interface StoredReturn {
  readonly filing: Filing
  readonly sums: readonly Gstr1Row[]
  readonly hsn: readonly HsnRow[]
  readonly issued: readonly IssuedRange[]
  readonly restatements: readonly Restatement[]
  readonly furnished: readonly FurnishedMonth[]
}

/** Everything a return is written from, but its documents. */
export async function storedReturn(ctx: Ctx, filing: Filing): Promise<StoredReturn> {
  if (filing.form === 'gstr1a') {
    const { sums, hsn, issued, restatements } = await changeBook(ctx.db, filing)
    return { filing, sums, hsn: hsn.map(named), issued, restatements: [...restatements], furnished: [] }
  }
  const [{ sums, furnished }, hsn, issued] = await Promise.all([
    reportedSums(ctx.db, filing),
    storedHsn(ctx.db, filing),
    storedIssued(ctx.db, filing),
  ])
  return { filing, sums, hsn, issued, restatements: [], furnished: byMonth(furnished) }
}

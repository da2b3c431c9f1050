import type { SeriesSave } from '@bahi/contracts/series.ts'
import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { seriesIssue } from '@bahi/domain/documents/number.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/kysely.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'

export type SeriesInput = z.output<typeof SeriesSave>

interface Surroundings {
  readonly sameCode: string | null
  readonly sameForm: string | null
  readonly kindBefore: string | null
  readonly issued: number
}

/**
 * A series must make lawful numbers for a whole year, and none that another series of the kind would make too. Its
 * kind stays once it has given a number.
 */
export async function saveSeries(
  db: Db,
  input: SeriesInput,
  today: string,
  current: (id: number) => Promise<unknown>,
): Promise<Saved> {
  const issues = new Issues()
  const year = financialYearOf(today)
  const highest = Math.max(input.startNumber, 10 ** input.width - 1)
  const problem = seriesIssue(input, year, input.startNumber) ?? seriesIssue(input, year, highest)
  if (problem) {
    const code = problem.code === 'TOO_LONG' ? 'SERIES_TOO_LONG' : 'SERIES_CHARACTERS'
    issues.add(problem.code === 'TOO_LONG' ? 'width' : 'prefix', code, {
      sample: problem.sample,
      length: problem.length,
    })
  }
  const around = await surroundingsOf(db, input)
  if (around.sameCode !== null) issues.add('code', 'DUPLICATE_OF', { record: around.sameCode })
  if (around.sameForm !== null) issues.add('prefix', 'SERIES_SAME_NUMBERS', { record: around.sameForm })
  if (around.kindBefore !== null && around.kindBefore !== input.documentKind && around.issued > 0) {
    issues.add('documentKind', 'SERIES_IN_USE')
  }
  issues.refuse()
  const { name, code, documentKind, prefix, suffix, separator, yearStyle, width, startNumber, resets } = input
  const { printTemplate } = input
  const columns = {
    name,
    code,
    documentKind,
    prefix,
    suffix,
    separator,
    yearStyle,
    width,
    startNumber,
    resets,
    printTemplate,
  }
  return refusingDuplicates({ series_code: 'code' }, () =>
    input.id === undefined
      ? insertRecord(db, 'series', columns)
      : updateRecord(db, 'series', { id: input.id, version: input.version }, columns, () =>
          current(input.id!),
        ),
  )
}

async function surroundingsOf(db: Db, input: SeriesInput): Promise<Surroundings> {
  const other = sql`s.subscriber_id = current_subscriber() and s.status <> 'Delete' and s.id <> ${input.id ?? 0}
    and s.document_kind = ${input.documentKind}`
  const { rows } = await sql<Surroundings>`select
    (select s.name from series s where ${other} and lower(s.code) = lower(${input.code}) limit 1) as same_code,
    (select s.name from series s where ${other} and lower(coalesce(s.prefix, '')) = lower(${input.prefix ?? ''})
      and lower(coalesce(s.suffix, '')) = lower(${input.suffix ?? ''}) and s.separator = ${input.separator}
      and s.year_style = ${input.yearStyle} limit 1) as same_form,
    (select s.document_kind from series s where s.subscriber_id = current_subscriber() and s.id = ${input.id ?? null}::bigint) as kind_before,
    (select count(*) from series_counters n where n.subscriber_id = current_subscriber() and n.series_id = ${input.id ?? null}::bigint) as issued
  `.execute(db)
  return rows[0]!
}

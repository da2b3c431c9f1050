import type { Fact } from '@bahi/contracts/printing.ts'
import { scheduledExports } from '@bahi/contracts/scheduled-files.ts'
import type { ScheduledFile } from '@bahi/contracts/scheduled-files.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { writtenOf } from '../../platform/export/sheet.ts'
import type { DateFormats } from '../../platform/export/sheet.ts'
import { hasText } from '../../platform/texts.ts'
import { customFieldsOf } from '../custom-fields/index.ts'
import { money, sayIn } from './format.ts'
import { stateName } from './frame.ts'
import { filterNamed } from './list-filters.ts'
import type { FilterWords } from './list-filters.ts'

/** What a list was asked with. */
export type Asked = Readonly<Record<string, unknown>>

export interface ListHead {
  /** Legal name of the business, and where one GSTIN is asked for its trade name. */
  readonly company: string
  readonly tradeName: string
  readonly period: string
  readonly facts: readonly Fact[]
}

/** Names and values that a fact has room for. */
const mostNamed = 5

/** Whose a list is, of when, and what it was narrowed by: without them a page on paper is of nobody and of any day. */
export async function listHead(
  ctx: Ctx,
  call: string,
  asked: Asked,
  formats: DateFormats,
): Promise<ListHead> {
  const { t } = ctx
  const members = (scheduledExports as Readonly<Record<string, ScheduledFile>>)[call]?.moving?.members ?? []
  const isDated = members.some((member) => /^to(Document)?Date$/.test(member))
  const resource = call.slice(0, call.indexOf('.'))
  const whose = await placesOf(ctx, asked)
  const written = (value: unknown) => writtenOf('date', String(value), formats)
  const between = (from: unknown, to: unknown) =>
    [from, to].map((end) => (end === undefined ? '…' : written(end))).join(' – ')
  const from = asked['fromDocumentDate'] ?? asked['fromDate']
  const to = asked['toDocumentDate'] ?? asked['toDate']
  const hasPeriod = from !== undefined || to !== undefined
  const isOfAll = isDated && !saysWhen.some((member) => asked[member] !== undefined)
  const period = hasPeriod ? between(from, to) : isOfAll ? t('period.all') : ''
  const facts: Fact[] = []
  const add = (label: string, value: string, code = false) => {
    if (value !== '') facts.push({ label, value, ...(code ? { code } : {}) })
  }
  add(t('list.period'), period, hasPeriod)
  // Of what all GSTINs share, such as units, none need be named.
  if (whose.isOne || whose.isNarrowed || isDated) add(t('field.gstin'), whose.gstin, whose.isOne)
  if (asked['compareFromDate'] !== undefined || asked['compareToDate'] !== undefined)
    add(t('reconciliation.against'), between(asked['compareFromDate'], asked['compareToDate']), true)
  if (asked['fromStamp'] !== undefined || asked['toStamp'] !== undefined)
    add(t('print.list.changed'), between(asked['fromStamp'], asked['toStamp']), true)
  for (const [member, value] of Object.entries(asked)) {
    const filter = filterNamed(resource, member)
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => one !== undefined && one !== null && one !== '',
    )
    if (filter && values.length > 0)
      add(t(filter.label), await inWords(ctx, filter.words, values, formats), isCode.has(filter.words.as))
  }
  for (const { label, value } of await ownFilters(ctx, asked)) add(label, value)
  return { company: whose.company, tradeName: whose.tradeName, period, facts }
}

/** Of when a list is, where no days say it. */
const saysWhen = ['asOf', 'financialYear', 'returnPeriods']

const isCode: ReadonlySet<FilterWords['as']> = new Set(['day', 'amount', 'count'])

async function inWords(
  ctx: Ctx,
  words: FilterWords,
  values: readonly unknown[],
  formats: DateFormats,
): Promise<string> {
  switch (words.as) {
    case 'count':
      return String(values.length)
    case 'records':
      return joined(ctx, await namesOf(ctx, words, values.map(Number)), values.length)
    case 'words':
      return joined(
        ctx,
        values.flatMap((value) => words.words[String(value)] ?? []).map((key) => ctx.t(key)),
      )
    case 'texts': {
      const keys = values.map((value) => `${words.prefix}${String(value)}`)
      return joined(
        ctx,
        keys.filter(hasText).map((key) => ctx.t(key)),
      )
    }
    case 'flag':
      return ctx.t(values[0] === true ? 'common.yes' : 'common.no')
    default:
      return joined(
        ctx,
        values.map((value) => inText[words.as](String(value), ctx, formats)),
      )
  }
}

const inText: Readonly<
  Record<
    Exclude<FilterWords['as'], 'count' | 'records' | 'words' | 'texts' | 'flag'>,
    (value: string, ctx: Ctx, formats: DateFormats) => string
  >
> = {
  text: (value) => value,
  day: (value, _, formats) => writtenOf('date', value, formats),
  amount: (value) => money(value),
  returnPeriod: (value) => `${value.slice(0, 2)}/${value.slice(2)}`,
  state: (value, { language }) => stateName(value, language),
}

function joined({ language }: Ctx, names: readonly string[], count = names.length): string {
  const shown = names.slice(0, mostNamed).join(language === 'ar' ? '، ' : ', ')
  const more = count - Math.min(names.length, mostNamed)
  return more > 0 && names.length > 0
    ? sayIn(language)('print.list.more', { names: shown, count: String(more) })
    : shown
}

async function namesOf(
  { db }: Ctx,
  { table, name }: Extract<FilterWords, { as: 'records' }>,
  ids: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{
    name: string | null
  }>`select ${sql.raw(name)} as name from ${sql.table(table)} r
    where r.subscriber_id = current_subscriber() and r.id = any(${[...ids]}::bigint[]) order by 1 limit ${mostNamed}`.execute(
    db,
  )
  return rows.flatMap((row) => row.name ?? [])
}

/** Fields of the business's own that the list is narrowed by; a range is kept as `from..to`. */
async function ownFilters(ctx: Ctx, { customFilters }: Asked): Promise<{ label: string; value: string }[]> {
  const asked = Object.entries((customFilters ?? {}) as Readonly<Record<string, readonly string[]>>)
  if (asked.length === 0) return []
  const fields = await customFieldsOf(ctx)
  return asked.flatMap(([key, values]) => {
    const field = fields.find((one) => one.key === key)
    if (!field) return []
    const said = values.map((value) =>
      field.type === 'switch'
        ? ctx.t(value === 'yes' ? 'common.yes' : 'common.no')
        : value.replace('..', ' – '),
    )
    return [{ label: field.label, value: joined(ctx, said) }]
  })
}

interface Place {
  readonly company: string
  readonly name: string
  readonly gstin: string | null
  readonly isAsked: boolean
}

/** The businesses of the places that are asked for, or of all that the reader sees. */
async function placesOf(ctx: Ctx, { entityIds, entityId, companyId }: Asked) {
  const asked = [entityIds, entityId, companyId].flat().filter((id) => typeof id === 'number')
  const { rows } = await sql<Place>`
    select coalesce(c.legal_name, c.name) as company, e.name, e.gstin,
      e.id = any(${asked}::bigint[]) or e.company_id = any(${asked}::bigint[]) and ${companyId !== undefined} as is_asked
    from entities e join entities c on c.subscriber_id = e.subscriber_id and c.id = e.company_id
    where e.subscriber_id = current_subscriber() and e.status <> 'Delete' and e.id = any(${[...ctx.entityIds]}::bigint[])
    order by e.id`.execute(ctx.db)
  const places = asked.length > 0 ? rows.filter(({ isAsked }) => isAsked) : rows
  const company = joined(ctx, [...new Set(places.map((place) => place.company))])
  const gstins = (of: readonly Place[]) => of.flatMap(({ gstin }) => gstin ?? [])
  const registered = gstins(places)
  const one = registered.length === 1 ? places.find(({ gstin }) => gstin !== null) : undefined
  return {
    company,
    tradeName: one && one.name !== company ? one.name : '',
    isNarrowed: asked.length > 0,
    isOne: one !== undefined,
    gstin:
      registered.length > 1 && registered.length === gstins(rows).length
        ? ctx.t('report.allGstins')
        : joined(ctx, registered),
  }
}

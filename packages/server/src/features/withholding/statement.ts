import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { tdsStatementCalls } from '@bahi/contracts/tax-challans.ts'
import { isTan } from '@bahi/domain/ids/tan.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { rangeOfQuarter } from '@bahi/domain/withholding/due.ts'
import { newActSince } from '@bahi/domain/withholding/sections.ts'
import { certificateForm, formNumber, lateFeeOf } from '@bahi/domain/withholding/statement.ts'
import type { Quarter, TaxForm } from '@bahi/domain/withholding/statement.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords, searched } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { challanColumns, challanList } from './challan-list.ts'
import { sideSql } from './sides.ts'
import type { Side, SideSql } from './sides.ts'

type Calls = typeof tdsStatementCalls
type Asked = Pick<ParsedOf<Calls['detail']>, 'companyId' | 'financialYear' | 'quarter'> & {
  readonly form: TaxForm
}
type Statement = ReplyOf<Calls['detail']>
type Certificate = ReplyOf<Calls['certificates']>['records'][number]

/** A quarter of a side. */
interface Scope {
  readonly side: Side
  readonly of: SideSql
  readonly from: string
  readonly to: string
  /** Of a row `t` of the register: it is reported in this statement. */
  readonly conditions: readonly RawBuilder<unknown>[]
}

function scopeOf(side: Side, ctx: Ctx, { companyId, form, financialYear, quarter }: Asked): Scope {
  if (!ctx.access.companyIds.includes(companyId)) throw notFound()
  const { from, to } = rangeOfQuarter(financialYear, quarter as Quarter)
  const sections = side.sections.filter((section) => side.form(section) === form)
  return {
    side,
    of: sideSql(side),
    from,
    to,
    conditions: [
      sql`t.subscriber_id = current_subscriber()`,
      sql`t.company_id = ${companyId}`,
      sql`t.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`,
      sql`t.date between ${from}::date and ${to}::date`,
      sql`t.section = any(${sections}::text[])`,
      sql`t.tax <> 0`,
    ],
  }
}

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)

/** Of a challan `c`: it pays a row of the statement. */
const paysOne = ({ conditions, of }: Scope) =>
  sql`exists (select from ${of.challanRows} r join ${of.registerOfRow} where r.subscriber_id = c.subscriber_id and r.challan_id = c.id and ${all(conditions)})`

/** A quarter as its statement asks for it, with what is to be mended before it is furnished. */
export async function statementOf(side: Side, ctx: Ctx, asked: Asked): Promise<Statement> {
  const { companyId, form, financialYear, quarter } = asked
  const scope = scopeOf(side, ctx, asked)
  const [sums, challans, parts, deductor] = [
    await sumsOf(ctx, scope),
    await challansOf(ctx, scope),
    await paidParts(ctx, scope),
    await deductorOf(ctx, companyId),
  ]
  const interest = Decimal.sum(
    parts.map(({ date, paidOn, tax, rows }) =>
      Decimal.of(side.interestFor(tax, date, paidOn ?? ctx.today())).mul(rows),
    ),
  )
  const interestDue = Decimal.max(interest, '0')
  const interestPaid = Decimal.sum(challans.map((one) => shareOf(one)))
  const dueOn = side.statementDue(scope.to)
  const short = interestDue.sub(interestPaid)
  return {
    form,
    formNumber: formNumber(form, financialYear),
    financialYear,
    quarter,
    from: scope.from,
    to: scope.to,
    dueOn,
    certificatesDueOn: side.certificateDue(scope.to),
    certificateForm: certificateForm(form, financialYear),
    deductor,
    challans,
    deductees: sums.deductees,
    deductions: sums.deductions,
    credited: sums.credited,
    tax: sums.tax,
    paid: sums.paid,
    unpaid: sums.unpaid,
    interestDue: interestDue.toFixed(2),
    interestPaid: interestPaid.toFixed(2),
    lateFee: lateFeeOf({ due: dueOn, furnishedOn: ctx.today(), tax: sums.tax }),
    problems: [
      problem('noTan', deductor.tan === null ? 1 : 0),
      problem('withoutPan', sums.withoutPan),
      problem('unpaid', sums.unpaidRows, sums.unpaid),
      problem('interestShort', short.isPositive() ? 1 : 0, short.toFixed(2)),
      problem('withoutCode', side.hasCodes && scope.from >= newActSince ? sums.withoutCode : 0),
      problem('late', ctx.today() > dueOn && sums.deductions > 0 ? 1 : 0),
    ].filter(({ count }) => count > 0),
  }
}

const problem = (
  name: Statement['problems'][number]['problem'],
  count: number,
  amount: string | null = null,
) => ({ problem: name, count, amount })

/** The interest of a challan that is for the deductions of the quarter: by the tax that it pays of them. */
const shareOf = ({ interest, tax, used }: Statement['challans'][number]): Decimal =>
  Decimal.of(interest).mul(used).div(tax, 2)

async function sumsOf(ctx: Ctx, { conditions, of, side }: Scope) {
  const { rows } = await sql<
    Pick<Statement, 'deductees' | 'deductions' | 'credited' | 'tax' | 'paid' | 'unpaid'> &
      Record<'withoutPan' | 'withoutCode' | 'unpaidRows', number>
  >`select count(distinct x.key) as deductees, count(*) as deductions, coalesce(sum(x.taxed), 0)::text as credited, coalesce(sum(x.tax), 0)::text as tax,
      coalesce(sum(x.paid), 0)::text as paid, coalesce(sum(x.tax - x.paid), 0)::text as unpaid,
      count(*) filter (where x.pan is null) as without_pan, count(*) filter (where x.code is null) as without_code,
      count(*) filter (where x.paid <> x.tax) as unpaid_rows
    from (select ${of.key} as key, t.pan, ${side.hasCodes ? sql`t.code` : sql`''`} as code, t.taxed, t.tax, ${of.paid} as paid from ${of.register} t where ${all(conditions)}) x`.execute(
    ctx.db,
  )
  return rows[0]!
}

async function challansOf(ctx: Ctx, scope: Scope): Promise<Statement['challans']> {
  const { rows } = await sql<Statement['challans'][number]>`
    select c.id, c.date, c.bsr_code, c.number, c.tax::text as tax, c.interest::text as interest, c.fee::text as fee, sum(r.tax)::text as used
    from ${scope.of.challans} c join ${scope.of.challanRows} r on r.subscriber_id = c.subscriber_id and r.challan_id = c.id
      join ${scope.of.registerOfRow}
    where c.subscriber_id = current_subscriber() and ${all(scope.conditions)}
    group by c.subscriber_id, c.id order by c.date, c.id limit 500`.execute(ctx.db)
  return rows
}

interface PaidPart {
  readonly date: string
  readonly paidOn: string | null
  readonly tax: string
  readonly rows: number
}

/** What was paid of the deductions and when, and what was not: equal ones together, for the law counts interest by days alone. */
async function paidParts(ctx: Ctx, { conditions, of }: Scope): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select x.date, x.paid_on, x.tax::text as tax, count(*) as rows from (
      select t.date, c.date as paid_on, r.tax from ${of.register} t
        join ${of.challanRows} r on r.subscriber_id = t.subscriber_id
          and ${of.ofSame}
        join ${of.challans} c on c.subscriber_id = r.subscriber_id and c.id = r.challan_id
      where ${all(conditions)}
      union all
      select t.date, null, ${of.unpaid} from ${of.register} t where ${all(conditions)} and ${of.unpaid} <> 0) x
    group by 1, 2, 3`.execute(ctx.db)
  return rows
}

async function deductorOf(ctx: Ctx, companyId: number): Promise<Statement['deductor']> {
  const { rows } = await sql<{ name: string; pan: string | null }>`
    select coalesce(e.legal_name, e.name) as name, e.pan from entities e where e.subscriber_id = current_subscriber() and e.id = ${companyId}`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  const { Tan: tan } = await ctx.settings(companyId)
  return { ...rows[0], tan: isTan(tan) ? tan : null }
}

export const certificatesOf = (
  side: Side,
  ctx: Ctx,
  input: Omit<ParsedOf<Calls['certificates']>, 'form'> & Asked,
): Promise<ReplyOf<Calls['certificates']>> =>
  paged<Certificate>(ctx.db, certificateList(side, ctx, input, input), input)

function certificateList(
  side: Side,
  ctx: Ctx,
  asked: Asked,
  words: { readonly keyword?: string | undefined; readonly keywords?: string[] | undefined } = {},
): ListQuery {
  const { conditions, of } = scopeOf(side, ctx, asked)
  return {
    select: sql`x.id, x.party_name, x.pan, x.sections, x.credited::text as credited, x.tax::text as tax, x.paid::text as paid, (x.tax - x.paid)::text as unpaid`,
    from: sql`(select min(t.party_id) as id, min(p.name) as party_name, min(t.pan) as pan, array_agg(distinct t.section) as sections,
        sum(t.taxed) as credited, sum(t.tax) as tax, sum(${of.paid}) as paid
      from ${of.register} t join parties p on p.subscriber_id = t.subscriber_id and p.id = t.party_id
      where ${all(conditions)} group by ${of.key}) x`,
    id: sql`x.id`,
    conditions: [sql`true`, ...searched(words, [sql`x.party_name`, sql`x.pan`])],
    sorts: {
      partyName: { expression: sql`lower(x.party_name)`, type: 'text' },
      tax: { expression: sql`x.tax`, type: 'numeric' },
    },
  }
}

/** The register of a side, as the file of a statement has it. */
export interface RegisterFile {
  readonly columns: readonly ExportColumn<never>[]
  readonly query: ListQuery
}

/** A part of the statement as a file: rows of the register with their challans, challans, or what certificates say. */
export function exportStatement(
  side: Side,
  register: (ctx: Ctx) => RegisterFile,
  ctx: Ctx,
  { part, format, ...asked }: Omit<ParsedOf<Calls['export']>, 'form'> & Asked,
): Promise<FileReply | TaskStarted> {
  const scope = scopeOf(side, ctx, asked)
  const title = `${ctx.t(`${side.name}.part.${part}`)} ${formNumber(asked.form, asked.financialYear)} ${asked.financialYear} Q${asked.quarter}`
  const name = `${side.name}Statement`
  if (part === 'challans')
    return exportRecords(ctx, {
      name,
      title,
      columns: challanColumns(side),
      query: challanList(side, ctx, {}, [paysOne(scope)]),
      input: { format, sort: 'date ASC' },
    })
  if (part === 'certificates')
    return exportRecords<Certificate>(ctx, {
      name,
      title,
      columns: certificateColumns(side),
      query: certificateList(side, ctx, asked),
      input: { format, sort: 'partyName ASC' },
    })
  const { columns, query } = register(ctx)
  return exportRecords<never>(ctx, {
    name,
    title,
    columns,
    query: { ...query, conditions: scope.conditions },
    input: { format, sort: 'date ASC' },
  })
}

const certificateColumns = ({ name }: Side): readonly ExportColumn<Certificate>[] => [
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'field.pan', value: (row) => row.pan },
  { key: `${name}.section`, value: (row) => row.sections.join(', ') },
  { key: `${name}.taxed`, value: (row) => row.credited, type: 'amount' },
  { key: `${name}.tax`, value: (row) => row.tax, type: 'amount' },
  { key: 'tds.paid', value: (row) => row.paid, type: 'amount' },
  { key: 'tds.unpaid', value: (row) => row.unpaid, type: 'amount' },
]

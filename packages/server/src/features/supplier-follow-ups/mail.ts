import { formatAmount } from '@bahi/domain/num/format.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { writeXlsx } from 'hucre'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { textOf } from '../../platform/texts.ts'
import { supplierOf } from '../companies/index.ts'
import { mailOf } from '../email-templates/index.ts'
import type { MailOfEvent } from '../email-templates/index.ts'
import { shownRows, versionColumns } from '../reconciliation/index.ts'
import type { ComparedRow, CurrentRow } from '../reconciliation/index.ts'
import { openRows } from './open-rows.ts'
import type { Asked } from './open-rows.ts'
import { addresseeOf } from './suppliers.ts'

/** What one supplier is asked, and by which words. */
export interface FollowUpMail {
  readonly name: string | null
  readonly emails: string | null
  readonly mail: MailOfEvent
  readonly records: readonly AskedRow[]
  readonly rowIds: readonly number[]
  readonly tax: string
  readonly replyTo: string | undefined
}

export interface AskedRow {
  readonly id: number
  readonly state: ComparedRow['state']
  readonly number: string
  readonly date: string
  readonly taxableValue: string
  readonly tax: string
  readonly problem: string
  readonly row: ComparedRow
}

/** So many documents are asked for in one mail; the next one asks for the others. */
const mostRows = 2000
/** So many of them are lines of the text; the sheet has all. */
const mostLines = 20

/** The mail to a supplier with its open documents; undefined where none is open. */
export async function followUpMail(
  ctx: Ctx,
  asked: Asked & { readonly gstin: string },
  language: Language,
  own: { readonly subject?: string | undefined; readonly body?: string | undefined },
): Promise<FollowUpMail | undefined> {
  const { entityId, against, gstin } = asked
  const { rows } = await sql<CurrentRow>`select ${versionColumns} from reconciliation_rows w
    where ${sql.join([...openRows(ctx, asked), sql`w.gstin = ${gstin}`], sql` and `)} order by w.date, w.id limit ${mostRows}`.execute(
    ctx.db,
  )
  if (rows.length === 0) return undefined
  const shown = await shownRows(ctx, entityId, rows)
  const records = rows.map((row, index) => askedRow(row, shown[index]!, against, language))
  const [addressee, us] = [
    await addresseeOf(ctx, entityId, gstin),
    await supplierOf({ db: ctx.db, entityIds: [entityId] }),
  ]
  const tax = Decimal.sum(records.map((one) => one.tax)).toFixed(2)
  const more = records.length - mostLines
  const lines = records.slice(0, mostLines).map((one) =>
    textOf(language, 'mailLine.followUp', {
      number: one.number,
      date: dayOf(one.date),
      value: formatAmount(one.taxableValue),
      tax: formatAmount(one.tax),
      problem: one.problem,
    }),
  )
  if (more > 0) lines.push(textOf(language, 'mailLine.followUpMore', { count: more }))
  const fields = {
    party: addressee.name ?? gstin,
    company: us?.companyName || us?.name || '',
    gstin: us?.gstin ?? '',
    statement: textOf(language, `reconciliation.statement.${against}`),
    documentCount: String(records.length),
    tax: formatAmount(tax),
    date: dayOf(ctx.today()),
    documents: lines.join('\n'),
  }
  return {
    ...addressee,
    mail: await mailOf(ctx.db, 'supplierFollowUp', language, fields, own),
    records,
    rowIds: rows.map(({ id }) => id),
    tax,
    replyTo: us?.email ?? undefined,
  }
}

const heads = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

/** Amounts are those of the comparison: what the statement has, else the books. Credit notes lower the sum, as everywhere. */
function askedRow(
  compared: CurrentRow,
  row: ComparedRow,
  against: Asked['against'],
  language: Language,
): AskedRow {
  const side = row.book ?? row.portal!
  const sign = side.documentClass === 'CN' || side.documentClass === 'ISDCN' ? '-1' : '1'
  const { taxableValue, igst, cgst, sgst, cess } = compared
  return {
    id: row.id,
    state: row.state,
    number: side.number,
    date: side.date,
    taxableValue: Decimal.of(taxableValue).mul(sign).toFixed(2),
    tax: Decimal.sum([igst, cgst, sgst, cess]).mul(sign).toFixed(2),
    problem: problemOf(row, against, language),
    row,
  }
}

/** One sentence: what the supplier is asked to report, to correct or to send. */
function problemOf(
  { state, book, portal, reasons }: ComparedRow,
  against: Asked['against'],
  language: Language,
): string {
  const statement = textOf(language, `reconciliation.statement.${against}`)
  if (!portal) return textOf(language, 'followUp.problem.missing', { statement })
  if (!book) return textOf(language, 'followUp.problem.noBill', { statement })
  const parts = reasons.flatMap(({ reason, field, book: ours, portal: theirs }) =>
    ours === null && theirs === null
      ? [textOf(language, `enum.ReconReason.${reason}`)]
      : [
          textOf(language, 'followUp.problem.field', {
            field: textOf(language, `reconciliation.field.${field}`),
            ours: ours ?? '-',
            theirs: theirs ?? '-',
            statement,
          }),
        ],
  )
  return parts.length > 0 ? [...new Set(parts)].join('; ') : textOf(language, `enum.ReconState.${state}`)
}

/** All documents with what our books and what the statement have. */
export async function followUpSheet(records: readonly AskedRow[], language: Language): Promise<Uint8Array> {
  const t = (key: string) => textOf(language, key)
  const sides = ['book', 'portal'] as const
  const titles = [
    t('reconciliation.state'),
    ...sides.flatMap((side) => {
      const of = t(side === 'book' ? 'followUp.ours' : 'followUp.theirs')
      return [
        `${of}: ${t('reconciliation.field.number')}`,
        `${of}: ${t('reconciliation.field.date')}`,
        ...heads.map((head) => `${of}: ${t(`reconciliation.field.${head}`)}`),
      ]
    }),
    t('followUp.problem'),
  ]
  const lines = records.map(({ row, problem, state }) => [
    t(`enum.ReconState.${state}`),
    ...sides.flatMap((side) => {
      const one = row[side]
      return one
        ? [one.number, dayOf(one.date), ...heads.map((head) => Number(one[head]))]
        : Array.from({ length: 7 }, () => null)
    }),
    problem,
  ])
  return writeXlsx({ sheets: [{ name: t('followUp.sheet'), rows: [titles, ...lines] }] })
}

const dayOf = (day: string): string => day.split('-').toReversed().join('/')

import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr1Calls } from '@bahi/contracts/returns.ts'
import { documentKinds, kindsOfType } from '@bahi/domain/documents/kinds.ts'
import { documentTypes } from '@bahi/domain/returns/gstr1/document-types.ts'
import { AmountSum } from '@bahi/domain/returns/gstr1/amounts.ts'
import { byMonth } from '@bahi/domain/returns/gstr1/furnished.ts'
import { summarise } from '@bahi/domain/returns/gstr1/summary.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { filedReturn } from './filed.ts'
import { inReadersWords } from './hsn-words.ts'
import { changesOf } from './changes.ts'
import type { StoredChange } from './changes.ts'
import { filingOf } from './period.ts'
import type { Filing, OutwardForm } from './period.ts'
import { reportedSums, storedHsn, storedIssued } from './stored-return.ts'

type Calls = typeof gstr1Calls

/** Kinds whose supplies the return reports. */
const reported = kindsOfType(({ gstr1 }) => gstr1 !== undefined && gstr1 !== 'challan')
/** Of those, kinds of which a document may be in no return: a note that changes no tax. */
const perhaps = reported.filter((kind) => documentKinds[kind].corrects)

/** Every section with its sums, from what the postings keep. */
export async function gstr1Summary(
  ctx: Ctx,
  input: ParsedOf<Calls['summary']>,
  form: OutwardForm,
): Promise<ReplyOf<Calls['summary']>> {
  const filing = await filingOf(ctx, input, form)
  const [{ sums: rows, furnished }, hsn, counted, filed, changes] = await Promise.all([
    reportedSums(ctx.db, filing),
    storedHsn(ctx.db, filing),
    sql<{ issued: number; cancelled: number; drafts: number }>`
      select coalesce(sum(s.documents + s.cancelled), 0)::bigint - u.issued as issued, coalesce(sum(s.cancelled), 0)::bigint - u.cancelled as cancelled,
        (select count(*) from documents d where d.subscriber_id = current_subscriber() and d.kind = any(${reported}::text[]) and d.entity_id = ${filing.entityId}
          and d.status in ('Draft', 'Pending', 'Rejected') and d.date between ${filing.from}::date and ${filing.to}::date) as drafts
      from (select count(*) as issued, count(*) filter (where d.cancelled_at is not null) as cancelled from documents d
          where d.subscriber_id = current_subscriber() and d.kind = any(${perhaps}::text[]) and d.entity_id = ${filing.entityId}
            and d.date between ${filing.from}::date and ${filing.to}::date and d.number_key <> '' and d.return_type is null) u
        left join day_sums s on s.subscriber_id = current_subscriber() and s.kind = any(${reported}::text[]) and s.entity_id = ${filing.entityId}
        and s.date between ${filing.from}::date and ${filing.to}::date
      group by u.issued, u.cancelled`.execute(ctx.db),
    filing.isFiled ? filedReturn(ctx, filing) : null,
    changesOf(ctx.db, filing),
  ])
  const { sections, liability } = summarise({ rows, hsn })
  const { issued, cancelled, drafts } = numbersOf(filing, changes, counted.rows[0]!)
  return {
    entityId: filing.entityId,
    gstin: filing.gstin,
    returnPeriod: filing.returnPeriod,
    frequency: filing.isIff ? 'Quarterly' : filing.frequency,
    isIff: filing.isIff,
    otherReturns: filing.otherReturns ?? null,
    dueDate: filing.dueDate,
    sections: sections.map(({ code, records, taxableValue, igst, cgst, sgst, cess, total }) => ({
      section: code,
      documents: records,
      taxableValue,
      igst,
      cgst,
      sgst,
      cess,
      total,
    })),
    liability: { igst: liability.igst, cgst: liability.cgst, sgst: liability.sgst, cess: liability.cess },
    documentsIssued: issued,
    documentsCancelled: cancelled,
    drafts,
    filed,
    gstr1a: { ...filing.gstr1a, documents: filing.changes },
    furnished: byMonth(furnished).map(({ month, ...sums }) => ({ returnPeriod: month, ...sums })),
  }
}

/** What was made since GSTR-1 was filed, and what was cancelled since, is in GSTR-1A. */
function numbersOf(
  { form }: Filing,
  changes: readonly StoredChange[],
  all: { readonly issued: number; readonly cancelled: number; readonly drafts: number },
) {
  const count = (is: (change: StoredChange) => boolean) => changes.filter(is).length
  const isCancelled = ({ now }: StoredChange) => now.status === 'Cancelled'
  const made = count(({ before }) => before === null)
  const madeAndCancelled = count((change) => change.before === null && isCancelled(change))
  return form === 'gstr1a'
    ? { ...all, issued: made, cancelled: madeAndCancelled }
    : { ...all, issued: all.issued - made, cancelled: all.cancelled - count(isCancelled) }
}

export async function gstr1Hsn(
  ctx: Ctx,
  input: ParsedOf<Calls['hsn']>,
  form: OutwardForm,
): Promise<ReplyOf<Calls['hsn']>> {
  const rows = await storedHsn(ctx.db, await filingOf(ctx, input, form))
  return {
    records: inReadersWords(rows, ctx.language).map((row) => ({
      ...row,
      total: new AmountSum().add(row).total(),
    })),
  }
}

export async function gstr1Issued(
  ctx: Ctx,
  input: ParsedOf<Calls['issued']>,
  form: OutwardForm,
): Promise<ReplyOf<Calls['issued']>> {
  const ranges = await storedIssued(ctx.db, await filingOf(ctx, input, form))
  return { records: ranges.map((range) => ({ ...range, label: documentTypes[range.documentType] ?? '' })) }
}

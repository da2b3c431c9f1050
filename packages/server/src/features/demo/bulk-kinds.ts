import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { numberParts } from '@bahi/domain/documents/number.ts'
import type pg from 'pg'

/** How a database is filled with a kind beside invoices, whose parties, lines and values its documents share. */
interface BulkKind {
  readonly kind: OfferedKind
  /** Documents for a hundred invoices. */
  readonly share: number
  readonly prefix: string
  /** Status of a few: the rest has that of a document just issued. */
  readonly others?: readonly string[]
  /** Members of the body that it has and an invoice has not. */
  readonly body?: Readonly<Record<string, string>>
}

export const bulkKinds: readonly BulkKind[] = [
  { kind: 'salesQuotation', share: 40, prefix: 'Q', others: ['Accepted', 'Declined'] },
  { kind: 'salesOrder', share: 40, prefix: 'S' },
  { kind: 'deliveryChallan', share: 20, prefix: 'D', others: ['Delivered'], body: { purpose: 'Supply' } },
  { kind: 'purchaseOrder', share: 20, prefix: 'O' },
  { kind: 'purchaseBill', share: 50, prefix: 'P' },
]

export const bulkKindNames = bulkKinds.map(({ kind }) => kind)

/** Which of our registrations, the years that the documents lie in, and the series of each kind. */
interface Place {
  readonly entityId: number
  readonly years: readonly string[]
  readonly series: ReadonlyMap<string, number>
}

/**
 * Adds documents of the other kinds to a batch of invoices whose work tables are there; `share` overrides how many of each
 * for a hundred invoices.
 */
export async function writeOtherKinds(client: pg.Client, place: Place, share?: number): Promise<void> {
  for (const kind of bulkKinds) {
    const facts = { ...kind, share: share ?? kind.share, seriesId: place.series.get(kind.kind)! }
    for (const [name, statement] of Object.entries(statementsOf(facts, place)))
      await client.query(statement).catch((error: Error) => {
        throw new Error(`${name} of ${kind.kind}: ${error.message}`, { cause: error })
      })
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function statementsOf(
  { kind, share, prefix, others = [], body = {}, seriesId }: BulkKind & { readonly seriesId: number },
  { entityId, years }: Place,
) {
  const { issued, fulfilment, lockedBy } = documentKinds[kind]
  const { letter, numberScope, opens, ledger } = typeOf(kind)
  const shape = { separator: '/', yearStyle: 'short', width: 7 } as const
  const befores = years.map(
    (name) => `(${quoted(name)}, ${quoted(numberParts({ prefix, ...shape }, name).before)})`,
  )
  const statuses = [...others, ...Array.from({ length: 10 - others.length }, () => issued)].map(quoted).join()
  const isBill = ledger === 'purchase'
  return {
    heads: `
      drop table if exists bulk_others, bulk_other_entries;
      create temporary table bulk_others on commit drop as
      select nextval(pg_get_serial_sequence('documents', 'id')) as other_id, d.*, y.before as own_before,
        (array[${statuses}])[1 + (d.i % 10)::int] as own_status,
        coalesce((select last_number from series_counters s where s.subscriber_id = current_subscriber() and s.series_id = ${seriesId}
          and s.entity_id = ${entityId} and s.financial_year = d.financial_year), 0)
        + row_number() over (partition by d.financial_year order by d.i) as own_number
      from bulk_documents d join (values ${befores.join()}) y (name, before) on y.name = d.financial_year
      where (d.i * ${share}) / 100 > ((d.i - 1) * ${share}) / 100`,

    documents: `
      insert into documents (subscriber_id, id, kind, type_code, number_scope, opens, return_type, status, entity_id, series_id, sequence_number, number,
        number_key, financial_year, return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, place_of_supply, inter_state,
        heading, taxable_value, igst, cgst, sgst, round_off, total, paid, balance, line_count, body, copies, issued_at,
        fulfilment, has_left, left_value, supplier_number, supplier_number_key, supplier_number_loose, supplier_date, supplier_year)
      overriding system value
      select current_subscriber(), o.other_id, ${quoted(kind)}, ${quoted(letter)}, ${quoted(numberScope)}, ${opens ? quoted(opens) : 'null'},
        ${lockedBy ? quoted(lockedBy) : 'null'}, o.own_status, o.entity_id, ${seriesId}, o.own_number, o.own_before || lpad(o.own_number::text, 7, '0'),
        o.own_before || lpad(o.own_number::text, 7, '0'), o.financial_year, o.return_period, o.date, o.date + coalesce(o.payment_terms_days, 0),
        o.party_id, o.party_name, o.gstin, x.subtype, x.supply_kind, x.place_of_supply, x.inter_state, ${quoted(kind)},
        x.taxable_value, x.igst, x.cgst, x.sgst, x.round_off, x.total, 0, ${opens ? 'x.total' : '0'}, x.line_count,
        x.body || ${quoted(JSON.stringify(body))}::jsonb, x.copies, now(),
        ${fulfilment ? `'Pending', true, x.taxable_value` : 'null, null, null'},
        ${isBill ? `'B' || o.own_number, 'B' || o.own_number, o.own_number::text, o.date, o.financial_year` : 'null, null, null, null, null'}
      from bulk_others o join documents x on x.subscriber_id = current_subscriber() and x.id = o.id order by o.other_id`,

    lines: `
      insert into document_lines (subscriber_id, document_id, line_number, item_id, description, hsn, supply, uqc, quantity, unit_price, tax_category, tax_rate,
        gross, discount, taxable_value, igst, cgst, sgst, cess, cess_non_advalorem, state_cess, total, body)
      select current_subscriber(), o.other_id, l.line_number, l.item_id, l.description, l.hsn, l.supply, l.uqc, l.quantity, l.unit_price, l.tax_category,
        l.tax_rate, l.gross, l.discount, l.taxable_value, l.igst, l.cgst, l.sgst, l.cess, l.cess_non_advalorem, l.state_cess, l.total, l.body
      from bulk_others o join document_lines l on l.subscriber_id = current_subscriber() and l.document_id = o.id order by o.other_id, l.line_number`,

    daySums: `
      insert into day_sums as s (subscriber_id, kind, type_code, entity_id, date, series_id, documents, taxable_value, tax, total, cancelled, cancelled_total)
      select current_subscriber(), ${quoted(kind)}, ${quoted(letter)}, entity_id, date, ${seriesId}, count(*), sum(taxable), sum(igst + half + half),
        sum(total), 0, 0
      from bulk_others group by entity_id, date
      on conflict (subscriber_id, kind, entity_id, date, series_id, type_code) do update set documents = s.documents + excluded.documents,
        taxable_value = s.taxable_value + excluded.taxable_value, tax = s.tax + excluded.tax, total = s.total + excluded.total`,

    counters: `
      insert into series_counters as c (subscriber_id, series_id, entity_id, financial_year, last_number)
      select current_subscriber(), ${seriesId}, entity_id, financial_year, max(own_number) from bulk_others group by entity_id, financial_year
      on conflict (subscriber_id, series_id, entity_id, financial_year) do update set last_number = greatest(c.last_number, excluded.last_number)`,

    ...(isBill ? purchaseEntries(kind) : {}),
  }
}

/** A bill is a purchase with its tax as credit, owed to the supplier. */
const purchaseEntries = (kind: OfferedKind) => ({
  entries: `
    create temporary table bulk_other_entries on commit drop as
    with heads as materialized (select o.*, nextval('ledger_posting_ids') as posting_id from bulk_others o where o.sum > 0)
    select posting_id, 1 as n, entity_id, date, 'party' as account, party_id, 0::numeric as debit, total as credit, other_id from heads where total > 0
    union all select posting_id, 2, entity_id, date, 'purchases', null, taxable, 0, other_id from heads where taxable > 0
    union all select posting_id, 3, entity_id, date, 'inputIgst', null, igst, 0, other_id from heads where igst > 0
    union all select posting_id, 4, entity_id, date, 'inputCgst', null, half, 0, other_id from heads where half > 0
    union all select posting_id, 5, entity_id, date, 'inputSgst', null, half, 0, other_id from heads where half > 0
    union all select posting_id, 6, entity_id, date, 'roundOff', null, greatest(total - sum, 0), greatest(sum - total, 0), other_id from heads where total <> sum`,
  insertEntries: `
    insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source, document_id)
    select current_subscriber(), posting_id, n, entity_id, date, account, party_id, debit, credit, ${quoted(kind)}, other_id
    from bulk_other_entries order by posting_id, n`,
  balances: `
    insert into party_balances as b (subscriber_id, party_id, entity_id, balance)
    select current_subscriber(), party_id, entity_id, sum(debit - credit) from bulk_other_entries where party_id is not null group by party_id, entity_id
    on conflict (subscriber_id, party_id, entity_id) do update set balance = b.balance + excluded.balance`,
})

import { documentKinds, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { KindDeclaration, NoteType } from '@bahi/domain/documents/families.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import type pg from 'pg'
import { turnoverOf } from './bulk-turnover.ts'
import { balancesFrom, befores, quoted, writePayments } from './bulk-payments.ts'
import type { BulkPayments } from './bulk-payments.ts'

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
  /** Of a note, which corrects a document outside the books. */
  readonly note?: NoteType
  /** Which invoices it is made like; `d` is the invoice. */
  readonly of?: string
  /** Of ten, how many are paid. */
  readonly paid?: number
}

export const bulkKinds: readonly BulkKind[] = [
  { kind: 'salesQuotation', share: 40, prefix: 'Q', others: ['Accepted', 'Declined'] },
  { kind: 'salesOrder', share: 40, prefix: 'S' },
  { kind: 'deliveryChallan', share: 20, prefix: 'D', others: ['Delivered'], body: { purpose: 'Supply' } },
  { kind: 'purchaseOrder', share: 20, prefix: 'O' },
  { kind: 'purchaseBill', share: 50, prefix: 'P', paid: 6 },
  {
    kind: 'outwardNote',
    share: 8,
    prefix: 'N',
    note: 'Credit',
    body: { reason: 'Sales Return' },
    // Of a registered customer, with tax in each line: table 9B alone.
    of: `d.untaxed = 0 and d.gstin is not null and d.status <> 'Cancelled'`,
  },
  { kind: 'inwardNote', share: 5, prefix: 'M', note: 'Debit', body: { reason: 'Purchase Return' } },
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
 * for a hundred invoices, `only` writes those of one kind.
 */
export async function writeOtherKinds(
  client: pg.Client,
  place: Place,
  share?: number,
  only?: OfferedKind,
): Promise<void> {
  for (const kind of bulkKinds) {
    if (only !== undefined && kind.kind !== only) continue
    const facts = { ...kind, share: share ?? kind.share, seriesId: place.series.get(kind.kind)! }
    for (const [name, statement] of Object.entries(statementsOf(facts, place)))
      await client.query(statement).catch((error: Error) => {
        throw new Error(`${name} of ${kind.kind}: ${error.message}`, { cause: error })
      })
    if (kind.paid !== undefined) await writePayments(client, paymentOfBills(place))
  }
  for (const advance of advancesOf(place)) await writePayments(client, advance)
}

/** Each paid bill by a payment of its own. */
const paymentOfBills = ({ entityId, years, series }: Place): BulkPayments => ({
  kind: 'paymentOut',
  prefix: 'Y',
  years,
  entityId,
  seriesId: series.get('paymentOut')!,
  from: `select o.*, o.other_id as settles, o.total as paid_amount, least(o.date + 20, current_date) as paid_on from bulk_others o where o.is_paid`,
})

/** Of a hundred invoices four are preceded by money on account, and one supplier is paid before its bill. */
const advancesOf = ({ entityId, years, series }: Place): BulkPayments[] =>
  (
    [
      ['paymentIn', 'R', '25 = 7'],
      ['paymentOut', 'Y', '100 = 31'],
    ] as const
  ).map(([kind, prefix, which]) => ({
    kind,
    prefix,
    years,
    entityId,
    seriesId: series.get(kind)!,
    from: `select d.*, null::bigint as settles, (1000 + d.i % 40 * 500)::numeric as paid_amount, d.date as paid_on from bulk_documents d
      where d.i % ${which}`,
  }))

function statementsOf(
  {
    kind,
    share,
    prefix,
    others = [],
    body = {},
    note,
    of = 'true',
    paid = 0,
    seriesId,
  }: BulkKind & { readonly seriesId: number },
  { entityId, years }: Place,
) {
  const declared: KindDeclaration = documentKinds[kind]
  const { issued, fulfilment, lockedBy, settled = issued } = declared
  const { letter, numberScope, opens, ledger, gstr1 } = typeOf(kind, note)
  const statuses = [...others, ...Array.from({ length: 10 - others.length }, () => issued)].map(quoted).join()
  const isBill = kind === 'purchaseBill'
  const corrected = `jsonb_build_object('preceding', jsonb_build_array(jsonb_build_object('id', null, 'kind', ${quoted(declared.corrects ?? '')},
    'number', 'OLD/' || o.own_number, 'date', o.date, 'total', x.total::text, 'placeOfSupply', x.place_of_supply)))`
  return {
    heads: `
      drop table if exists bulk_others, bulk_other_entries;
      create temporary table bulk_others on commit drop as
      select nextval(pg_get_serial_sequence('documents', 'id')) as other_id, d.*, y.before as own_before,
        (array[${statuses}])[1 + (d.i % 10)::int] as own_status, d.i % 10 < ${paid} and d.total > 0 as is_paid,
        coalesce((select last_number from series_counters s where s.subscriber_id = current_subscriber() and s.series_id = ${seriesId}
          and s.entity_id = ${entityId} and s.financial_year = d.financial_year), 0)
        + row_number() over (partition by d.financial_year order by d.i) as own_number
      from bulk_documents d join (values ${befores(prefix, years)}) y (name, before) on y.name = d.financial_year
      where (d.i * ${share}) / 100 > ((d.i - 1) * ${share}) / 100 and (${of})`,

    documents: `
      insert into documents (subscriber_id, id, kind, type_code, number_scope, opens, return_type, status, entity_id, series_id, sequence_number, number,
        number_key, financial_year, return_period, date, due_date, party_id, party_name, party_gstin, subtype, supply_kind, place_of_supply, inter_state,
        heading, taxable_value, igst, cgst, sgst, round_off, total, paid, balance, line_count, hsn_tab, body, copies, issued_at,
        fulfilment, has_left, left_value, supplier_number, supplier_number_key, supplier_number_loose, supplier_date, supplier_year)
      overriding system value
      select current_subscriber(), o.other_id, ${quoted(kind)}, ${quoted(letter)}, ${quoted(numberScope)}, ${opens ? quoted(opens) : 'null'},
        ${lockedBy ? quoted(lockedBy) : 'null'}, case when o.is_paid then ${quoted(settled)} else o.own_status end, o.entity_id, ${seriesId}, o.own_number, o.own_before || lpad(o.own_number::text, 7, '0'),
        o.own_before || lpad(o.own_number::text, 7, '0'), o.financial_year, o.return_period, o.date, o.date + coalesce(o.payment_terms_days, 0),
        o.party_id, o.party_name, o.gstin, x.subtype, x.supply_kind, x.place_of_supply, x.inter_state, ${quoted(note ? `${note.toLowerCase()}Note` : kind)},
        x.taxable_value, x.igst, x.cgst, x.sgst, x.round_off, x.total, case when o.is_paid then x.total else 0 end,
        ${opens ? 'case when o.is_paid then 0 else x.total end' : '0'}, x.line_count, ${gstr1 && lockedBy ? `'B2B'` : 'null'},
        x.body || ${quoted(JSON.stringify(body))}::jsonb || ${note ? corrected : `'{}'`}, x.copies, now(),
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

    ...(isPosted(ledger) ? { ...entriesOf(kind, ledger), ...turnoverOf('bulk_others', 'other_id') } : {}),
    ...(gstr1 && lockedBy ? returnOf(seriesId) : {}),
  }
}

/** Account of each amount; a positive sign is a debit. */
const accounts = {
  sale: { party: 1, sales: -1, igst: -1, cgst: -1, sgst: -1 },
  saleReturn: { party: -1, sales: 1, igst: 1, cgst: 1, sgst: 1 },
  purchase: { party: -1, purchases: 1, inputIgst: 1, inputCgst: 1, inputSgst: 1 },
  purchaseReturn: { party: 1, purchases: -1, inputIgst: -1, inputCgst: -1, inputSgst: -1 },
} as const
const isPosted = (ledger: string | undefined): ledger is keyof typeof accounts =>
  ledger !== undefined && ledger in accounts
const amounts = ['total', 'taxable', 'igst', 'half', 'half']

/** What a document posts: its value, tax and round-off against the account of the party. */
function entriesOf(kind: OfferedKind, ledger: keyof typeof accounts) {
  const signs = Object.entries(accounts[ledger])
  const sides = signs.map(([account, sign], index) => {
    const amount = amounts[index]!
    const [debit, credit] = sign === 1 ? [amount, '0::numeric'] : ['0::numeric', amount]
    return `select posting_id, ${index + 1} as n, entity_id, date, ${quoted(account)} as account, ${index === 0 ? 'party_id' : 'null::bigint'} as party_id,
      ${debit} as debit, ${credit} as credit, other_id from heads where ${amount} > 0`
  })
  // The party pays more than the sum: the rest is on the other side.
  const [more, less] = signs[0]![1] === 1 ? ['sum - total', 'total - sum'] : ['total - sum', 'sum - total']
  return {
    entries: `
      create temporary table bulk_other_entries on commit drop as
      with heads as materialized (select o.*, nextval('ledger_posting_ids') as posting_id from bulk_others o where o.sum > 0)
      ${sides.join(' union all ')}
      union all select posting_id, 6, entity_id, date, 'roundOff', null, greatest(${more}, 0), greatest(${less}, 0), other_id from heads where total <> sum`,
    insertEntries: `
      insert into ledger_entries (subscriber_id, posting_id, entry_number, entity_id, date, account, party_id, debit, credit, source, document_id)
      select current_subscriber(), posting_id, n, entity_id, date, account, party_id, debit, credit, ${quoted(kind)}, other_id
      from bulk_other_entries order by posting_id, n`,
    balances: balancesFrom('bulk_other_entries'),
  }
}

/** A credit note to a registered customer lowers table 9B by its rates, and table 12. */
const returnOf = (seriesId: number) => ({
  returnRows: `
    insert into gstr1_rows (subscriber_id, document_id, row_number, entity_id, return_period, section, part, ctin, place_of_supply, supply_type, rate,
      documents, taxable_value, igst, cgst, sgst)
    select current_subscriber(), o.other_id, r.row_number, o.entity_id, o.return_period, 'cdnr', r.part, r.ctin, r.place_of_supply, r.supply_type, r.rate,
      r.documents, -r.taxable_value, -r.igst, -r.cgst, -r.sgst
    from bulk_others o join gstr1_rows r on r.subscriber_id = current_subscriber() and r.document_id = o.id`,
  returnSums: `
    insert into return_sums as s (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin,
      documents, taxable_value, igst, cgst, sgst)
    select current_subscriber(), r.entity_id, r.return_period, ${seriesId}, section, part, r.place_of_supply, supply_type, rate, '', sum(documents),
      sum(r.taxable_value), sum(r.igst), sum(r.cgst), sum(r.sgst)
    from gstr1_rows r join bulk_others o on o.other_id = r.document_id where r.subscriber_id = current_subscriber()
    group by r.entity_id, r.return_period, section, part, r.place_of_supply, supply_type, rate
    on conflict (subscriber_id, entity_id, return_period, series_id, section, part, place_of_supply, supply_type, rate, ctin) do update set
      documents = s.documents + excluded.documents, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
      cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst`,
  hsnSums: `
    insert into hsn_sums as s (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate, lines, quantity, taxable_value, igst, cgst, sgst)
    select current_subscriber(), o.entity_id, o.return_period, ${seriesId}, 'B2B', l.hsn, 'NOS', l.rate,
      count(*), -sum(l.quantity), -sum(l.net), -sum(l.igst), -sum(l.half), -sum(l.half)
    from bulk_lines l join bulk_others o using (id) group by 2, 3, l.hsn, l.rate
    on conflict (subscriber_id, entity_id, return_period, series_id, tab, hsn, uqc, rate) do update set lines = s.lines + excluded.lines,
      quantity = s.quantity + excluded.quantity, taxable_value = s.taxable_value + excluded.taxable_value, igst = s.igst + excluded.igst,
      cgst = s.cgst + excluded.cgst, sgst = s.sgst + excluded.sgst`,
})

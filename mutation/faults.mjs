/**
 * Faults that somebody could make in the books: the text of a file that is once in it, and what it would be. None of them is one
 * that a type or a constraint of the database refuses by itself.
 */
const sql = (name) => `server/sql/functions/${name}.sql`
const server = (name) => `server/src/features/${name}.ts`
const domain = (name) => `domain/src/${name}.ts`

/** No sequence of the test comes to these yet. */
const missed = new Set([
  'what a payment settled before stays when it is allocated anew',
  'a cancelled credit leaves settled what it settled',
  'a debit note settles as a credit note does',
  'what was made of a cancelled taker is left again',
  'a refund above what is left is taken',
  'a note is not counted to what is left of its invoice',
  'a debit note takes of a line as a credit note does',
  'lines that take the same line are looked at one by one',
])

/** @param {string} name @param {string} file @param {string} from @param {string} to */
const fault = (name, file, from, to) => ({ name, file, from, to, isMissed: missed.has(name) })

export const faults = [
  fault(
    'a cancelled payment stays settled',
    sql('cancel-payment'),
    `perform allocate_payment(asked_payment, '[]');`,
    '',
  ),
  fault(
    'a cancelled payment stays in the ledger',
    sql('cancel-payment'),
    'perform reverse_ledger(null, asked_payment);',
    '',
  ),
  fault(
    'a cancelled refund is not back on its receipt',
    sql('cancel-payment'),
    'unallocated = unallocated + p.amount + p.tds_deducted',
    'unallocated = unallocated',
  ),
  fault(
    'a cancelled payment is counted on its day',
    sql('cancel-payment'),
    'perform count_cancelled(p.kind, p.entity_id, p.date, p.series_id, 0, 0, p.amount);',
    '',
  ),
  fault(
    'what a payment settled before stays when it is allocated anew',
    sql('allocate-payment'),
    'where n.document_id = a.document_id);\n  insert',
    'where n.document_id <= a.document_id);\n  insert',
  ),
  fault(
    'TDS is not in what is left of a payment',
    sql('allocate-payment'),
    'else p.amount + p.tds_deducted + p.gst_deducted - p.collected\n',
    'else p.amount + p.gst_deducted - p.collected\n',
  ),
  fault(
    'a document partly paid is Paid',
    sql('allocate-payment'),
    'when d.balance - x.change = 0 and d.paid + x.change > 0',
    'when d.paid + x.change > 0',
  ),
  fault(
    'TDS is not in what a payment settles',
    server('payments/save'),
    'const available = wholeOf(figures)',
    'const available = figures.amount',
  ),
  fault(
    'TDS is not in the ledger',
    domain('payments/entries'),
    `const { amount, bankCharges, tdsDeducted, gst, collected = Decimal.zero } = payment`,
    `const { amount, bankCharges, gst, collected = Decimal.zero } = payment\n  const tdsDeducted = amount.sub(amount)`,
  ),
  fault(
    'a payment settles the newest documents first',
    server('payments/documents'),
    'a.date === b.date ? a.id - b.id',
    'a.date === b.date ? b.id - a.id',
  ),
  fault(
    'a refund is not in the balance of its party',
    sql('write-payment'),
    'perform post_ledger(entries, null, new_id, p.kind);',
    'if p.refund_of_id is null then perform post_ledger(entries, null, new_id, p.kind); end if;',
  ),
  fault(
    'a refund leaves its receipt as it was',
    sql('write-payment'),
    'set unallocated = unallocated - p.amount - coalesce(p.tds_deducted, 0)',
    'set unallocated = unallocated',
  ),
  fault(
    'a refund above what is left is taken',
    server('payments/refunds'),
    'if (amount.gt(unallocated))',
    `if (amount.gt('999999999'))`,
  ),
  fault(
    'a write-off is not in the balance of its party',
    sql('write-payment'),
    'perform post_ledger(entries, null, new_id, p.kind);',
    `if p.kind <> 'writeOff' then perform post_ledger(entries, null, new_id, p.kind); end if;`,
  ),
  fault(
    'a write-off is on the other side',
    domain('payments/entries'),
    `return side === 'receivable'`,
    `return side === 'payable'`,
  ),
  fault(
    'a write-off leaves a paisa',
    server('payments/write-off'),
    'columnsOf([{ documentId, amount }])',
    `columnsOf([{ documentId, amount: Decimal.of(amount).sub('0.01').toFixed(2) }])`,
  ),
  fault(
    'a number is skipped',
    sql('take-numbers'),
    'last_number = c.last_number + how_many',
    'last_number = c.last_number + how_many + case c.last_number when 2 then 1 else 0 end',
  ),
  fault(
    'an applied credit counts twice on the credit',
    sql('apply-credit'),
    'set credited = d.credited + used, balance = d.balance - used',
    'set credited = d.credited + used, balance = d.balance - least(2 * used, d.balance)',
  ),
  fault(
    'an applied credit counts in the ledger too',
    sql('apply-credit'),
    'if used <> 0 then',
    `if used <> 0 then
    perform move_balances(json_build_array(json_build_array(json_build_object('entity_id', d.entity_id, 'party_id', d.party_id, 'debit', used, 'credit', 0))))
    from documents d where d.subscriber_id = tenant and d.id = asked_credit;`,
  ),
  fault(
    'a cancelled credit leaves settled what it settled',
    sql('cancel-document'),
    `perform apply_credit(asked_document, '[]', d.date);`,
    '',
  ),
  fault(
    'a cancelled note leaves its invoice credited',
    sql('cancel-document'),
    'perform release_sources(asked_document);',
    '',
  ),
  fault(
    'a cancelled document stays in ledger, sums and return',
    sql('cancel-document'),
    'perform unpost_document(asked_document);',
    '',
  ),
  fault(
    'a cancelled document gives nothing back to its order',
    sql('cancel-document'),
    'perform fulfil_sources(asked_document, former_sources);',
    'null;',
  ),
  fault(
    'a cancelled document is on its party, in no return',
    sql('unpost-document'),
    'perform reverse_ledger(asked_document, null);',
    '',
  ),
  fault(
    'a changed document keeps its old posting',
    sql('rewrite-document'),
    'perform reverse_ledger(d.id, null);',
    '',
  ),
  fault(
    'a changed document keeps its old sums',
    sql('rewrite-document'),
    'perform count_documents(array[d.id], -1);',
    '',
  ),
  fault(
    'a changed document forgets what notes took',
    sql('rewrite-document'),
    'coalesce(d.collected, 0) - paid - credited end, line_count',
    'coalesce(d.collected, 0) - paid end, line_count',
  ),
  fault(
    'a changed document keeps its lines of before',
    sql('replace-lines'),
    'where l.subscriber_id = current_subscriber() and l.document_id = asked_document\n    and',
    'where false and l.document_id = asked_document\n    and',
  ),
  fault(
    'a change frees nothing of its order',
    sql('fulfil-sources'),
    '(select unnest(former)\n',
    '(select f from unnest(former) f where false\n',
  ),
  fault(
    'a note is not counted to what is left of its invoice',
    server('documents/preceding'),
    'and s.source_id = d.id and s.document_id <> ${noteId}) as left',
    'and s.source_id = d.id and false) as left',
  ),
  fault(
    'a note is not counted to what is left of a line',
    server('documents/preceding'),
    `(l.is_taken or x.opens in ('customerCredit', 'supplierCredit'))`,
    'l.is_taken',
  ),
  fault(
    'a debit note takes of a line as a credit note does',
    server('documents/preceding'),
    `(l.is_taken or x.opens in ('customerCredit', 'supplierCredit'))`,
    'true',
  ),
  fault(
    'a debit note settles as a credit note does',
    sql('write-sources'),
    `rest := case when note.opens like '%Credit' then note.balance else 0 end;`,
    'rest := note.balance;',
  ),
  fault(
    'a note settles its invoice without the round-off',
    sql('write-sources'),
    'note.rounded + note.collected else 0 end',
    'note.collected else 0 end',
  ),
  fault('a note settles nothing', sql('write-sources'), 'rest := case', 'rest := 0 * case'),
  fault(
    'a covered invoice is Paid',
    sql('settle-document'),
    'then k.covered_status',
    'then k.settled_status',
  ),
  fault(
    'an order gives one more than it has',
    server('documents/fulfilment/checks'),
    'if (sum.lte(left)) return []',
    `if (sum.lte(left.add('1'))) return []`,
  ),
  fault(
    'lines that take the same line are looked at one by one',
    server('documents/fulfilment/checks'),
    '(sums.get(source) ?? Decimal.zero).add',
    'Decimal.zero.add',
  ),
  fault(
    'an order can fall below what was taken',
    server('documents/fulfilment/checks'),
    `.lt(least))`,
    `.lt('0'))`,
  ),
  fault(
    'what came back is left to take',
    sql('fulfil-document'),
    's.quantity - s.returned_quantity -',
    's.quantity -',
  ),
  fault(
    'what came back stays taken of the order',
    sql('line-takers'),
    'y.quantity - y.returned_quantity as quantity, y.taxable_value\n    from unnest',
    'y.quantity as quantity, y.taxable_value\n    from unnest',
  ),
  fault(
    'a cancelled taker takes',
    sql('line-takers'),
    'n.opens, n.cancelled_at is null as is_live,',
    'n.opens, true as is_live,',
  ),
  fault(
    'what was made of a cancelled taker is left again',
    sql('line-takers'),
    'where not t.is_live)',
    'where false)',
  ),
  fault(
    'a line is named by its place',
    server('documents/posting'),
    'const { lineNumber = place } = line',
    'const lineNumber = place',
  ),
  fault(
    'an order partly taken is taken whole',
    sql('fulfil-document'),
    'when x.has_left then coalesce(k.partial_status, d.status)',
    'when false then d.status',
  ),
  fault(
    'what is left of an order is valued at its whole quantity',
    sql('fulfil-document'),
    'round(l.taxable_value * l.rest / l.quantity, 2)',
    'case when l.rest > 0 then l.taxable_value else 0 end',
  ),
  fault(
    'the round-off of a sale is in the sales',
    domain('documents/entries'),
    `['roundOff', of(totals.roundOff).neg()],`,
    `['sales', of(totals.roundOff).neg()],`,
  ),
  fault(
    'the round-off of a purchase is in the purchases',
    domain('documents/entries'),
    `['roundOff', of(totals.roundOff)],`,
    `['purchases', of(totals.roundOff)],`,
  ),
  fault(
    'a return of a sale is not turned round',
    domain('documents/entries'),
    'saleReturn: (document) => ({ amounts: saleOf(document), isTurned: true })',
    'saleReturn: (document) => ({ amounts: saleOf(document), isTurned: false })',
  ),
  fault(
    'tax of a sale is in the sales',
    domain('documents/entries'),
    `['sales', of(totals.taxableValue).neg()],\n    ...heads.map((head) => [head, owed(totals[head])] as const),`,
    `['sales', of(totals.taxableValue).add(totals.total).sub(totals.taxableValue).sub(totals.roundOff).sub(totals.stateCess).neg()],`,
  ),
  fault(
    'the statement leaves out write-offs',
    server('payments/statement'),
    `and e.date <= \${to}::date\n`,
    `and e.date <= \${to}::date and e.source <> 'writeOff'\n`,
  ),
  fault(
    'ageing counts what was paid',
    server('payments/ageing'),
    'as due_date, d.balance from documents d where ${among} and d.balance > 0',
    'as due_date, d.total as balance from documents d where ${among} and d.balance > 0',
  ),
  fault(
    'advances of the ageing leave out notes',
    server('payments/ageing'),
    'and p.unallocated > 0 union all ${credits}',
    'and p.unallocated > 0',
  ),
  fault(
    'stock: an invoice moves again what its challan moved',
    sql('stock-of-documents'),
    'from l where l.sent_by is null and not l.is_lent',
    'from l where not l.is_lent',
  ),
  fault(
    'stock: what came back of a challan is not in stock',
    sql('stock-of-documents'),
    'from b where b.back > 0\n',
    'from b where false\n',
  ),
  fault(
    'stock: a note for another reason moves goods',
    sql('stock-of-documents'),
    "and (k.stock_reason is null or x.body ->> 'reason' = k.stock_reason)",
    '',
  ),
  fault(
    'stock: a cancelled document keeps its goods',
    sql('cancel-document'),
    'perform post_stock(array[asked_document], true);',
    '',
  ),
  fault(
    'stock: a changed document adds to what it moved',
    sql('move-stock'),
    '-t.quantity, -t.value from unnest(there) t',
    '0, 0 from unnest(there) t',
  ),
  fault(
    'stock: a return to a supplier goes at the cost of what is there',
    sql('stock-of-documents'),
    "else 'receiptReturn' end",
    "else 'issue' end",
  ),
  fault(
    'stock: a correction that is taken back stays',
    sql('cancel-stock-entry'),
    'perform post_stock_entry(asked_entry, true);',
    '',
  ),
  fault(
    'stock: a purchase costs its total',
    server('documents/posting'),
    'cost: costs[index],',
    'cost: costs[index] && figures.total,',
  ),
  fault(
    'stock: movements of a day are in the order of documents',
    server('inventory/values'),
    'order by p.place, g.day, g.turn, g.document_id,',
    'order by p.place, g.day, g.document_id desc,',
  ),
  fault(
    'stock: what a later day needs is sold before it',
    sql('move-stock'),
    'l.quantity - greatest(coalesce(max(x.later), 0), 0)',
    'l.quantity',
  ),
  fault(
    'stock: nothing is refused below nothing',
    sql('move-stock'),
    'where s.least < 0',
    'where s.least < -5',
  ),
  fault(
    'stock: a return of a sale takes once more',
    sql('stock-of-documents'),
    'l.id, null::bigint, l.line_number, l.sign * l.quantity',
    'l.id, null::bigint, l.line_number, (case when l.is_return then -1 else 1 end) * l.sign * l.quantity',
  ),
  fault(
    'stock: what was found comes at the cost of what is there though it has a value',
    sql('stock-of-entries'),
    "when l.value is not null and l.quantity >= 0 then 'receipt' when",
    'when',
  ),
  fault(
    'stock: what is dated back is valued in the order of issue',
    server('inventory/values'),
    'order by p.place, g.day, g.turn,',
    'order by p.place, g.turn, g.day,',
  ),
  fault(
    'stock: the day that is asked for is not in the value',
    server('inventory/values'),
    'm.day <= coalesce(${until',
    'm.day < coalesce(${until',
  ),
  fault(
    'stock: what comes back of a sale is the newest',
    domain('inventory/valuation'),
    'if (this.first > 0) this.layers[--this.first] = layer\n    else this.layers.unshift(layer)',
    'this.layers.push(layer)',
  ),
  fault(
    'stock: the newest leaves first back to nothing',
    domain('inventory/valuation'),
    'const layer = this.layers.pop()!',
    'const layer = this.layers.splice(this.first, 1)[0]!',
  ),
]

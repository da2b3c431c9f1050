import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf, differences, seeded } from '../../../test/books-of.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { csvOf, faultsIn, importText } from '../../../test/import-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

/** Payments, opening documents, opening stock and price lists of files: as the calls have them, and taken back. */

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-11-20T10:00:00+05:30'),
  })
})
afterAll(() => server?.stop())
const made = async () => {
  const one = await server.makeSubscriber()
  await stockShop(one)
  await addSupplier(one, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(one, ['paymentIn', 'paymentOut', 'receiptVoucher', 'paymentVoucher'])
  return one
}
beforeEach(async () => {
  us = await made()
})

const idOf = async (of: TestSubscriber, table: string, name: string): Promise<number> => {
  const { rows } = await of.inTenant((db) =>
    sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(db),
  )
  return rows[0]!.id
}
const broken = async (of: TestSubscriber) => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await of.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
const balanceOf = async (of: TestSubscriber, name: string) =>
  ((await of.ok('party.detail', { id: String(await idOf(of, 'parties', name)) })) as AnyBody).balance

async function invoice(of: TestSubscriber, name: string, unitPrice: string): Promise<AnyBody> {
  return of.ok('salesInvoice.save', {
    entityId: of.entityId,
    partyId: await idOf(of, 'parties', name),
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: await idOf(of, 'items', 'Steel bolt M8'), quantity: '1', unitPrice }],
  } as never)
}
async function bill(of: TestSubscriber, supplierNumber: string, unitPrice: string): Promise<AnyBody> {
  return of.ok('purchaseBill.save', {
    entityId: of.entityId,
    partyId: await idOf(of, 'parties', 'Nashik Mills'),
    supplierNumber,
    supplierDate: '2026-11-10',
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: await idOf(of, 'items', 'Steel bolt M8'), quantity: '1', unitPrice }],
  } as never)
}

describe('payments', () => {
  const heads = [
    'Reference',
    'Type',
    'Date',
    'Party code',
    'Party name',
    'Payment mode',
    'Amount',
    'UTR No.',
    'TDS amount',
    'Bank charges',
    'Invoice number',
    'Amount applied',
  ]
  const row = (cells: Readonly<Record<string, string>>) => heads.map((head) => cells[head] ?? '')

  test('of a file are what their calls make of them, in every table of the books', async () => {
    const other = await made()
    const random = seeded(77)
    const drawn = Array.from({ length: 60 }, (_, index) => {
      const isIn = random() < 0.6
      return {
        kind: isIn ? 'paymentIn' : 'paymentOut',
        party: isIn ? ['Asha Traders', 'Bharat Stores'][Math.floor(random() * 2)]! : 'Nashik Mills',
        mode: ['Cash', 'UPI', 'BankTransfer'][Math.floor(random() * 3)]!,
        amount: (10 + random() * 900).toFixed(2),
        tds: isIn && random() < 0.2 ? (random() * 20).toFixed(2) : '',
        charges: isIn && random() < 0.2 ? (random() * 5).toFixed(2) : '',
        // One of the invoices or bills, and what it takes; else the oldest are paid.
        named: random() < 0.5 ? Math.floor(random() * 8) : undefined,
        part: (1 + random() * 9).toFixed(2),
        reference: `UTR${index}`,
      }
    })
    const open = async (of: TestSubscriber) => {
      const numbers = new Map<string, AnyBody[]>()
      for (const name of ['Asha Traders', 'Bharat Stores', 'Nashik Mills']) {
        const list: AnyBody[] = []
        for (let index = 0; index < 8; index++)
          list.push(
            name === 'Nashik Mills'
              ? await bill(of, `S/${index}`, String(300 + index))
              : await invoice(of, name, String(300 + index)),
          )
        numbers.set(name, list)
      }
      return numbers
    }
    const [byCall, byFile] = [await open(us), await open(other)]
    for (const one of drawn)
      await us
        .ok(
          `${one.kind}.save` as 'paymentIn.save',
          {
            entityId: us.entityId,
            partyId: await idOf(us, 'parties', one.party),
            date: '2026-11-20',
            mode: one.mode,
            amount: one.amount,
            reference: one.reference,
            ...(one.tds ? { tdsAmount: one.tds } : {}),
            ...(one.charges ? { bankCharges: one.charges } : {}),
            ...(one.named === undefined
              ? {}
              : {
                  allocations: [{ documentId: byCall.get(one.party)![one.named]!.id, amount: one.part }],
                }),
          } as never,
        )
        .catch(() => undefined)
    const { detail } = await importText(
      other,
      'Payments',
      csvOf(
        heads,
        ...drawn.map((one, index) =>
          row({
            Reference: `P-${index}`,
            Type: one.kind === 'paymentIn' ? 'Receipt' : 'Payment made',
            Date: '20-11-2026',
            'Party name': one.party,
            'Payment mode': one.mode === 'BankTransfer' ? 'Wire' : one.mode,
            Amount: one.amount,
            'UTR No.': one.reference,
            'TDS amount': one.tds,
            'Bank charges': one.charges,
            ...(one.named === undefined
              ? {}
              : {
                  'Invoice number':
                    one.kind === 'paymentIn' ? byFile.get(one.party)![one.named]!.number : `s/${one.named}`,
                  'Amount applied': one.part,
                }),
          }),
        ),
      ),
      { entityId: other.entityId },
    )
    const [left, right] = [await booksOf(server, us.subscriberId), await booksOf(server, other.subscriberId)]
    expect(left['payments']!.length).toBeGreaterThan(45)
    expect(detail.created).toBe(left['payments']!.length)
    expect(differences(left, right).slice(0, 6)).toEqual([])
    expect(await broken(other)).toEqual([])
  })

  test('over several invoices are rows of one reference, and the same file again makes none', async () => {
    const [one, two] = [await invoice(us, 'Asha Traders', '100'), await invoice(us, 'Asha Traders', '50')]
    const file = csvOf(
      heads,
      row({
        Reference: 'R1',
        Type: 'paymentIn',
        Date: '2026-11-20',
        'Party code': 'C1',
        'Payment mode': 'Cash',
        Amount: '200',
        'Invoice number': one.number,
        'Amount applied': '18',
      }),
      row({ 'Invoice number': two.number }),
      row({
        Type: 'paymentIn',
        Date: '2026-11-20',
        'Party code': 'C1',
        'Payment mode': 'Cash',
        Amount: '5',
        'Invoice number': 'no such',
      }),
      row({ Type: 'paymentIn', Date: '2026-11-20', 'Party code': 'C1', 'Payment mode': 'Cash', Amount: '7' }),
    )
    const options = { entityId: us.entityId }
    const trial = await importText(us, 'Payments', file, { ...options, dryRun: 'true' })
    expect([trial.detail.created, trial.detail.refused]).toEqual([2, 1])
    expect(((await us.ok('paymentIn.search', {})) as AnyBody).total).toBe(0)
    const { detail, records } = await importText(us, 'Payments', file, options)
    expect(faultsIn(detail)).toEqual([expect.stringMatching(/^4 Invoice number /)])
    expect(records.map(({ row: at, rows, outcome }) => [at, rows, outcome])).toEqual([
      [2, 2, 'Created'],
      [4, 1, 'Refused'],
      [5, 1, 'Created'],
    ])
    const payment: AnyBody = await us.ok('paymentIn.detail', { id: String(records[0]!['recordId']) })
    // The second invoice takes what is open of it: 50 with 18 % tax.
    expect([payment.unallocated, payment.allocations.map((each: AnyBody) => each.amount)]).toEqual([
      '123.00',
      ['18.00', '59.00'],
    ])
    const again = await importText(us, 'Payments', file, { ...options, conflictAction: 'Overwrite' })
    expect([again.detail.created, again.detail.skipped, again.detail.refused]).toEqual([0, 2, 1])
    expect(again.records[0]!['reason']).toContain('cancel it')
    const none = await importText(us, 'Payments', file, { ...options, allOrNothing: 'true' })
    expect(none.detail.status).toBe('Failed')
  })

  test('have the GST that a customer kept back, and a wrong head is refused at its cell', async () => {
    await invoice(us, 'Asha Traders', '300000')
    const names = ['GST section (51 TDS, 52 TCS)', 'GST TDS or TCS CGST', 'GST TDS or TCS SGST']
    const of = (sgst: string) => ['paymentIn', '2026-11-20', 'C1', 'Cheque', '348000', '51', '3000', sgst]
    const file = csvOf(
      ['Type', 'Date', 'Party code', 'Payment mode', 'Amount', ...names],
      of('3000'),
      of('2999'),
    )
    const { detail, records } = await importText(us, 'Payments', file, { entityId: us.entityId })
    expect([detail.created, detail.refused]).toEqual([1, 1])
    expect(faultsIn(detail)).toEqual(['3 GST TDS or TCS SGST PAYM0029'])
    expect(await us.ok('paymentIn.detail', { id: String(records[0]!['recordId']) })).toMatchObject({
      unallocated: '0.00',
      gstDeducted: { section: '51', taxableValue: '300000.00', cgst: '3000.00', sgst: '3000.00' },
    })
    expect(await broken(us)).toEqual([])
  })

  test('are taken back, and one that a bank statement or a lock keeps is kept with its reason', async () => {
    const before = await balanceOf(us, 'Asha Traders')
    const { id } = await importText(
      us,
      'Payments',
      csvOf(
        heads,
        ...['2026-11-18', '2026-11-20'].map((date) =>
          row({ Type: 'paymentIn', Date: date, 'Party code': 'C1', 'Payment mode': 'Cash', Amount: '5.05' }),
        ),
      ),
      { entityId: us.entityId },
    )
    expect(await balanceOf(us, 'Asha Traders')).toBe('-10.10')
    await us.ok('setting.update', {
      entityId: us.entityId,
      settings: [{ name: 'periodLockDate', value: '2026-11-19' }],
    })
    const undone: AnyBody = await us.ok('import.undo', { backgroundTaskId: id })
    expect([undone.undone, undone.kept.map((one: AnyBody) => one.row)]).toEqual([1, [2]])
    expect(undone.kept[0].why).toMatch(/lock/i)
    await us.ok('setting.update', {
      entityId: us.entityId,
      settings: [{ name: 'periodLockDate', value: null }],
    })
    expect(await us.ok('import.undo', { backgroundTaskId: id })).toMatchObject({ undone: 1, keptCount: 0 })
    expect(await balanceOf(us, 'Asha Traders')).toBe(before)
    expect(await broken(us)).toEqual([])
  })

  test('that need approval wait for it, and are withdrawn with their import', async () => {
    await us.ok('setting.update', {
      settings: [{ name: 'EnableApprovalFlow', value: true }],
    })
    const { id, detail, records } = await importText(
      us,
      'Payments',
      csvOf(
        heads,
        row({
          Type: 'paymentOut',
          Date: '2026-11-20',
          'Party name': 'Nashik Mills',
          'Payment mode': 'Cash',
          Amount: '40',
        }),
      ),
      { entityId: us.entityId },
    )
    expect(faultsIn(detail)).toEqual([])
    expect(records).toHaveLength(1)
    const waiting = async () =>
      (
        await us.inTenant((db) => sql<{ status: string }>`select status from payment_requests`.execute(db))
      ).rows.map(({ status }) => status)
    expect(await waiting()).toEqual(['Pending'])
    expect(((await us.ok('paymentOut.search', {})) as AnyBody).total).toBe(0)
    expect(await us.ok('import.undo', { backgroundTaskId: id })).toMatchObject({ undone: 1, keptCount: 0 })
    expect(await waiting()).not.toContain('Pending')
  })

  test('are imported by who may enter them, in one direction or both', async () => {
    const clerk = await us.makeUser({ rights: ['PIN_AD'], entityIds: [us.entityId] })
    const { detail } = await importText(
      clerk,
      'Payments',
      csvOf(
        heads,
        row({
          Type: 'paymentIn',
          Date: '2026-11-20',
          'Party code': 'C1',
          'Payment mode': 'Cash',
          Amount: '5',
        }),
        row({
          Type: 'paymentOut',
          Date: '2026-11-20',
          'Party name': 'Nashik Mills',
          'Payment mode': 'Cash',
          Amount: '5',
        }),
      ),
      { entityId: us.entityId },
    )
    expect([detail.created, faultsIn(detail)]).toEqual([1, ['3 Type IMPR0026']])
  })
})

describe('opening documents', () => {
  const heads = ['Party', 'Type', 'Number', 'Date', 'Due date', 'Amount', 'Amount left', 'Remarks']
  const rows = [
    ['C1', 'Sales invoice', 'OLD/1', '14-02-2026', '16-03-2026', '1,180.00', '430', 'By hand'],
    ['Bharat Stores', 'Advance received', 'ADV/1', '2026-03-01', '', '99.99', '', ''],
    ['Nashik Mills', 'Purchase', 'S-77', '2026-03-01', '', '300', '', ''],
    ['C1', 'Sales invoice', 'old/1', '14-02-2026', '', '5', '', ''],
    ['Nobody', 'Bill', 'S-78', '2026-03-01', '', '300', '301', ''],
  ]
  const items = [
    ['Asha Traders', 'Invoice', 'OLD/1', '2026-02-14', '2026-03-16', '1180.00', '430', 'By hand'],
    ['Bharat Stores', 'AdvanceReceived', 'ADV/1', '2026-03-01', '', '99.99', '', ''],
    ['Nashik Mills', 'Bill', 'S-77', '2026-03-01', '', '300', '', ''],
  ] as const

  test('of a file are those of the call, and each fault names its row and column', async () => {
    const other = await made()
    await us.ok('openingItem.save', {
      entityId: us.entityId,
      items: items.map(([party, type, number, date, dueDate, amount, left, remarks]) => ({
        party,
        type,
        number,
        date,
        amount,
        ...(dueDate ? { dueDate } : {}),
        ...(left ? { left } : {}),
        ...(remarks ? { remarks } : {}),
      })),
    } as never)
    const { detail } = await importText(other, 'OpeningItems', csvOf(heads, ...rows), {
      entityId: other.entityId,
    })
    expect(faultsIn(detail)).toEqual([
      '5 Number IMPR0022',
      expect.stringMatching(/^6 Party /),
      expect.stringMatching(/^6 Amount left /),
    ])
    // A number is free or taken of each party.
    const books = async ({ subscriberId }: TestSubscriber) =>
      Object.fromEntries(
        Object.entries(await booksOf(server, subscriberId)).map(([table, all]) => [
          table,
          all.map((one) => one.replace(/("number_scope":"[^"]*:)\d+"/, '$1party"')),
        ]),
      )
    expect(differences(await books(us), await books(other))).toEqual([])
    expect(await balanceOf(other, 'Asha Traders')).toBe('430.00')
    expect(await broken(other)).toEqual([])
  })

  test('are left alone or changed, and taken back unless they are settled', async () => {
    const options = { entityId: us.entityId }
    const good = csvOf(heads, ...rows.slice(0, 3))
    const first = await importText(us, 'OpeningItems', good, options)
    expect(first.detail.created).toBe(3)
    const more = csvOf(heads.slice(0, 7), [
      'C1',
      'Invoice',
      'OLD/1',
      '2026-02-14',
      '16-03-2026',
      '1180',
      '500',
    ])
    expect((await importText(us, 'OpeningItems', more, options)).detail.skipped).toBe(1)
    const changed = await importText(us, 'OpeningItems', more, { ...options, conflictAction: 'Overwrite' })
    expect(changed.records[0]).toMatchObject({
      outcome: 'Changed',
      changes: [{ field: 'Amount left', before: '430.00', after: '500' }],
    })
    expect(await balanceOf(us, 'Asha Traders')).toBe('500.00')
    await us.ok('import.undo', { backgroundTaskId: changed.id })
    expect(await balanceOf(us, 'Asha Traders')).toBe('430.00')
    const [bought]: AnyBody[] = ((await us.ok('openingItem.search', { types: ['Bill'] } as never)) as AnyBody)
      .records
    await us.ok('paymentOut.save', {
      entityId: us.entityId,
      partyId: bought!['partyId'],
      date: '2026-11-20',
      mode: 'Cash',
      amount: '1',
      allocations: [{ documentId: bought!['id'], amount: '1' }],
    } as never)
    const undone: AnyBody = await us.ok('import.undo', { backgroundTaskId: first.id })
    expect(undone.kept.map((one: AnyBody) => one.row).toSorted()).toEqual([2, 4])
    expect(undone.undone).toBe(1)
    expect(await broken(us)).toEqual([])
  })

  test('show the side of the account before they are imported', async () => {
    const read: AnyBody = await us.ok('import.read', {
      kind: 'OpeningItems',
      file: { name: 'open.csv', content: Buffer.from(csvOf(heads, ...rows)).toString('base64') },
    } as never)
    const { rows: shown }: AnyBody = await us.ok('import.preview', {
      importId: read.importId,
      mapping: read.mapping,
    })
    expect(shown.map(({ side }: AnyBody) => side)).toEqual(['Debit', 'Credit', 'Credit', 'Debit', 'Credit'])
  })
})

describe('opening stock', () => {
  const heads = ['Item', 'Quantity', 'Rate', 'Value', 'Godown']
  const keep = (of: TestSubscriber) =>
    of.ok('setting.update', {
      entityId: of.entityId,
      settings: [
        { name: 'EnableStockInventory', value: true },
        { name: 'StockSince', value: '2026-04-01' },
        { name: 'NegativeStock', value: 'Refuse' },
      ],
    })
  const stocks = async (of: TestSubscriber) =>
    ((await of.ok('inventory.getOpeningStocks', { entityId: of.entityId })) as AnyBody).stocks.map(
      ({ itemName, quantity, value }: AnyBody) => `${itemName} ${quantity} ${value}`,
    )

  test('of a file is that of the call, and each fault names its row and column', async () => {
    const other = await made()
    await keep(us)
    await keep(other)
    await us.ok('inventory.saveOpeningStocks', {
      entityId: us.entityId,
      stocks: [
        { itemId: await idOf(us, 'items', 'Steel bolt M8'), quantity: '100', value: '900.33' },
        { itemId: await idOf(us, 'items', 'Rice'), quantity: '12.5', value: '125.06' },
      ],
    })
    const { detail } = await importText(
      other,
      'OpeningStock',
      csvOf(
        heads,
        ['I1', '100', '', '900.33', ''],
        ['rice', '12.5', '10.005', '', ''],
        ['I3', '1', '1', '', ''],
        ['Nothing', '1', '1', '', ''],
        ['I2', '0', '5', '', ''],
        ['I2', 'many', '5', '', 'No such'],
        ['I1', '1', '', '', ''],
      ),
      { entityId: other.entityId },
    )
    expect(faultsIn(detail)).toEqual([
      expect.stringMatching(/^4 Item /),
      expect.stringMatching(/^5 Item /),
      '6 Item IMPR0022',
      expect.stringMatching(/^7 Quantity /),
      expect.stringMatching(/^7 Godown /),
      expect.stringMatching(/^8 Value /),
      '8 Item IMPR0022',
    ])
    expect(detail.created).toBe(2)
    expect(await stocks(other)).toEqual(await stocks(us))
    expect(
      differences(await booksOf(server, us.subscriberId), await booksOf(server, other.subscriberId)),
    ).toEqual([])
    expect(await broken(other)).toEqual([])
  })

  test('is added to what is there, left alone or changed, and taken back unless it is sold', async () => {
    await keep(us)
    const options = { entityId: us.entityId }
    await importText(us, 'OpeningStock', csvOf(heads, ['I1', '10', '2', '', '']), options)
    const second = await importText(
      us,
      'OpeningStock',
      csvOf(heads, ['I1', '5', '2', '', ''], ['I2', '7', '3', '', '']),
      options,
    )
    expect([second.detail.skipped, second.detail.created]).toEqual([1, 1])
    const third = await importText(
      us,
      'OpeningStock',
      csvOf(heads, ['I1', '5', '2', '', ''], ['I2', '7', '3', '', '']),
      { ...options, conflictAction: 'Overwrite' },
    )
    expect(third.records.map(({ outcome }) => outcome)).toEqual(['Changed', 'Skipped'])
    expect(await stocks(us)).toEqual(['Rice 7 21.00', 'Steel bolt M8 5 10.00'])
    const lock = (value: string | null) =>
      us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'periodLockDate', value }] })
    await lock('2026-04-30')
    for (const { id } of [second, third])
      expect(await us.ok('import.undo', { backgroundTaskId: id })).toMatchObject({
        undone: 0,
        kept: [{ why: expect.stringContaining('locked up to 30/04/2026') }],
      })
    expect(await stocks(us)).toEqual(['Rice 7 21.00', 'Steel bolt M8 5 10.00'])
    await lock(null)
    expect(await us.ok('import.undo', { backgroundTaskId: third.id })).toMatchObject({
      undone: 1,
      keptCount: 0,
    })
    expect(await stocks(us)).toEqual(['Rice 7 21.00', 'Steel bolt M8 10 20.00'])
    // Eight bolts leave: five would not have been enough.
    await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: await idOf(us, 'parties', 'Asha Traders'),
      date: '2026-11-20',
      status: 'Active',
      lines: [{ itemId: await idOf(us, 'items', 'Steel bolt M8'), quantity: '8', unitPrice: '1' }],
    } as never)
    const fourth = await importText(
      us,
      'OpeningStock',
      csvOf(heads, ['I1', '5', '2', '', ''], ['I2', '9', '3', '', '']),
      { ...options, conflictAction: 'Overwrite' },
    )
    expect([fourth.detail.changed, fourth.detail.refused]).toEqual([1, 1])
    expect(faultsIn(fourth.detail)).toEqual([expect.stringMatching(/^2 Quantity /)])
    expect(await us.ok('import.undo', { backgroundTaskId: second.id })).toMatchObject({
      undone: 0,
      kept: [expect.objectContaining({ row: 3, why: expect.stringContaining('changed') })],
    })
    expect(await broken(us)).toEqual([])
  })

  test('of some hundred rows is posted together', async () => {
    await keep(us)
    await us.inTenant((db) =>
      sql`insert into items (subscriber_id, code, name, kind, supply, hsn, uqc, selling_price, tax_category, tax_rate)
        select current_subscriber(), 'M' || n, 'Many ' || n, 'Item', 'Goods', '73181500', 'NOS', 1, 'Taxable', 18 from generate_series(1, 450) n`.execute(
        db,
      ),
    )
    const rows = Array.from({ length: 450 }, (_, index) => [
      `M${index + 1}`,
      String(index + 1),
      '1.005',
      '',
      '',
    ])
    const { detail } = await importText(us, 'OpeningStock', csvOf(heads, ...rows), { entityId: us.entityId })
    expect([detail.created, detail.refused]).toEqual([450, 0])
    expect(await broken(us)).toEqual([])
  })
})

describe('price lists', () => {
  const heads = [
    'Price list',
    'Item code',
    'Category',
    'From quantity',
    'Price',
    'Discount %',
    'Buy',
    'Free',
    'Parties',
  ]
  const rows = [
    ['Dealers', 'I1', '', '', '11.75', '', '', '', 'C1; C2'],
    ['Dealers', 'I1', '', '10', '11', '', '', '', ''],
    ['Dealers', 'I2', '', '', '', '', '10', '1', ''],
    ['Everyone', '', '', '', '', '5', '', '', ''],
  ]
  const detailOf = async (of: TestSubscriber, name: string): Promise<AnyBody> => {
    const { records }: AnyBody = await of.ok('priceList.search', { keyword: name } as never)
    const { lines, parties, partyIds }: AnyBody = await of.ok('priceList.detail', {
      id: String(records[0].id),
    } as never)
    return {
      id: records[0].id,
      parties: parties.map((one: AnyBody) => one.name),
      partyIds,
      lines: lines.map(({ itemId: _item, itemPrice: _price, ...line }: AnyBody) => line),
    }
  }

  test('of a file are those of the call: rows of one name are one list', async () => {
    const other = await made()
    await us.ok('priceList.save', {
      name: 'Dealers',
      partyIds: [await idOf(us, 'parties', 'Asha Traders'), await idOf(us, 'parties', 'Bharat Stores')],
      lines: [
        { itemId: await idOf(us, 'items', 'Steel bolt M8'), unitPrice: '11.75' },
        { itemId: await idOf(us, 'items', 'Steel bolt M8'), fromQuantity: '10', unitPrice: '11' },
        { itemId: await idOf(us, 'items', 'Rice'), buyQuantity: '10', freeQuantity: '1' },
      ],
    } as never)
    const { detail, records } = await importText(other, 'PriceLists', csvOf(heads, ...rows))
    expect(faultsIn(detail)).toEqual([])
    expect(records.map((one) => [one['row'], one['rows'], one['label']])).toEqual([
      [2, 3, 'Dealers'],
      [5, 1, 'Everyone'],
    ])
    const [left, right] = [await detailOf(us, 'Dealers'), await detailOf(other, 'Dealers')]
    expect([right['lines'], right['parties']]).toEqual([left['lines'], left['parties']])
  })

  test('are left alone or changed price by price, refused by row and column, and taken back', async () => {
    const first = await importText(us, 'PriceLists', csvOf(heads, ...rows))
    const more = csvOf(heads.slice(0, 5), ['dealers', 'I1', '', '', '12'], ['dealers', 'I3', '', '', '450'])
    expect((await importText(us, 'PriceLists', more)).detail.skipped).toBe(1)
    const second = await importText(us, 'PriceLists', more, { conflictAction: 'Overwrite' })
    expect(second.detail.changed).toBe(1)
    const changed = await detailOf(us, 'Dealers')
    expect(changed['lines'].map((line: AnyBody) => line.unitPrice ?? null)).toEqual(['12', '11', null, '450'])
    expect(changed['partyIds']).toHaveLength(2)
    await us.ok('import.undo', { backgroundTaskId: second.id })
    expect(((await detailOf(us, 'Dealers'))['lines'] as AnyBody[])[0]!['unitPrice']).toBe('11.75')
    const wrong = await importText(
      us,
      'PriceLists',
      csvOf(
        heads,
        ['New', 'I1', '', '', '1', '', '', '', 'Nobody'],
        ['New', 'I1', '', '', '2', '', '', '', ''],
        ['Other', 'No such', '', '', '2', '', '', '', ''],
        ['Third', 'I1', '', '', '2', '', '', '', ''],
        ['Third', 'I1', '', '', '3', '', '', '', ''],
      ),
    )
    expect(faultsIn(wrong.detail)).toEqual([
      expect.stringMatching(/^2 Parties /),
      expect.stringMatching(/^4 Item code /),
      expect.stringMatching(/^6 From quantity /),
    ])
    const undone: AnyBody = await us.ok('import.undo', { backgroundTaskId: first.id })
    // The first list has had another version since.
    expect([undone.undone, undone.kept.map((one: AnyBody) => one.row)]).toEqual([1, [2]])
  })
})

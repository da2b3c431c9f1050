import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { zipOf } from '../../../../test/archives.ts'
import { startTestServer } from '../../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import {
  brokenBooks,
  moveDetail,
  problemsOf,
  proofOf,
  readBooks,
  runMove,
  settled,
  shopToMoveTo,
} from '../../../../test/moving.ts'
import { shopBooks } from '../../../../test/tally-books.ts'
import { vyaparReports, vyaparWorkbook, vyaparZip } from '../../../../test/vyapar-books.ts'
import { bolts, csvOf, zohoTables, zohoZip } from '../../../../test/zoho-books.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-11-20T10:00:00+05:30'),
  })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  us = await shopToMoveTo(server)
})

const zoho = (content: Buffer | string, name = 'backup.zip') =>
  readBooks(us, { program: 'ZohoBooks', name, content })
const vyapar = (content: Buffer | string, name = 'reports.zip') =>
  readBooks(us, { program: 'Vyapar', name, content })

const figures = async (moveId: number, part: string) =>
  (await proofOf(us, moveId, part)).records.map(({ name, old, ours }: AnyBody) => [name, old, ours])

describe('a move from Zoho Books', () => {
  test('says what is in the backup', async () => {
    const detail = await moveDetail(us, await zoho(zohoZip(zohoTables())))
    expect(detail.message).toBeNull()
    expect(detail.found).toMatchObject({
      fromDate: '2026-05-10',
      toDate: '2026-07-10',
      receivable: '9413.00',
      payable: '524.80',
    })
    expect(detail.found.documents).toContainEqual({ kind: 'Invoice', count: 5, amount: '9432.50' })
    expect(detail.found.masters).toContainEqual({ kind: 'Parties', count: 4 })
  })

  test('is tried without a trace, brought, equal to the paisa, and undone', async () => {
    const moveId = await zoho(zohoZip(zohoTables()))
    const tried = await runMove(us, moveId, { dryRun: true })
    expect(await problemsOf(us, tried, 'trial')).toEqual([])
    expect(tried.state).toBe('Tried')
    const done = await runMove(us, moveId)
    expect(await problemsOf(us, done, 'run')).toEqual([])
    expect(done.state).toBe('Done')
    expect(await figures(moveId, 'parties')).toEqual([
      ['Asha Retail', '865.50', '865.50'],
      ['Delhi Stores', '247.50', '247.50'],
      ['Nashik Suppliers', '-524.80', '-524.80'],
      ['Rhein Handel', '8300.00', '8300.00'],
    ])
    const items = await proofOf(us, moveId, 'items')
    expect(
      items.records.map(({ name, oldQuantity, ourQuantity }: AnyBody) => [name, oldQuantity, ourQuantity]),
    ).toEqual([
      ['Bolt M8', '117', '117'],
      ['Milk', '8', '8'],
    ])
    expect(
      (await proofOf(us, moveId, 'accounts')).records.filter(
        ({ difference }: AnyBody) => difference !== '0.00',
      ),
    ).toEqual([])
    const documents = await proofOf(us, moveId, 'documents')
    expect(
      documents.records.map(({ name, oldCount, ourCount }: AnyBody) => [name, oldCount, ourCount]),
    ).toEqual([
      ['Bill', 1, 1],
      ['Credit Note', 1, 1],
      ['Customer Payment', 1, 1],
      ['Expense', 1, 1],
      ['Invoice', 5, 3],
      ['Journal', 1, 1],
      ['Order', 1, 0],
      ['Transfer', 1, 1],
      ['Vendor Credit', 1, 1],
      ['Vendor Payment', 1, 1],
    ])
    expect(done.left.map(({ was, reason, count }: AnyBody) => [was, reason, count])).toEqual(
      expect.arrayContaining([
        ['Invoice', 'draft', 1],
        ['Invoice', 'cancelled', 1],
        ['Order', 'kind', 1],
      ]),
    )
    expect(await brokenBooks(us)).toEqual([])

    await us.ok('move.undo', { moveId } as never)
    expect((await settled(us, moveId, ['Preparing'])).state).toBe('Undone')
    expect(await brokenBooks(us)).toEqual([])
  })

  test('from a later day has open invoices as openings', async () => {
    const moveId = await zoho(zohoZip(zohoTables()))
    const done = await runMove(us, moveId, { fromDate: '2026-06-15' })
    expect(await problemsOf(us, done, 'run')).toEqual([])
    expect((await proofOf(us, moveId, 'parties')).differing).toBe(0)
    const { records }: AnyBody = await us.ok('openingItem.search', {} as never)
    // The payment of 20 June takes 200.00 of INV-1, and the credit note 29.50.
    expect(records.map(({ type, number }: AnyBody) => [type, number]).toSorted()).toEqual([
      ['Bill', 'NS/41'],
      ['Bill', 'Opening balance'],
      ['Invoice', 'INV-1'],
      ['Invoice', 'INV-2'],
      ['Invoice', 'INV-5'],
      ['Invoice', 'Opening balance'],
    ])
  })

  test('names the document whose total is not what its lines come to, and the party that it leaves different', async () => {
    const tables = zohoTables()
    tables['Invoice.csv'] = [
      ...tables['Invoice.csv']!,
      {
        'Invoice Date': '2026-07-20',
        'Invoice ID': '96',
        'Invoice Number': 'INV-6',
        'Invoice Status': 'Sent',
        'Customer Name': 'Delhi Stores',
        'GST Treatment': 'business_gst',
        Total: '500.00',
        ...bolts('Bolt M8', 20, 12.5, true),
      },
    ]
    const moveId = await zoho(zohoZip(tables))
    const done = await runMove(us, moveId)
    expect(done.left).toContainEqual(
      expect.objectContaining({ was: 'Invoice', reason: 'unbalanced', samples: ['INV-6'] }),
    )
    const { records }: AnyBody = await us.ok('move.proof', {
      moveId,
      part: 'parties',
      onlyDifferences: true,
    } as never)
    expect(records).toEqual([
      expect.objectContaining({
        name: 'Delhi Stores',
        old: '747.50',
        ours: '247.50',
        difference: '-500.00',
        reasons: ['1 vouchers were not brought'],
      }),
    ])
  })

  test.each([
    ['as the backup writes days', (day: string) => day],
    ['with the day first', (day: string) => day.split('-').toReversed().join('/')],
    ['with the month first', (day: string) => day.replace(/(\d{4})-(\d\d)-(\d\d)/, '$2/$3/$1')],
    [
      'with the name of the month',
      (day: string) =>
        day.replace(
          /(\d{4})-(\d\d)-(\d\d)/,
          (_, year, month, of) => `${of} ${['May', 'Jun', 'Jul'][Number(month) - 5]} ${year}`,
        ),
    ],
  ])('reads days %s', async (_, written) => {
    const tables = Object.fromEntries(
      Object.entries(zohoTables()).map(([name, rows]) => [
        name,
        rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([heading, value]) => [
              heading,
              heading.endsWith('Date') ? written(String(value)) : value,
            ]),
          ),
        ),
      ]),
    )
    const { found } = await moveDetail(us, await zoho(zohoZip(tables)))
    expect(found).toMatchObject({ fromDate: '2026-05-10', toDate: '2026-07-10', receivable: '9413.00' })
  })

  test.each([
    ['a foreign currency without a rate', { 'Currency Code': 'USD', 'Exchange Rate': '' }, 'currency'],
    ['an amount that is none', { Total: 'two hundred' }, 'unreadable'],
    ['a status that waits', { 'Invoice Status': 'pending_approval' }, 'draft'],
  ])('leaves out an invoice with %s, and says why', async (_, change, reason) => {
    const tables = zohoTables()
    const [first, ...rest] = tables['Invoice.csv']!
    const moveId = await zoho(zohoZip({ ...tables, 'Invoice.csv': [{ ...first!, ...change }, ...rest] }))
    const done = await runMove(us, moveId, { dryRun: true })
    expect(done.left).toContainEqual(
      expect.objectContaining({ was: 'Invoice', reason, samples: expect.arrayContaining(['INV-1']) }),
    )
  })

  test.each([
    ['no contacts', () => zohoZip({ 'Invoice.csv': zohoTables()['Invoice.csv']! }), 'Contacts is not among'],
    ['a damaged archive', () => zohoZip(zohoTables()).subarray(0, 3000), 'cut off'],
    [
      'tables of something else',
      () => zipOf([['Notes.csv', 'Name,Colour\nAsha,Blue']]),
      'No table of Zoho Books',
    ],
    [
      'what unpacks without end',
      () => zipOf([['Invoice.csv', Buffer.alloc(64 * 1024 * 1024, 'a,')]]),
      'unpacks to more',
    ],
  ])('refuses %s and says so', async (_, content, words) => {
    const detail = await moveDetail(us, await zoho(content()))
    expect(detail.state).toBe('Refused')
    expect(detail.message).toContain(words)
  })

  test('reads single exports too, and knows files of another program for what they are', async () => {
    const one = await moveDetail(us, await zoho(csvOf(zohoTables()['Contacts.csv']!), 'Contacts.csv'))
    expect(one.found.masters).toEqual([{ kind: 'Parties', count: 3 }])
    const tally = await moveDetail(us, await zoho(zipOf([['books.xml', shopBooks()]])))
    expect(tally).toMatchObject({ program: 'Tally', state: 'Read' })
    const reports = await moveDetail(us, await zoho(await vyaparZip(vyaparReports())))
    expect(reports).toMatchObject({ program: 'Vyapar', state: 'Read' })
    expect(
      (
        await us.call('move.read', {
          program: 'ZohoBooks',
          entityId: us.entityId,
          file: { name: 'books.pdf', content: 'JVBERg==' },
        } as never)
      ).body,
    ).toMatchObject({
      validationErrors: {
        'Data.file': [expect.objectContaining({ message: expect.stringContaining('ZIP, CSV') })],
      },
    })
  })
})

describe('a move from Vyapar', () => {
  test('of several reports is tried, brought, and equal to the balances that the report of parties states', async () => {
    const moveId = await vyapar(await vyaparZip(vyaparReports()))
    const tried = await runMove(us, moveId, { dryRun: true })
    expect(await problemsOf(us, tried, 'trial')).toEqual([])
    const done = await runMove(us, moveId)
    expect(await problemsOf(us, done, 'run')).toEqual([])
    expect(await figures(moveId, 'parties')).toEqual([
      ['Asha Retail', '1145.00', '1145.00'],
      ['Delhi Stores', '147.50', '147.50'],
      ['Nashik Suppliers', '-672.00', '-672.00'],
    ])
    expect((await proofOf(us, moveId, 'items')).records[0]).toMatchObject({
      oldQuantity: '120',
      ourQuantity: '120',
    })
    expect((await proofOf(us, moveId, 'accounts')).differing).toBe(0)
    const documents = await proofOf(us, moveId, 'documents')
    expect(
      documents.records.map(({ name, oldCount, ourCount }: AnyBody) => [name, oldCount, ourCount]),
    ).toEqual([
      ['Expense', 1, 1],
      ['Payment of Sale', 1, 1],
      ['Payment-In', 1, 1],
      ['Payment-Out', 1, 1],
      ['Purchase', 1, 1],
      ['Sale', 3, 2],
      ['Sale Order', 1, 0],
    ])
    // What Delhi Stores bought went over the border of the state.
    const { records }: AnyBody = await us.ok('salesInvoice.search', {} as never)
    expect(records.length).toBe(2)
    expect(await brokenBooks(us)).toEqual([])
    await us.ok('move.undo', { moveId } as never)
    expect((await settled(us, moveId, ['Preparing'])).state).toBe('Undone')
  })

  test('of one workbook with all sheets is the same', async () => {
    const { found } = await moveDetail(us, await vyapar(await vyaparWorkbook(vyaparReports()), 'all.xlsx'))
    expect(found).toMatchObject({ receivable: '1292.50', payable: '672.00', fromDate: '2026-05-10' })
    expect(found.documents).toContainEqual({ kind: 'Sale', count: 3, amount: '502.50' })
  })

  test('without openings takes them from the balances that are stated', async () => {
    const reports = vyaparReports()
    reports.all = reports.all.filter((row) => !String(row[6]).includes('Opening'))
    const moveId = await vyapar(await vyaparZip(reports))
    await runMove(us, moveId)
    expect(await figures(moveId, 'parties')).toEqual([
      ['Asha Retail', '1145.00', '1145.00'],
      ['Delhi Stores', '147.50', '147.50'],
      ['Nashik Suppliers', '-672.00', '-672.00'],
    ])
  })

  test('names the party whose stated balance is another than its transactions leave', async () => {
    const reports = vyaparReports()
    reports.parties[1] = reports.parties[1]!.map((cell) => (cell === 1145 ? 1145.01 : cell))
    const moveId = await vyapar(await vyaparZip(reports))
    await runMove(us, moveId)
    const { differing, records } = await proofOf(us, moveId, 'parties')
    expect(differing).toBe(1)
    expect(records[0]).toMatchObject({ name: 'Asha Retail', old: '1145.01', difference: '-0.01' })
  })

  test('brings a sale whose items are in no file as a journal, and says so', async () => {
    const reports = vyaparReports()
    reports.saleItems = reports.saleItems.slice(0, 2)
    const done = await runMove(us, await vyapar(await vyaparZip(reports)), { dryRun: true })
    expect(done.instead).toContainEqual(
      expect.objectContaining({ was: 'Sale', reason: 'noItems', samples: ['12'] }),
    )
  })

  test.each([
    ['no report of parties', { parties: [] }, 'Party Report is not among'],
    [
      'nothing of it',
      { parties: [], items: [], sales: [], saleItems: [], purchases: [], purchaseItems: [], all: [] },
      'No report of Vyapar',
    ],
  ])('refuses %s and says so', async (_, change, words) => {
    const detail = await moveDetail(us, await vyapar(await vyaparZip({ ...vyaparReports(), ...change })))
    expect(detail.state).toBe('Refused')
    expect(detail.message).toContain(words)
  })
})

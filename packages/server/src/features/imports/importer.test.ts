import { setTimeout as wait } from 'node:timers/promises'
import { writeXlsx } from 'hucre'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  const offset = new Date('2026-11-20T10:00:00+05:30').getTime() - Date.now()
  server = await startTestServer({ env: { BAHI_WORKER: 'on' }, clock: () => new Date(Date.now() + offset) })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  shop = await server.makeSubscriber()
})

const csv = (...rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\r\n')
const file = (name: string, content: string | Uint8Array) => ({
  name,
  content: Buffer.from(content).toString('base64'),
})

async function ended(user: TestUser, taskId: number): Promise<AnyBody> {
  for (;;) {
    const [task] = await user.ok('task.status', { ids: [taskId] })
    if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(task!.status)) return task
    await wait(50)
  }
}

type Options = Readonly<Record<string, unknown>>
async function imported(
  user: TestUser,
  kind: string,
  name: string,
  content: string | Uint8Array,
  more: Options = {},
) {
  const { backgroundTaskId } = await user.ok('import.upload', {
    kind,
    file: file(name, content),
    ...more,
  } as never)
  const task = await ended(user, backgroundTaskId)
  const detail: AnyBody = await user.ok('import.detail', { backgroundTaskId })
  return { backgroundTaskId, task, detail }
}

const counts = ({
  status,
  message,
  rows,
  created,
  changed,
  skipped,
  refused,
  succeeded,
  failed,
}: AnyBody) => ({
  // Why it failed is said by the test that finds it so.
  ...(status === 'Failed' ? { message } : {}),
  status,
  rows,
  created,
  changed,
  skipped,
  refused,
  succeeded,
  failed,
})

const parties = csv(
  [
    'Name',
    'Code',
    'Role',
    'GSTIN',
    'Billing address line 1',
    'City (Billing address)',
    'PIN code (Billing address)',
    'Opening balance',
  ],
  [
    'Asha Traders',
    'P-101',
    'Sundry Debtors',
    '27AAPFU0939F1ZV',
    '12 MG Road',
    'Pune',
    '411001',
    '1,23,456.50 Dr',
  ],
  ['Bharat Mills', 'P-102', 'Vendor', '27 AAPFU 0939F 1ZW', '', '', '', ''],
  ['Chand Stores', 'P-103', 'Customer', '', '', '', '', ''],
)

describe('parties', () => {
  test('are created, and what is wrong with a row is listed with its cell and what to do', async () => {
    const { detail, backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    expect(counts(detail)).toEqual({
      status: 'SuccessWithError',
      rows: 3,
      created: 2,
      changed: 0,
      skipped: 0,
      refused: 1,
      succeeded: 2,
      failed: 1,
    })
    expect(detail.records).toEqual([
      expect.objectContaining({
        row: 3,
        column: 'GSTIN',
        value: '27 AAPFU 0939F 1ZW',
        code: 'VALD0114',
        type: 'Error',
      }),
    ])
    expect(detail.records[0].fix).toContain('GSTIN')
    const { records } = (await shop.ok('party.search', { keyword: 'Asha' })) as AnyBody
    const asha: AnyBody = await shop.ok('party.detail', { id: records[0].id })
    expect(asha).toMatchObject({
      role: 'Customer',
      taxpayerType: 'REG',
      openingBalance: '123456.5',
      openingBalanceSide: 'Debit',
      billingAddress: { line1: '12 MG Road', city: 'Pune', stateCode: '27', countryCode: 'IN' },
    })
    const summary = await shop.ok('import.errorSummary', { backgroundTaskId })
    expect(summary).toEqual([expect.objectContaining({ code: 'VALD0114', rows: 1, column: 'GSTIN' })])
    for (const [column, total] of [
      ['GSTIN', 1],
      ['Name', 0],
      ['', 0],
    ] as const)
      expect(await shop.ok('import.detail', { backgroundTaskId, code: 'VALD0114', column })).toMatchObject({
        total,
      })
  })

  test('list as many errors at once as the setting importErrorPageSize says', async () => {
    const wrong = csv(
      ['Name', 'Code', 'Role', 'GSTIN'],
      ...Array.from({ length: 12 }, (_, index) => [
        `Wrong ${index}`,
        `W-${index}`,
        'Vendor',
        '27 AAPFU 0939F 1ZW',
      ]),
    )
    const { backgroundTaskId, detail } = await imported(shop, 'Parties', 'wrong.csv', wrong)
    expect([detail.size, detail.records.length, detail.total]).toEqual([30, 12, 12])
    await shop.ok('setting.update', { settings: [{ name: 'importErrorPageSize', value: 10 }] })
    const shorter: AnyBody = await shop.ok('import.detail', { backgroundTaskId })
    expect([shorter.size, shorter.records.length, shorter.total]).toEqual([10, 10, 12])
    await shop.ok('setting.update', { settings: [{ name: 'importErrorPageSize', value: null }] })
  })

  test('of the same file again are not made twice, and it says so', async () => {
    await imported(shop, 'Parties', 'parties.csv', parties)
    const { detail } = await imported(shop, 'Parties', 'again.csv', parties)
    expect(detail).toMatchObject({ created: 0, skipped: 2, refused: 1 })
    expect(detail.sameFileAs).toBeGreaterThan(0)
    expect(detail.message).toContain('imported')
  })

  test('that are there are left alone, or changed in the columns of the file', async () => {
    await imported(shop, 'Parties', 'parties.csv', parties)
    const more = csv(
      ['Party code', 'Party name', 'Mobile No.'],
      ['P-101', 'Asha Traders', '+91 98765 43210'],
      ['P-103', 'Chand Stores', ''],
    )
    const skipped = await imported(shop, 'Parties', 'more.csv', more)
    expect(skipped.detail).toMatchObject({ skipped: 2, changed: 0 })
    const changed = await imported(shop, 'Parties', 'more2.csv', `${more}\r\n`, {
      conflictAction: 'Overwrite',
    })
    expect(counts(changed.detail)).toMatchObject({ status: 'Success', skipped: 1, changed: 1, refused: 0 })
    const { records }: AnyBody = await shop.ok('import.changes', {
      backgroundTaskId: changed.backgroundTaskId,
    })
    expect(records[0]).toMatchObject({
      row: 2,
      outcome: 'Changed',
      label: 'Asha Traders',
      changes: [{ field: 'Mobile', before: '', after: '9876543210' }],
    })
    const undone = await shop.ok('import.undo', { backgroundTaskId: changed.backgroundTaskId })
    expect(undone).toEqual({ undone: 1, kept: [], keptCount: 0 })
    const asha: AnyBody = await shop.ok('party.detail', { id: records[0].recordId })
    expect(asha.mobile ?? null).toBeNull()
    expect(asha.openingBalance).toBe('123456.5')
  })

  test('of a dry run are none, and it says what would be', async () => {
    const { detail, backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties, {
      dryRun: 'true',
    })
    expect(counts(detail)).toMatchObject({ created: 2, refused: 1 })
    const { records }: AnyBody = await shop.ok('import.changes', { backgroundTaskId, outcomes: ['Created'] })
    expect(records.map((one: AnyBody) => [one.row, one.label, one.recordId])).toEqual([
      [2, 'Asha Traders', null],
      [4, 'Chand Stores', null],
    ])
    expect(((await shop.ok('party.search', { keyword: 'Asha' })) as AnyBody).records).toEqual([])
    expect((await shop.call('import.undo', { backgroundTaskId })).status).toBe(400)
  })

  test('all or nothing: one refusal keeps all out', async () => {
    const { task, detail } = await imported(shop, 'Parties', 'parties.csv', parties, { allOrNothing: 'true' })
    expect(task.status).toBe('Failed')
    expect(detail).toMatchObject({ status: 'Failed', refused: 1 })
    expect(detail.message).toContain('1 record')
    expect(((await shop.ok('party.search', { keyword: 'Asha' })) as AnyBody).records).toEqual([])
    const good = parties
      .split('\r\n')
      .filter((line) => !line.startsWith('Bharat'))
      .join('\r\n')
    expect(
      (await imported(shop, 'Parties', 'good.csv', good, { allOrNothing: 'true' })).detail,
    ).toMatchObject({
      status: 'Success',
      created: 2,
    })
  })

  test('that are refused come back as they were with a column of reasons, and go in again once mended', async () => {
    const { backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    const reply = await shop.call('import.errorFile', { backgroundTaskId })
    const [heads, row] = reply.bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    expect(heads).toBe(`${parties.split('\r\n')[0]},Reasons`)
    expect(row!.startsWith('Bharat Mills,P-102,Vendor,27 AAPFU 0939F 1ZW')).toBe(true)
    const mended = reply.bytes.toString('utf8').replace('27 AAPFU 0939F 1ZW', '')
    expect((await imported(shop, 'Parties', 'mended.csv', mended)).detail).toMatchObject({
      status: 'Success',
      created: 1,
    })
  })

  test('are mended in place', async () => {
    const { backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    const failed: AnyBody = await shop.ok('import.failedRows', { backgroundTaskId })
    expect(failed).toMatchObject({ total: 1, records: [{ row: 3 }] })
    const cells = failed.records[0].cells.map((cell: string) => (cell.startsWith('27 AAPFU') ? '' : cell))
    expect((await shop.call('import.mend', { backgroundTaskId, rows: [{ row: 2, cells }] })).status).toBe(422)
    const { taskId } = await shop.ok('import.mend', { backgroundTaskId, rows: [{ row: 3, cells }] })
    await ended(shop, taskId)
    const detail: AnyBody = await shop.ok('import.detail', { backgroundTaskId })
    expect(counts(detail)).toMatchObject({ status: 'Success', created: 3, refused: 0, failed: 0 })
    expect(detail.records).toEqual([])
  })

  test('are taken back as long as nothing depends on them', async () => {
    const { backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    const { records }: AnyBody = await shop.ok('import.changes', { backgroundTaskId, outcomes: ['Created'] })
    const [asha, chand] = records
    const detail: AnyBody = await shop.ok('party.detail', { id: chand.recordId })
    await shop.ok('party.save', {
      id: chand.recordId,
      version: detail.version,
      name: 'Chand & Sons',
      taxpayerType: 'UNREG',
    })
    const { undone, kept }: AnyBody = await shop.ok('import.undo', { backgroundTaskId })
    expect(kept).toEqual([{ row: 4, label: 'Chand Stores', why: expect.stringContaining('changed') }])
    expect(undone).toBe(1)
    expect(await shop.ok('party.detail', { id: asha.recordId })).toMatchObject({ status: 'Delete' })
  })

  test('a code that comes twice in a file is refused, with the row that has it', async () => {
    const twice = csv(['Name', 'Code'], ['One', 'X1'], ['Two', 'x1'])
    for (const dryRun of ['true', 'false']) {
      const { detail } = await imported(shop, 'Parties', `twice-${dryRun}.csv`, twice, { dryRun })
      expect(detail).toMatchObject({ created: 1, refused: 1 })
      expect(detail.records[0]).toMatchObject({
        row: 3,
        column: 'Code',
        message: expect.stringContaining('Row 2'),
      })
    }
  })
})

describe('items', () => {
  const items = csv(
    ['Item name', 'SKU', 'HSN/SAC', 'Unit', 'Rate', 'GST %', 'Category'],
    ['Steel bolt M8', 'BOLT', '7318.15.00', 'Nos', '₹ 12.50', '18%', ''],
    ['Fitting work', 'FIT', '998732', '', '1,500', 'GST@18%', ''],
    ['Apples', 'APL', '808', 'Kgs', '120', '0', 'No such'],
  )
  test('are read as people write them', async () => {
    const { detail } = await imported(shop, 'Items', 'items.csv', items)
    expect([detail.created, detail.records]).toMatchObject([2, [{}]])
    expect(detail.records[0]).toMatchObject({ row: 4, column: 'Category', value: 'No such' })
    const { records }: AnyBody = await shop.ok('item.search', { sort: 'id ASC', keyword: 'bolt' })
    expect(records[0]).toMatchObject({
      code: 'BOLT',
      hsn: '73181500',
      uqc: 'NOS',
      taxRate: '18',
      sellingPrice: '12.50',
    })
  })
})

describe('steps', () => {
  test('a file is read, its headings are mapped, shown and remembered', async () => {
    const foreign = csv(
      ['Ledger', 'Tax no', 'Bal'],
      ['Asha', '27AAPFU0939F1ZV', '5'],
      ['', '', ''],
      ['Bharat', 'x', '1,5'],
    )
    const first: AnyBody = await shop.ok('import.read', {
      kind: 'Parties',
      file: file('ledgers.csv', foreign),
    })
    expect(first).toMatchObject({
      kind: 'Parties',
      format: 'csv',
      headingRow: 1,
      mapping: { Ledger: 'name', 'Tax no': '', Bal: '' },
      mappingFrom: 'guessed',
      missing: [],
      earlier: null,
    })
    expect(first.headings[1]).toEqual({ heading: 'Tax no', samples: ['27AAPFU0939F1ZV', 'x'] })
    // After the page was left and opened again it is what it was.
    expect(await shop.ok('import.file', { importId: String(first.importId) })).toEqual(first)
    const mapping = { Ledger: 'name', 'Tax no': 'gstin', Bal: 'openingBalance', '=Supplier': 'role' }
    const preview: AnyBody = await shop.ok('import.preview', { importId: first.importId, mapping })
    expect(preview.columns.map((one: AnyBody) => one.path)).toEqual([
      'name',
      'role',
      'gstin',
      'openingBalance',
    ])
    expect(preview.rows[0]).toEqual({
      row: 2,
      values: ['Asha', 'Supplier', '27AAPFU0939F1ZV', '5'],
      side: 'Credit',
      problems: [],
    })
    expect(preview.rows[1]).toMatchObject({ row: 4, values: ['Bharat', 'Supplier', 'X', ''] })
    expect(preview.rows[1].problems.map((one: AnyBody) => [one.column, one.code])).toEqual([
      ['Bal', 'IMPR0016'],
      ['Tax no', 'VALD0114'],
    ])
    const { backgroundTaskId } = await shop.ok('import.run', { importId: first.importId, mapping })
    await ended(shop, backgroundTaskId)
    const again: AnyBody = await shop.ok('import.read', {
      kind: 'Parties',
      file: file('ledgers.csv', foreign),
    })
    expect(again).toMatchObject({
      mapping: { Ledger: 'name', 'Tax no': 'gstin', Bal: 'openingBalance' },
      mappingFrom: 'remembered',
    })
    expect(again.earlier).toMatchObject({ backgroundTaskId, succeeded: 1 })
    const list: AnyBody = await shop.ok('import.search', {})
    expect(list.records).toEqual([
      expect.objectContaining({ backgroundTaskId, kind: 'Parties', fileName: 'ledgers.csv', rows: 2 }),
    ])
  })

  test('a dry run is followed by the import of what it showed: the same columns, without being named again', async () => {
    const { importId }: AnyBody = await shop.ok('import.read', {
      kind: 'Parties',
      file: file('own.csv', csv(['What', 'Who'], ['Asha', 'A-1'], ['Bina', 'B-1'])),
    })
    const mapping = { What: 'name', Who: 'code', '=Supplier ': 'role' }
    const dry = await shop.ok('import.run', { importId, mapping, dryRun: true })
    await ended(shop, dry.backgroundTaskId)
    const shown: AnyBody = await shop.ok('import.detail', { backgroundTaskId: dry.backgroundTaskId })
    expect(shown).toMatchObject({ dryRun: true, created: 2, importId })
    const { backgroundTaskId } = await shop.ok('import.run', { importId: shown.importId })
    await ended(shop, backgroundTaskId)
    const { records }: AnyBody = await shop.ok('party.search', { sort: 'id ASC' })
    expect(records.map((one: AnyBody) => [one.name, one.code, one.role])).toEqual([
      ['Asha', 'A-1', 'Supplier'],
      ['Bina', 'B-1', 'Supplier'],
    ])
  })

  test('a mapping that does not do is refused', async () => {
    const { importId }: AnyBody = await shop.ok('import.read', {
      kind: 'Parties',
      file: file('a.csv', csv(['a', 'b'], ['1', '2'])),
    })
    const refused = await shop.call('import.run', { importId, mapping: { a: 'code' } })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('Name')
    expect((await shop.call('import.run', { importId, mapping: { a: 'name', b: 'name' } })).status).toBe(422)
    expect((await shop.call('import.run', { importId, mapping: { a: 'nothing' } })).status).toBe(422)
  })

  test('a sheet of Excel: dates, percent, formulas, hidden and further sheets', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Prices of the year']] },
        {
          name: 'Stock items',
          rows: [
            ['Our price list', null],
            [],
            ['Item name', 'HSN', 'Unit', 'Rate', 'GST %'],
            ['Bolt', 73181500, 'NOS', 12.5, 0.18],
          ],
          cells: new Map([['3,4', { value: 0.18, type: 'number', style: { numFmt: '0%' } } as never]]),
        },
      ],
    })
    const read: AnyBody = await shop.ok('import.read', { kind: 'Items', file: file('items.xlsx', bytes) })
    expect(read).toMatchObject({
      format: 'xlsx',
      sheet: 'Stock items',
      sheets: ['Notes', 'Stock items'],
      headingRow: 3,
    })
    expect(read.notices.map((one: AnyBody) => one.code)).toEqual(['otherSheets'])
    expect(read.headings[4].samples).toEqual(['18%'])
    const { backgroundTaskId } = await shop.ok('import.run', { importId: read.importId })
    await ended(shop, backgroundTaskId)
    expect(await shop.ok('import.detail', { backgroundTaskId })).toMatchObject({ created: 1, records: [] })
  })
})

describe('who may', () => {
  test('imports what is his to import, and sees his own', async () => {
    const clerk = await shop.makeUser({ rights: ['ITM_IMP'] })
    const kinds = (await clerk.ok('import.kinds')) as AnyBody
    expect(kinds.map((one: AnyBody) => one.kind)).toEqual(['Items'])
    expect(
      (await clerk.call('import.upload', { kind: 'Parties', file: file('p.csv', parties) } as never)).status,
    ).toBe(403)
    const { backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    expect((await clerk.call('import.detail', { backgroundTaskId })).status).toBe(404)
    expect((await clerk.call('import.undo', { backgroundTaskId })).status).toBe(404)
    expect((await clerk.ok('import.search', {})).total).toBe(0)
  })

  test('another subscriber sees nothing of it', async () => {
    const other = await server.makeSubscriber()
    const { backgroundTaskId } = await imported(shop, 'Parties', 'parties.csv', parties)
    for (const call of ['import.detail', 'import.changes', 'import.failedRows', 'import.undo'] as const)
      expect((await other.call(call, { backgroundTaskId } as never)).status).toBe(404)
    expect((await other.call('import.errorFile', { backgroundTaskId })).status).toBe(404)
    // What one has imported is unknown to the other.
    expect((await imported(other, 'Parties', 'parties.csv', parties)).detail).toMatchObject({
      created: 2,
      sameFileAs: null,
    })
  })
})

describe('documents', () => {
  const columns = [
    'Reference',
    'Document kind',
    'Date',
    'Party',
    'Item description',
    'HSN/SAC',
    'Goods or services',
    'Unit',
    'Quantity',
    'Unit price',
    'Discount %',
    'Tax rate %',
    'Document total',
  ]
  const invoices = csv(
    columns,
    [
      'SO-1',
      'salesInvoice',
      '20/11/2026',
      'Asha Traders',
      'Steel bolt M8',
      '73181500',
      'Goods',
      'NOS',
      '10',
      '12.50',
      '5',
      '18',
      '258.18',
    ],
    [
      'SO-1',
      'salesInvoice',
      '20/11/2026',
      'Asha Traders',
      'Nut M8',
      '73181600',
      'Goods',
      'NOS',
      '20',
      '5',
      '',
      '18%',
      '',
    ],
    [
      'SO-2',
      'Invoice',
      '19-Nov-26',
      'P-103',
      'Fitting',
      '998732',
      'Services',
      'NA',
      '1',
      '1,500',
      '',
      '18',
      '',
    ],
    ['', '', '', '', 'Cleaning', '998533', 'Services', 'NA', '1', '500', '', '18', ''],
    [
      'SO-3',
      'salesInvoice',
      '20/11/2026',
      'Nobody',
      'Bolt',
      '73181500',
      'Goods',
      'NOS',
      '1',
      '1',
      '',
      '18',
      '',
    ],
    [
      'SO-4',
      'salesInvoice',
      '20/11/2026',
      'P-103',
      'Bolt',
      '73181500',
      'Goods',
      'NOS',
      'x',
      '1',
      '',
      '18',
      '5000',
    ],
    [
      'SO-5',
      'salesInvoice',
      '20/11/2026',
      'P-103',
      'Bolt',
      '73181500',
      'Goods',
      'NOS',
      '1',
      '100',
      '',
      '18',
      '500',
    ],
  )
  beforeEach(async () => {
    const good = parties
      .split('\r\n')
      .filter((line) => !line.startsWith('Bharat'))
      .join('\r\n')
    await imported(shop, 'Parties', 'good.csv', good)
    for (const documentKind of ['salesInvoice', 'paymentIn'] as const) {
      const code = documentKind.slice(0, 3).toUpperCase()
      const { id } = await shop.ok('series.save', { name: code, code, documentKind, prefix: code } as never)
      await shop.ok('seriesAllocation.save', {
        seriesId: id,
        entityId: shop.entityId,
        isDefault: true,
      } as never)
    }
  })

  test('of several rows are issued as forms issue them, and each fault has its row', async () => {
    const { detail, backgroundTaskId } = await imported(shop, 'Document', 'invoices.csv', invoices, {
      entityId: shop.entityId,
    })
    expect(counts(detail)).toMatchObject({
      status: 'SuccessWithError',
      rows: 7,
      created: 2,
      refused: 3,
      succeeded: 4,
      failed: 3,
    })
    expect(
      detail.records
        .filter((one: AnyBody) => one.type === 'Error')
        .map((one: AnyBody) => [one.row, one.column, one.value]),
    ).toEqual([
      [6, 'Party', 'Nobody'],
      [7, 'Quantity', 'x'],
      [8, 'Document total', '500'],
    ])
    const { records }: AnyBody = await shop.ok('salesInvoice.search', { sort: 'id ASC' })
    expect(records.map((one: AnyBody) => [one.date, one.total, one.status])).toEqual([
      ['2026-11-20', '258.00', 'Active'],
      ['2026-11-19', '2360.00', 'Active'],
    ])
    const again = await imported(shop, 'Document', 'invoices.csv', invoices, { entityId: shop.entityId })
    expect(again.detail).toMatchObject({ created: 0, skipped: 2, refused: 3 })
    expect(((await shop.ok('salesInvoice.search', {})) as AnyBody).total).toBe(2)
    const undone: AnyBody = await shop.ok('import.undo', { backgroundTaskId })
    expect(undone).toEqual({ undone: 2, kept: [], keptCount: 0 })
    const after: AnyBody = await shop.ok('salesInvoice.search', {})
    expect(after.records.map((one: AnyBody) => one.status)).toEqual(['Cancelled', 'Cancelled'])
    // What was undone may come again.
    expect(
      (await imported(shop, 'Document', 'third.csv', invoices, { entityId: shop.entityId })).detail,
    ).toMatchObject({ created: 2 })
  })

  test('that are paid are kept by an undo, with the reason', async () => {
    const { backgroundTaskId } = await imported(shop, 'Document', 'invoices.csv', invoices, {
      entityId: shop.entityId,
    })
    const { records }: AnyBody = await shop.ok('salesInvoice.search', { sort: 'id ASC' })
    await shop.ok('paymentIn.save', {
      entityId: shop.entityId,
      partyId: records[0].partyId,
      date: '2026-11-20',
      mode: 'UPI',
      amount: '258.00',
      allocations: [{ documentId: records[0].id, amount: '258.00' }],
    })
    const undone: AnyBody = await shop.ok('import.undo', { backgroundTaskId })
    expect(undone).toMatchObject({ undone: 1, keptCount: 1, kept: [{ row: 2 }] })
    expect(undone.kept[0].why.length).toBeGreaterThan(10)
  })

  test('of a kind that the user may not make are refused', async () => {
    const clerk = await shop.makeUser({ rights: ['PBL_AD'] })
    const { detail } = await imported(clerk, 'Document', 'invoices.csv', invoices, {
      entityId: shop.entityId,
    })
    expect(detail).toMatchObject({ created: 0 })
    expect(detail.records[0].message).toContain('no right')
  })

  test('a dry run makes none and takes no number', async () => {
    const dry = await imported(shop, 'Document', 'invoices.csv', invoices, {
      entityId: shop.entityId,
      dryRun: 'true',
    })
    expect(dry.detail).toMatchObject({ created: 2, refused: 3 })
    expect(((await shop.ok('salesInvoice.search', {})) as AnyBody).total).toBe(0)
    await imported(shop, 'Document', 'invoices.csv', invoices, { entityId: shop.entityId })
    const { records }: AnyBody = await shop.ok('salesInvoice.search', { sort: 'id ASC' })
    expect(records[0].number).toMatch(/1$/)
  })
})

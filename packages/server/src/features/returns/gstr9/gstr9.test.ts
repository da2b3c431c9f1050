import { Decimal } from '@bahi/domain/num/decimal.ts'
import { periodsOf } from '@bahi/domain/cal/period.ts'
import { readXlsx } from 'hucre'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let made = 0

beforeAll(async () => {
  // After the last day of 2025-26, so that being late shows.
  server = await sharedTestServer('2027-01-09T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote', 'selfInvoice', 'outwardNote'])
})

const year = '2025-26'
const asked = (more: object = {}) => ({ entityId: us.entityId, returnPeriod: '032026', ...more })
const line = (more: object = {}) => ({ itemId: shop.bolt, quantity: '10', unitPrice: '100', ...more })
const sell = (partyId: number, date: string, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date,
    status: 'Active',
    lines: [line()],
    ...more,
  } as never)
const creditNote = (documentId: number, date: string, quantity: string) =>
  us.ok('outwardNote.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId }],
    lines: [{ sourceLine: { documentId, lineNumber: 1 }, quantity }],
  } as never)
const buy = (date: string, more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date,
    supplierNumber: `N-${++made}`,
    supplierDate: date,
    status: 'Active',
    lines: [line()],
    ...more,
  } as never)
const claim = (
  id: number,
  returnPeriod: string,
  state: 'Claimed' | 'Reversed' = 'Claimed',
  more: object = {},
) => us.ok('purchaseBill.setItcState', { ids: [id], state, returnPeriod, ...more } as never)
const party = async (name: string, taxpayerType: string, more: object = {}) =>
  (
    await us.ok('party.save', {
      name,
      role: 'Supplier',
      taxpayerType,
      billingAddress: {
        line1: '5 Harbour Street',
        city: 'Nashik',
        stateCode: '27',
        pincode: '422001',
        countryCode: 'IN',
      },
      ...more,
    } as never)
  ).id

const summary = () => us.ok('gstr9.summary', asked())
const rows = async () =>
  Object.fromEntries(
    (await summary()).lines.map((row) => [
      row.section as string,
      [row.taxableValue, row.igst, row.cgst, row.sgst].map(Number).join(' '),
    ]),
  )
const refused = async (name: 'gstr9.adjust' | 'gstr9.summary' | 'gstr9.periods', body: object) => {
  const { status, body: reply } = await us.call(name, asked(body) as never)
  const { validationErrors = {}, errors = [] } = reply as unknown as {
    validationErrors?: Record<string, { code: string }[]>
    errors?: { code: string }[]
  }
  const fields = Object.entries(validationErrors).flatMap(([path, list]) =>
    list.map(({ code }) => `${path.replace('Data.', '')} ${code}`),
  )
  return [status, fields.length > 0 ? fields.join(', ') : errors.map(({ code }) => code).join(', ')].join(' ')
}
const markFiled = (returnType: string, returnPeriod: string, filedOn: string) =>
  us.ok('gstReturn.markFiled', { entityId: us.entityId, returnType, returnPeriod, filedOn } as never)

/** A year: sales in May and June, a note, purchases of each kind, and what the next year corrects. */
async function yearOfDocuments() {
  const invoice = await sell(shop.registered, '2025-05-10')
  await sell(shop.consumer, '2025-05-12', { lines: [line({ quantity: '5' })] })
  await sell(shop.otherState, '2025-06-10')
  await sell(shop.registered, '2025-06-11', { lines: [line({ itemId: shop.rice, unitPrice: '50' })] })
  await creditNote(invoice.id, '2025-08-05', '2')
  const march = await sell(shop.registered, '2026-03-20')
  // Of the next year, for a sale of this one: table 11, and nothing of the year's own rows.
  await creditNote(march.id, '2026-05-05', '3')
  const inputs = await buy('2025-05-05')
  const capital = await buy('2025-06-05', { itcEligibility: 'CapitalGoods' })
  const service = await buy('2025-06-06', { lines: [line({ itemId: shop.service })] })
  for (const bill of [inputs, capital, service]) await claim(bill.id, '062025')
  await claim(service.id, '072025', 'Reversed', { reason: 'Rule42', amounts: { cgst: '5', sgst: '5' } })
  await claim(service.id, '072025', 'Reversed', { reason: 'Rule37', amounts: { cgst: '8', sgst: '8' } })
  await buy('2025-07-05', { itcEligibility: 'Ineligible', itcReason: 'Section17(5)' })
  const unregistered = await party('Ravi Law', 'UNREG')
  await buy('2025-09-05', { partyId: unregistered, reverseCharge: true })
  const abroad = await party('Harbour Software', 'OEXP', {
    billingAddress: { line1: '5 Harbour Street', stateCode: '96', countryCode: 'SG' },
  })
  await buy('2025-10-05', { partyId: abroad, lines: [line({ itemId: shop.service })] })
  const composition = await party('Small Shop', 'COM', { gstin: gstinOf('27', 'AAAFK7788J') })
  await buy('2025-11-05', { partyId: composition })
  const late = await buy('2026-03-15')
  await claim(late.id, '052026')
}

describe('a year of documents', () => {
  test('is in the rows of the form', async () => {
    await yearOfDocuments()
    expect(await rows()).toMatchObject({
      '4A': '500 0 45 45',
      '4B': '3000 180 180 180',
      '4G': '2000 180 90 90',
      '4I': '200 0 18 18',
      '4N': '5300 360 297 297',
      '5D': '500 0 0 0',
      '5N': '3800 180 207 207',
      '6A': '0 180 450 450',
      '6A1': '0 0 0 0',
      // Inputs, and what was bought without credit.
      '6B-ip': '0 0 180 180',
      '6B-cg': '0 0 90 90',
      '6B-is': '0 0 90 90',
      '6C-ip': '0 0 90 90',
      '6F': '0 180 0 0',
      '6J': '0 0 0 0',
      '7A': '0 0 8 8',
      '7C': '0 0 5 5',
      '7E': '0 0 90 90',
      '8C': '0 0 90 90',
      '10': '0 0 0 0',
      '11': '300 0 27 27',
      '13': '0 0 90 90',
      '14-payable': '0 0 -27 -27',
      '16A': '1000 0 0 0',
    })
    const found = await summary()
    expect(found).toMatchObject({
      financialYear: year,
      dueDate: '2026-12-31',
      filed: null,
      statementRecords: 0,
    })
    expect(found.outwardHsn.map(({ hsn, taxableValue }) => `${hsn} ${taxableValue}`)).toEqual([
      '10063020 500.00',
      '73181500 3300.00',
    ])
    // At rate 0 what a composition taxpayer sold.
    expect(found.inwardHsn.map(({ hsn, rate, taxableValue }) => `${hsn} ${rate} ${taxableValue}`)).toEqual([
      '73181500 0 1000.00',
      '73181500 18 5000.00',
      '998717 18 2000.00',
    ])
  })

  test('ties to GSTR-1 and GSTR-3B of its months to the paisa', async () => {
    await yearOfDocuments()
    const found = await summary()
    const lineOf = (section: string) => found.lines.find((row) => row.section === section)!
    const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
    const sum = (list: readonly Record<(typeof heads)[number], string>[], head: (typeof heads)[number]) =>
      Decimal.sum(list.map((row) => row[head])).toFixed(2)
    const liabilities: Record<(typeof heads)[number], string>[] = []
    const reverse: Record<(typeof heads)[number], string>[] = []
    const credit: Record<(typeof heads)[number], string>[] = []
    const reversed: Record<(typeof heads)[number], string>[] = []
    for (const returnPeriod of periodsOf(year)) {
      const of = { entityId: us.entityId, returnPeriod }
      liabilities.push((await us.ok('gstr1.summary', of)).liability)
      const { sections } = await us.ok('gstr3b.summary', of)
      reverse.push(...sections.filter(({ section }) => section === '3.1(d)'))
      credit.push(...sections.filter(({ section }) => section.startsWith('4A')))
      reversed.push(...sections.filter(({ section }) => section.startsWith('4B')))
    }
    for (const head of heads) {
      // All that is owed is 4N: supplies by GSTR-1, and reverse charge by GSTR-3B.
      expect(lineOf('4N')[head]).toBe(sum([...liabilities, ...reverse], head))
      expect(lineOf('6A')[head]).toBe(sum(credit, head))
      expect(lineOf('6I')[head]).toBe(sum(credit, head))
      expect(lineOf('7I')[head]).toBe(sum(reversed, head))
    }
    expect(found.unexplainedReversal).toMatchObject({ cgst: '0.00', sgst: '0.00' })
  })

  test('a note of this year for a sale of the year before is in the return of that year', async () => {
    const before = await sell(shop.registered, '2025-03-20')
    await creditNote(before.id, '2025-04-10', '1')
    expect(await rows()).toMatchObject({ '4I': '0 0 0 0', '4N': '0 0 0 0' })
    expect((await summary()).earlier).toMatchObject({ taxableValue: '-100.00', cgst: '-9.00' })
    const earlier = await us.ok('gstr9.summary', { entityId: us.entityId, returnPeriod: '032025' })
    expect(earlier.lines.find(({ section }) => section === '11')).toMatchObject({
      taxableValue: '100.00',
      cgst: '9.00',
    })
  })

  test('what is filed and what is in the books alone are both said', async () => {
    await sell(shop.registered, '2025-05-10')
    await sell(shop.registered, '2025-06-10')
    await markFiled('GSTR1', '052025', '2025-06-11')
    const found = await summary()
    expect(found.lines.find(({ section }) => section === '4B')).toMatchObject({
      books: { taxableValue: '2000.00' },
      filed: { taxableValue: '1000.00' },
    })
    expect(found.periods.filter(({ isGstr1Filed }) => isGstr1Filed)).toEqual([
      { returnPeriod: '052025', isGstr1Filed: true, isGstr3bFiled: false },
    ])
    const { records } = await us.ok('gstr9.periods', asked({ section: '4B' }) as never)
    expect(
      records
        .filter(({ books }) => Number(books.taxableValue) !== 0)
        .map(({ returnPeriod, books, filed }) => [returnPeriod, books.taxableValue, filed!.taxableValue]),
    ).toEqual([
      ['052025', '1000.00', '1000.00'],
      ['062025', '1000.00', '0.00'],
    ])
  })

  test('each row of tables 4, 5 and 11 leads to its documents, and they add up to it', async () => {
    await yearOfDocuments()
    const found = await summary()
    for (const [section, count] of [
      ['4A', 1],
      ['4B', 3],
      ['4I', 1],
      ['5D', 1],
      ['11', 1],
      ['6A', 0],
    ] as const) {
      const { records, total } = await us.ok('gstr9.documents', asked({ section }) as never)
      expect([section, total, records.length]).toEqual([section, count, count])
      if (count > 0)
        expect(Decimal.sum(records.map(({ taxableValue }) => taxableValue)).toFixed(2)).toBe(
          found.lines.find((row) => row.section === section)!.taxableValue,
        )
    }
  })

  test('table 9 is how the months were paid', async () => {
    await sell(shop.otherState, '2025-05-10')
    await us.ok('gstr3b.saveSetOff', {
      entityId: us.entityId,
      returnPeriod: '052025',
      openingCredit: { igst: '100' },
    } as never)
    const { lines } = await summary()
    const of = (section: string) => lines.find((row) => row.section === section)!.igst
    expect([of('9-payable'), of('9-igst'), of('9-cash')]).toEqual(['180.00', '100.00', '80.00'])
  })

  test('8A is what GSTR-2B has of the documents of the year', async () => {
    // As the reading of a statement keeps its records; that is proved by its own tests.
    const record = (
      period: string,
      number: string,
      date: string,
      more: Partial<Record<'cls' | 'itc' | 'original', string>> = {},
    ) =>
      us.inTenant((db) =>
        sql`with f as (insert into inward_files (subscriber_id, entity_id, source, return_period, name)
            values (current_subscriber(), ${us.entityId}, '2B', ${period}, 'gstr2b.json') returning id)
          insert into inward_rows (subscriber_id, entity_id, source, return_period, section, cls, gstin, pan, number, number_key, date, year, copy,
            reverse_charge, taxable_value, igst, cgst, sgst, cess, itc_available, original_number, original_date, is_rejected, file_id)
          select current_subscriber(), ${us.entityId}, '2B', ${period}, 'b2b', ${more.cls ?? 'INV'}, ${gstinOf('27', 'AAPFN0001K')}, 'AAPFN0001K',
            ${number}, ${number}, ${date}::date, 2025, 1, false, 1000, 0, 90, 90, 0, ${more.itc ?? 'Y'}, ${more.original ?? null},
            case when ${more.original ?? null}::text is null then null else ${date}::date end, false, f.id from f`.execute(
          db,
        ),
      )
    await record('052025', 'A-1', '2025-05-05')
    await record('052025', 'A-2', '2025-05-06', { itc: 'N' })
    await record('062025', 'A-6', '2025-06-06')
    await record('072025', 'A-6R', '2025-06-06', { original: 'A-6' })
    await record('082025', 'C-1', '2025-08-08', { cls: 'CN' })
    await record('042026', 'A-3', '2026-03-31')
    await record('042026', 'A-4', '2026-04-01')
    await record('112026', 'A-5', '2026-03-30')
    const found = await summary()
    // and the amended A-6R less the note; A-2 gives no credit, A-4 is of the next year, A-5 came too late.
    expect(found.statementRecords).toBe(4)
    expect(found.lines.find(({ section }) => section === '8A')).toMatchObject({
      cgst: '180.00',
      sgst: '180.00',
    })
  })
})

describe('adjustments', () => {
  const adjust = (more: object) =>
    us.ok('gstr9.adjust', asked({ reason: 'Order of 3 June', ...more }) as never)

  test('are added with a reason, kept in the history, and taken back', async () => {
    const { id } = await adjust({ section: '15E', cgst: '10', interest: '2.50' })
    const found = await summary()
    expect(found.lines.find(({ section }) => section === '15E')).toMatchObject({
      cgst: '10.00',
      interest: '2.50',
      books: { cgst: '0.00' },
      adjusted: { cgst: '10.00' },
    })
    await us.ok('gstr9.withdrawAdjustment', asked({ id, reason: 'Entered twice' }) as never)
    const after = await summary()
    expect(after.lines.find(({ section }) => section === '15E')).toMatchObject({ cgst: '0.00' })
    expect(after.adjustments).toMatchObject([
      {
        id,
        section: '15E',
        reason: 'Order of 3 June',
        withdrawnReason: 'Entered twice',
        createdBy: expect.any(String),
      },
    ])
    expect((await us.call('gstr9.withdrawAdjustment', asked({ id, reason: 'Again' }) as never)).status).toBe(
      422,
    )
    // Those of GSTR-3B are others.
    expect((await us.ok('gstr3b.summary', asked())).adjustments).toEqual([])
  })

  test.each([
    ['4H', { igst: '1' }, '422 section RETN0011'],
    ['19-payable', { cgst: '1' }, '422 section RETN0011'],
    ['5A', { igst: '1' }, '422 igst RETN0013, taxableValue RETN0014'],
    ['7B', {}, '422 igst RETN0014'],
    ['7B', { igst: '-1' }, '422 igst RETN0017'],
    ['7B', { igst: '1.005' }, /^422 igst /],
    ['99', { igst: '1' }, /^422 section /],
    ['7B', { igst: '1', reason: '' }, /^422 reason /],
  ] as const)('%s with %j is refused with its field', async (section, amounts, wanted) => {
    const found = await refused('gstr9.adjust', { reason: 'Test', section, ...amounts })
    if (typeof wanted === 'string')
      expect(
        found
          .split(', ')
          .filter((one) => !/taxableValue RETN0014/.test(one))
          .join(', '),
      ).toBe(wanted.split(', ')[0])
    else expect(found).toMatch(wanted)
  })

  test('a month that is not March is refused, with the period to ask for', async () => {
    const { status, body } = await us.call('gstr9.summary', { entityId: us.entityId, returnPeriod: '112025' })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('032026')
  })

  test('another company cannot be read or adjusted', async () => {
    const other = await server.makeSubscriber()
    for (const name of ['gstr9.summary', 'gstr9.json', 'gstr9.export'] as const)
      expect((await other.call(name, asked() as never)).status).toBeGreaterThanOrEqual(400)
    expect(
      (await other.call('gstr9.adjust', asked({ section: '7B', igst: '1', reason: 'x' }) as never)).status,
    ).toBeGreaterThanOrEqual(400)
  })
})

describe('the mark as filed', () => {
  test('locks the return and counts the late fee until that day', async () => {
    await sell(shop.registered, '2025-05-10')
    // Nine days of 200 rupees are more than half a per cent of 1,000 rupees: 5 rupees, in two heads.
    expect((await summary()).lines.find(({ section }) => section === '19-payable')).toMatchObject({
      cgst: '2.00',
      sgst: '2.00',
    })
    await us.ok('gstReturn.markFiled', {
      entityId: us.entityId,
      returnType: 'GSTR9',
      returnPeriod: '032026',
      filedOn: '2026-12-30',
      arn: 'AA270326123456A',
    } as never)
    const found = await summary()
    expect(found.filed).toMatchObject({ filedOn: '2026-12-30', arn: 'AA270326123456A' })
    expect(found.lines.find(({ section }) => section === '19-payable')).toMatchObject({ cgst: '0.00' })
    expect(await refused('gstr9.adjust', { section: '7B', igst: '1', reason: 'x' })).toBe('400 RETN1051')
    await us.ok('gstReturn.markUnfiled', {
      entityId: us.entityId,
      returnType: 'GSTR9',
      returnPeriod: '032026',
      reason: 'Wrong year',
    } as never)
    await us.ok('gstr9.adjust', asked({ section: '7B', igst: '1', reason: 'x' }) as never)
  })
})

describe('files', () => {
  test('the JSON has the keys of the portal in their order, with the figures of the screen', async () => {
    await yearOfDocuments()
    const reply = await us.call('gstr9.json', asked())
    const file = JSON.parse(new TextDecoder().decode(reply.bytes)) as Record<string, Record<string, object>>
    expect(Object.keys(file)).toEqual([
      'gstin',
      'fp',
      'table4',
      'table5',
      'table6',
      'table7',
      'table8',
      'table9',
      'table10',
      'table14',
      'table15',
      'table16',
      'table17',
      'table18',
    ])
    expect(file['fp']).toBe('032026')
    expect(file['table4']!['b2b']).toEqual({ txval: 3000, iamt: 180, camt: 180, samt: 180, csamt: 0 })
    expect(file['table6']!['supp_non_rchrg']).toEqual([
      { itc_typ: 'ip', iamt: 0, camt: 180, samt: 180, csamt: 0 },
      { itc_typ: 'cg', iamt: 0, camt: 90, samt: 90, csamt: 0 },
      { itc_typ: 'is', iamt: 0, camt: 90, samt: 90, csamt: 0 },
    ])
    expect(file['table10']!['cdn_amd']).toEqual({ txval: 300, iamt: 0, camt: 27, samt: 27, csamt: 0 })
  })

  test('the workbook has a sheet a table, read back with its numbers', async () => {
    await yearOfDocuments()
    await us.ok('gstr9.adjust', asked({ section: '7B', igst: '1', reason: 'Distributor' }) as never)
    const { bytes } = await us.call('gstr9.export', asked({ format: 'xlsx' }) as never)
    const book = await readXlsx(bytes)
    expect(book.sheets.map(({ name }) => name.split(' ')[0])).toEqual([
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      'Adjustments',
    ])
    const four = book.sheets[0]!.rows
    expect(four.find(([first]) => String(first).startsWith('4B '))).toEqual([
      expect.stringContaining('4B'),
      3000,
      180,
      180,
      180,
      0,
    ])
  })
})

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'
import { gstinOf } from '../../../../test/call-helpers.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let made = 0

beforeAll(async () => {
  server = await sharedTestServer('2026-12-28T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['purchaseBill', 'inwardNote', 'selfInvoice', 'outwardNote'])
})

const november = '112026'
const asked = (more: object = {}) => ({ entityId: us.entityId, returnPeriod: november, ...more })
const line = (more: object = {}) => ({ itemId: shop.bolt, quantity: '10', unitPrice: '100', ...more })
const sell = (partyId: number, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date: '2026-11-10',
    status: 'Active',
    lines: [line()],
    ...more,
  } as never)
const buy = (more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-05',
    supplierNumber: `N-${++made}`,
    supplierDate: '2026-11-05',
    status: 'Active',
    lines: [line()],
    ...more,
  } as never)
const claim = (ids: readonly number[], state: 'Claimed' | 'Reversed' = 'Claimed', more: object = {}) =>
  us.ok('purchaseBill.setItcState', { ids: [...ids], state, returnPeriod: november, ...more } as never)
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
const abroad = () =>
  party('Harbour Software', 'OEXP', {
    billingAddress: { line1: '5 Harbour Street', stateCode: '96', countryCode: 'SG' },
  })

const summary = () => us.ok('gstr3b.summary', asked())
const cells = async () =>
  Object.fromEntries(
    (await summary()).sections.map((row) => [
      row.placeOfSupply ? `${row.section} ${row.recipients} ${row.placeOfSupply}` : row.section,
      [row.taxableValue, row.igst, row.cgst, row.sgst].map(Number).join(' '),
    ]),
  )
const refused = async (name: 'gstr3b.adjust' | 'gstr3b.saveSetOff' | 'gstr3b.setOff', body: object) => {
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

describe('cells from the books', () => {
  test('sales, exempt sales and notes are in 3.1 and lead to their documents', async () => {
    const one = await sell(shop.registered)
    await sell(shop.otherState)
    await sell(shop.consumer, { lines: [line({ itemId: shop.rice, unitPrice: '50' })] })
    await us.ok('outwardNote.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-20',
      status: 'Active',
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ documentId: one.id }],
      lines: [{ sourceLine: { documentId: one.id, lineNumber: 1 }, quantity: '2' }],
    } as never)
    expect(await cells()).toMatchObject({
      '3.1(a)': '1800 180 72 72',
      '3.1(c)': '500 0 0 0',
      '3.1(e)': '0 0 0 0',
    })
    const { sections } = await summary()
    expect(sections[0]!.from!.map(({ table, taxableValue }) => `${table} ${taxableValue}`)).toEqual([
      '4A 2000.00',
      '9B -200.00',
    ])
    const { records, total } = await us.ok('gstr3b.documents', asked({ section: '3.1(a)' }) as never)
    expect(total).toBe(3)
    expect(records.map(({ kind, taxableValue }) => `${kind} ${taxableValue}`)).toEqual([
      'salesInvoice 1000.00',
      'salesInvoice 1000.00',
      'outwardNote -200.00',
    ])
    const gst1 = await us.ok('gstr1.summary', asked())
    expect(gst1.liability).toMatchObject({ igst: '180.00', cgst: '72.00', sgst: '72.00' })
  })

  test('a bill is in 4A(5) once its credit is claimed, and its reversals in 4B', async () => {
    const { id } = await buy()
    expect((await cells())['4A(5)']).toBe('0 0 0 0')
    expect((await summary()).unclaimed).toBe(1)
    await claim([id])
    expect(await cells()).toMatchObject({ '4A(5)': '0 0 90 90', '4C': '0 0 90 90' })
    await claim([id], 'Reversed', { reason: 'Others', amounts: { cgst: '10', sgst: '10' } })
    await claim([id], 'Reversed', { reason: 'Rule42', amounts: { cgst: '5', sgst: '5' } })
    expect(await cells()).toMatchObject({
      '4A(5)': '0 0 90 90',
      '4B(1)': '0 0 5 5',
      '4B(2)': '0 0 10 10',
      '4C': '0 0 75 75',
    })
    expect((await us.ok('gstr3b.documents', asked({ section: '4B(2)' }) as never)).records).toMatchObject([
      { documentId: id, cgst: '10.00' },
    ])
    await us.ok('purchaseBill.setItcState', {
      ids: [id],
      state: 'Reclaimed',
      returnPeriod: november,
      reason: 'Others',
    } as never)
    expect(await cells()).toMatchObject({
      '4A(5)': '0 0 100 100',
      '4B(2)': '0 0 10 10',
      '4D(1)': '0 0 10 10',
      '4C': '0 0 85 85',
    })
    // A claim that takes its reversals back was never reversed.
    await claim([id])
    expect(await cells()).toMatchObject({ '4A(5)': '0 0 90 90', '4B(1)': '0 0 0 0', '4D(1)': '0 0 0 0' })
  })

  test('blocked credit is taken and reversed, credit that is too late is not there at all', async () => {
    await buy({ itcEligibility: 'Ineligible', itcReason: 'Section17(5)' })
    await buy({ itcEligibility: 'Ineligible', itcReason: 'Section16(4)' })
    expect(await cells()).toMatchObject({
      '4A(5)': '0 0 90 90',
      '4B(1)': '0 0 90 90',
      '4C': '0 0 0 0',
      '4D(2)': '0 0 90 90',
    })
  })

  test('reverse charge and imports need no claim: what is owed and its credit are of one return', async () => {
    const unregistered = await party('Ravi Law', 'UNREG')
    await buy({ partyId: unregistered, reverseCharge: true })
    const partyId = await abroad()
    await buy({ partyId, lines: [line({ itemId: shop.service })] })
    const goods = await abroad()
    await buy({
      partyId: goods,
      billOfEntry: {
        number: '1234567',
        date: '2026-11-05',
        portCode: 'INNSA1',
        assessableValue: '1100.00',
        igst: '198.00',
      },
    })
    expect(await cells()).toMatchObject({
      '3.1(d)': '2000 180 90 90',
      '4A(1)': '0 198 0 0',
      '4A(2)': '0 180 0 0',
      '4A(3)': '0 0 90 90',
      '4A(5)': '0 0 0 0',
      '4C': '0 378 90 90',
    })
    for (const section of ['3.1(d)', '4A(1)', '4A(2)', '4A(3)'])
      expect((await us.ok('gstr3b.documents', asked({ section }) as never)).total).toBe(
        section === '3.1(d)' ? 2 : 1,
      )
  })

  test('exempt purchases and those of composition taxpayers are in table 5', async () => {
    const composition = await party('Small Shop', 'COM', { gstin: gstinOf('27', 'AAAFK7788J') })
    await buy({ partyId: composition })
    await buy({ lines: [line({ itemId: shop.rice, unitPrice: '30' })] })
    const five = (await summary()).sections.find(({ section }) => section === '5')!
    expect(five.rows).toEqual([
      { kind: 'GST', interState: '0.00', intraState: '1300.00' },
      { kind: 'NONGST', interState: '0.00', intraState: '0.00' },
    ])
  })

  test('table 3.2 has inter-State sales to unregistered persons by place', async () => {
    await sell(shop.consumer, { placeOfSupply: '29', placeOfSupplyReason: 'Delivered there' })
    expect(await cells()).toMatchObject({ '3.2 Unregistered 29': '1000 180 0 0' })
    expect(
      await refused('gstr3b.adjust', {
        section: '3.2',
        placeOfSupply: '29',
        recipients: 'Unregistered',
        taxableValue: '1',
        reason: 'Test',
      }),
    ).toBe('422 section RETN0012')
  })
})

describe('adjustments', () => {
  const adjust = (more: object) => us.ok('gstr3b.adjust', asked({ reason: 'Rule 38', ...more }) as never)

  test('add to a figure with a reason, are listed, and are withdrawn without being forgotten', async () => {
    const { id } = await adjust({ section: '4B(1)', cgst: '12.50', sgst: '12.50' })
    expect(await cells()).toMatchObject({ '4B(1)': '0 0 12.5 12.5', '4C': '0 0 -12.5 -12.5' })
    await us.ok('gstr3b.withdrawAdjustment', asked({ id, reason: 'Entered twice' }) as never)
    const after = await summary()
    expect(after.adjustments).toMatchObject([
      { id, reason: 'Rule 38', withdrawnReason: 'Entered twice', createdBy: expect.any(String) },
    ])
    expect(await cells()).toMatchObject({ '4B(1)': '0 0 0 0' })
    const again = await us.call('gstr3b.withdrawAdjustment', asked({ id, reason: 'Again' }) as never)
    expect(again.status).toBe(422)
  })

  test.each([
    ['4C', { igst: '1' }, '422 section RETN0011'],
    ['4A(1)', { cgst: '1', sgst: '1', igst: '1' }, '422 cgst RETN0013, sgst RETN0013'],
    ['4A(5)', {}, '422 igst RETN0014'],
    ['4A(5)', { cgst: '1', sgst: '2' }, '422 sgst RETN0015'],
    ['4B(1)', { igst: '-1' }, '422 igst RETN0017'],
    ['5', { taxableValue: '1' }, '422 inward VALD0001, interState VALD0001'],
    ['3.1(a)', { taxableValue: '1', placeOfSupply: '29' }, '422 placeOfSupply RETN0013'],
  ] as const)('%s with %j is refused with its field', async (section, amounts, wanted) => {
    const found = await refused('gstr3b.adjust', { section, ...amounts, reason: 'Test' })
    expect(found.replaceAll(/ VALD\d+/g, ' VALD0001')).toBe(wanted)
  })

  test('an amount of three decimals is refused, not cut', async () => {
    expect(await refused('gstr3b.adjust', { section: '4B(1)', igst: '1.005', reason: 'Test' })).toMatch(
      /^422 igst /,
    )
  })
})

describe('set-off', () => {
  test('is proposed by law, saved, and its closing balances open the next month', async () => {
    await sell(shop.otherState)
    const proposed = await us.ok(
      'gstr3b.setOff',
      asked({ openingCredit: { igst: '100', cgst: '50' } }) as never,
    )
    expect(proposed).toMatchObject({
      openingCreditFrom: 'Entered',
      tax: { igst: '180.00' },
      pditc: { i_pdi: '100.00', i_pdc: '50.00', i_pds: '0.00' },
      cash: { igst: '30.00' },
      challan: { igst: '30.00' },
    })
    expect(proposed.pdcash).toMatchObject([
      { trans_typ: 30002, ipd: '30.00' },
      { trans_typ: 30003, ipd: '0.00' },
    ])
    const saved = await us.ok(
      'gstr3b.saveSetOff',
      asked({ openingCredit: { igst: '300' }, openingCash: { cgst: '10' } }) as never,
    )
    expect(saved).toMatchObject({ closingCredit: { igst: '120.00' }, savedBy: expect.any(String) })
    const next = await us.ok('gstr3b.setOff', { entityId: us.entityId, returnPeriod: '122026' })
    expect(next).toMatchObject({
      openingCreditFrom: 'PreviousPeriod',
      openingCredit: { igst: '120.00' },
      openingCash: { cgst: '10.00' },
    })
    await sell(shop.otherState)
    expect(await us.ok('gstr3b.setOff', asked())).toMatchObject({ isOutdated: true, tax: { igst: '360.00' } })
  })

  test('reverse charge is paid in cash, whatever credit there is', async () => {
    const unregistered = await party('Ravi Law', 'UNREG')
    await buy({ partyId: unregistered, reverseCharge: true })
    expect(await us.ok('gstr3b.setOff', asked({ openingCredit: { igst: '500' } }) as never)).toMatchObject({
      reverseCharge: { cgst: '90.00', sgst: '90.00' },
      cash: { igst: '0.00', cgst: '90.00', sgst: '90.00' },
      pdcash: [{ cpd: '0.00' }, { trans_typ: 30003, cpd: '90.00', spd: '90.00' }],
    })
  })

  test('another set-off is refused field by field where the law does not allow it', async () => {
    await sell(shop.registered)
    const opening = { openingCredit: { igst: '100', cgst: '50', sgst: '50' } }
    const pditc = { c_pdi: '50', s_pdi: '50', c_pdc: '40', s_pds: '40' }
    expect(await us.ok('gstr3b.setOff', asked({ ...opening, pditc }) as never)).toMatchObject({
      cash: { cgst: '0.00', sgst: '0.00' },
    })
    expect(await refused('gstr3b.setOff', { ...opening, pditc: { ...pditc, c_pdc: '51' } })).toBe(
      '422 pditc.c_pdc RETN0021, pditc.c_pdc RETN0022',
    )
    expect(await refused('gstr3b.saveSetOff', { ...opening, pditc: { c_pdc: '50', s_pds: '50' } })).toBe(
      '422 pditc.c_pdi RETN0023',
    )
  })
})

describe('the file', () => {
  const file = async () =>
    JSON.parse(new TextDecoder().decode((await us.call('gstr3b.json', asked())).bytes)) as Record<
      string,
      object
    >

  test('has every block in the order of the utility, and no table 3.2 from November 2025', async () => {
    await sell(shop.registered)
    expect(Object.keys(await file())).toEqual([
      'gstin',
      'ret_period',
      'sup_details',
      'eco_dtls',
      'itc_elg',
      'inward_sup',
      'intr_ltfee',
    ])
    expect(await file()).toMatchObject({
      ret_period: november,
      sup_details: { osup_det: { txval: 1000, iamt: 0, camt: 90, samt: 90, csamt: 0 } },
    })
  })

  test.each(['xlsx', 'csv'] as const)('is written as %s too', async (format) => {
    await sell(shop.registered)
    const { status, bytes } = await us.call('gstr3b.export', asked({ format }) as never)
    expect([status, bytes.length > 500]).toEqual([200, true])
  })
})

describe('filing by hand', () => {
  const mark = (more: object = {}) =>
    us.call('gstReturn.markFiled', asked({ returnType: 'GSTR3B', filedOn: '2026-12-27', ...more }) as never)

  test('locks purchases of the period and no sale, keeps the figures, and claims what it took', async () => {
    const sold = await sell(shop.registered)
    const unregistered = await party('Ravi Law', 'UNREG')
    const reverse = await buy({
      partyId: unregistered,
      reverseCharge: true,
      lines: [{ ...line(), quantity: '1000' }],
    })
    const bill = await buy()
    expect((await mark({ arn: 'AA2711260000012' })).status).toBe(200)
    expect((await mark()).status).toBe(400)
    const late = await us.call('purchaseBill.cancel', { ids: [bill.id], reason: 'Test' } as never)
    expect(JSON.stringify(late.body)).toContain('refused')
    expect((late.body as { refused: unknown[] }).refused).toHaveLength(1)
    const sale = await us.ok('salesInvoice.cancel', { ids: [sold.id], reason: 'Test' } as never)
    expect(sale).toMatchObject({ done: [sold.id] })
    expect((await us.ok('purchaseBill.detail', { id: String(reverse.id) })).itc).toMatchObject({
      state: 'Claimed',
      returnPeriod: november,
    })
    expect(await refused('gstr3b.adjust', { section: '4B(1)', igst: '1', reason: 'Test' })).toMatch(
      /RETN1012/,
    )
    expect(await refused('gstr3b.saveSetOff', {})).toMatch(/RETN1012/)
    const calendar = await us.ok('gstReturn.calendar', {
      entityId: us.entityId,
      financialYear: '2026-27',
    } as never)
    const entry = calendar.find((one) => one.form === 'gstr3b' && one.returnPeriod === november)!
    // Seven days after the 20th: 25 and 25 a day.
    expect(entry).toMatchObject({
      status: 'Filed',
      arn: 'AA2711260000012',
      filedOn: '2026-12-27',
      dueOn: '2026-12-20',
      lateFee: '350.00',
    })
    expect(Number(entry.interest)).toBeGreaterThan(0)
    const five = (
      await us.ok('gstr3b.summary', { entityId: us.entityId, returnPeriod: '122026' })
    ).sections.find(({ section }) => section === '5.1')!
    expect(five.lateFee).toEqual({ cgst: '175.00', sgst: '175.00' })
    expect(
      (await us.call('gstReturn.markUnfiled', asked({ returnType: 'GSTR3B', reason: 'Mistake' }) as never))
        .status,
    ).toBe(204)
    expect((await us.ok('purchaseBill.cancel', { ids: [bill.id], reason: 'Test' } as never)).done).toEqual([
      bill.id,
    ])
  })

  test.each([
    [{ returnPeriod: '122026' }, 'RETN0001'],
    [{ filedOn: '2026-11-30' }, 'RETN0002'],
    [{ returnType: 'GSTR6' }, 'RETN0007'],
    [{ returnType: 'PMT06' }, 'RETN0007'],
    [{ returnType: 'GSTR9', returnPeriod: '112025' }, 'RETN0008'],
  ])('%j is refused', async (more, code) => {
    const { status, body } = await mark(more)
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(code)])
  })

  test('the calendar says what is prepared, and forgets it where it is taken back', async () => {
    const status = async () =>
      (await us.ok('gstReturn.calendar', { entityId: us.entityId, financialYear: '2026-27' } as never)).find(
        (one) => one.form === 'gstr1' && one.returnPeriod === november,
      )!.status
    const set = (isPrepared: boolean) =>
      us.call('gstReturn.setPrepared', asked({ returnType: 'GSTR1', isPrepared }) as never)
    expect(await status()).toBe('NotStarted')
    await set(true)
    expect(await status()).toBe('Prepared')
    await set(false)
    expect(await status()).toBe('NotStarted')
  })
})

test('a quarterly filer has one return of the quarter and a payment for its first months', async () => {
  await us.inTenant((db) =>
    db
      .updateTable('entities')
      .set({ filingFrequency: 'Quarterly', turnover: '20000000' })
      .where('id', '=', us.entityId)
      .execute(),
  )
  await sell(shop.otherState)
  const month = await us.call('gstr3b.summary', asked())
  expect([month.status, JSON.stringify(month.body)]).toEqual([422, expect.stringContaining('RETN0005')])
  expect(await us.ok('gstr3b.challan', asked())).toMatchObject({
    fixedSum: null,
    selfAssessed: { igst: '180.00' },
    dueDate: '2026-12-25',
  })
  await us.ok('gstr3b.saveSetOff', { entityId: us.entityId, returnPeriod: '122026' })
  expect(await us.ok('gstr3b.challan', { entityId: us.entityId, returnPeriod: '012027' })).toMatchObject({
    fixedSum: { igst: '63.00', percent: '35', of: '122026' },
  })
  const calendar = await us.ok('gstReturn.calendar', {
    entityId: us.entityId,
    financialYear: '2026-27',
  } as never)
  expect(calendar.filter(({ form }) => form === 'gstr3b')).toHaveLength(4)
})

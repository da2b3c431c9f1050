import { beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

/**
 * October 2026 of a GSTIN in Maharashtra, filed on 10 November and corrected until GSTR-3B. A bolt costs 100 and bears 18 %.
 * Filed: 1,000 (A) and 2,000 (B) to a trader of the State, 500 (C) and 700 (D) to consumers.
 */
let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

const october = () => ({ entityId: us.entityId, returnPeriod: '102026' })
const body = (unitPrice: string, more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-10-12',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice }],
  ...more,
})
const sale = (unitPrice: string, more: Record<string, unknown> = {}) =>
  us.ok('salesInvoice.save', body(unitPrice, more))
const codeOf = (reply: { status: number; body: { errors?: { code: string }[] } }) => [
  reply.status,
  reply.body.errors?.[0]?.code,
]
const fieldsOf = (reply: { body: { validationErrors?: Record<string, { code: string }[]> } }) =>
  Object.entries(reply.body.validationErrors ?? {}).map(([path, [first]]) => [
    path.replace('Data.', ''),
    first!.code,
  ])
const sectionsOf = async (form: 'gstr1' | 'gstr1a') =>
  Object.fromEntries(
    (await us.ok(`${form}.summary`, october())).sections.map((line) => [
      line.section,
      [line.documents, line.taxableValue, line.igst, line.cgst],
    ]),
  )
const jsonOf = async (form: 'gstr1' | 'gstr1a', place = october()) =>
  JSON.parse((await us.call(`${form}.json`, place)).bytes.toString('utf8')) as Record<string, any>
const numberOf = async (id: number) => (await us.ok('salesInvoice.detail', { id: String(id) })).number!

/** What the deadlines say of it. */
const deadlines = async () =>
  (await us.ok('legalClock.search', { entityIds: [us.entityId], kinds: ['otherReturn'] })).records.flatMap(
    ({ subject, path }) => (subject.startsWith('GSTR-1A') ? [[subject, path]] : []),
  )

describe('a filed month', () => {
  let a: { id: number; version: number }
  let b: { id: number; version: number }
  let c: { id: number; version: number }
  let filed: Record<string, any>

  test('stays locked until GSTR-1A is opened, which needs GSTR-1 to be filed', async () => {
    a = await sale('100')
    b = await sale('200')
    c = await sale('50', { partyId: shop.consumer })
    await sale('70', { partyId: shop.consumer })
    expect((await us.ok('gstr1a.summary', october())).gstr1a).toEqual({
      state: 'NotFiled',
      documents: 0,
      opensOn: null,
    })
    expect(codeOf(await us.call('gstr1a.open', october()))).toEqual([400, 'RETN1061'])
    await us.ok('gstReturn.markFiled', { ...october(), filedOn: '2026-11-10' })
    filed = await jsonOf('gstr1')
    expect(fieldsOf(await us.call('salesInvoice.save', body('90')))).toEqual([['date', 'DOCU0025']])
    expect((await us.ok('gstr1a.summary', october())).gstr1a).toEqual({
      state: 'Ready',
      documents: 0,
      // GSTR-1 was due a day after it was filed.
      opensOn: '2026-11-11',
    })
    await us.ok('gstr1a.open', october())
    expect((await us.ok('gstr1a.summary', october())).gstr1a.state).toBe('Open')
    // Nothing to say: nothing is filed, and it can be closed again.
    const mark = { ...october(), returnType: 'GSTR1A', filedOn: '2026-11-15' } as const
    expect(codeOf(await us.call('gstReturn.markFiled', mark))).toEqual([400, 'RETN1066'])
    await us.ok('gstr1a.close', october())
    expect(fieldsOf(await us.call('salesInvoice.save', body('90')))).toEqual([['date', 'DOCU0025']])
    await us.ok('gstr1a.open', october())
  })

  test('takes new documents, edits and cancellings; the filed return keeps what it said', async () => {
    // A becomes 1,500; B is cancelled; C becomes 400; an invoice of 300 to another State is added.
    const edited = await sale('150', { id: a.id, version: a.version })
    expect(edited.warnings).toContainEqual(expect.objectContaining({ code: 'RETN0056' }))
    expect((await us.ok('salesInvoice.cancel', { ids: [b.id], reason: 'Duplicate' })).done).toEqual([b.id])
    await sale('40', { id: c.id, version: c.version, partyId: shop.consumer })
    const added = await sale('30', { partyId: shop.otherState })

    expect(await sectionsOf('gstr1')).toEqual({
      B2B: [2, '3000.00', '0.00', '270.00'],
      B2B_4A: [2, '3000.00', '0.00', '270.00'],
      B2CS: [1, '1200.00', '0.00', '108.00'],
      HSN_B2B: [1, '3000.00', '0.00', '270.00'],
      HSN_B2C: [1, '1200.00', '0.00', '108.00'],
    })
    expect(await jsonOf('gstr1')).toEqual(filed)
    // 500 more and 2,000 less of what was filed; 100 less to consumers; 300 new.
    expect(await sectionsOf('gstr1a')).toEqual({
      B2B: [1, '300.00', '54.00', '0.00'],
      B2B_4A: [1, '300.00', '54.00', '0.00'],
      B2BA: [2, '-1500.00', '0.00', '-135.00'],
      B2CSA: [1, '-100.00', '0.00', '-9.00'],
      HSN_B2B: [1, '-1200.00', '54.00', '-135.00'],
      HSN_B2C: [1, '-100.00', '0.00', '-9.00'],
    })

    const json = await jsonOf('gstr1a')
    const [numberA, numberB, numberE] = [await numberOf(a.id), await numberOf(b.id), added.number]
    expect(Object.keys(json)).toEqual(['gstin', 'fp', 'b2b', 'b2ba', 'b2csa', 'hsn', 'doc_issue'])
    expect(json['b2b'][0].inv[0]).toMatchObject({ inum: numberE, val: 354, pos: '29' })
    const amended = json['b2ba'][0]
    expect(amended.ctin).toBe(gstinOf('27', 'AABCR7719L'))
    expect(amended.inv).toEqual([
      {
        oinum: numberA,
        oidt: '12-10-2026',
        inum: numberA,
        idt: '12-10-2026',
        val: 1770,
        pos: '27',
        rchrg: 'N',
        inv_typ: 'R',
        itms: [{ num: 1801, itm_det: { txval: 1500, rt: 18, camt: 135, samt: 135, csamt: 0 } }],
      },
      // A cancelled one is amended to nothing; one item stays.
      expect.objectContaining({
        oinum: numberB,
        val: 0,
        itms: [{ num: 1801, itm_det: { txval: 0, rt: 18, camt: 0, samt: 0, csamt: 0 } }],
      }),
    ])
    // 700 of D and 400 of C, whole.
    expect(json['b2csa']).toEqual([
      {
        omon: '102026',
        sply_ty: 'INTRA',
        typ: 'OE',
        pos: '27',
        itms: [{ rt: 18, txval: 1100, camt: 99, samt: 99, csamt: 0 }],
      },
    ])
    expect(json['doc_issue'].doc_det).toEqual([
      {
        doc_num: 1,
        docs: [{ num: 1, from: numberE, to: numberE, totnum: 1, cancel: 0, net_issue: 1 }],
      },
    ])
    const { issues, errors } = await us.ok('gstr1a.issues', october())
    expect([errors, issues.filter(({ code }) => code.startsWith('HSN_DIFFERS'))]).toEqual([0, []])
  })

  test('has the documents behind each line, with what they add and take away', async () => {
    const behind = async (form: 'gstr1' | 'gstr1a', section: string) =>
      (await us.ok(`${form}.documents`, { ...october(), section })).records.map(
        ({ documentId, taxableValue }) => [documentId, taxableValue],
      )
    expect(await behind('gstr1a', 'B2BA')).toEqual([
      [a.id, '500.00'],
      [b.id, '-2000.00'],
    ])
    expect(await behind('gstr1a', 'B2CSA')).toEqual([[c.id, '-100.00']])
    expect(Object.fromEntries(await behind('gstr1', 'B2B'))).toEqual({
      [a.id]: '1000.00',
      [b.id]: '2000.00',
    })
    expect((await us.ok('gstr1.documents', { ...october(), section: 'B2CS' })).total).toBe(2)
    for (const call of ['gstr1a.export', 'gstr1a.pdf'] as const)
      expect((await us.call(call, october())).bytes.byteLength).toBeGreaterThan(1000)
  })

  test('is one period of GSTR-3B: what was filed with what was changed', async () => {
    const { sections } = await us.ok('gstr3b.summary', october())
    const outward = sections.find(({ section }) => section === '3.1(a)')
    // 3,000 + 1,200 - 1,500 - 100 + 300
    expect(outward).toMatchObject({ taxableValue: '2900.00', igst: '54.00', cgst: '234.00', sgst: '234.00' })
    const board = await us.ok('gstReturn.tieOut', { entityId: String(us.entityId), returnPeriod: '102026' })
    expect(board.filter(({ difference }) => Number(difference) !== 0)).toEqual([])
    // It closes GSTR-1A, which is filed before it.
    const mark = { ...october(), returnType: 'GSTR3B', filedOn: '2026-11-18' } as const
    expect(codeOf(await us.call('gstReturn.markFiled', mark))).toEqual([400, 'RETN1016'])
    expect(codeOf(await us.call('gstr1a.close', october()))).toEqual([400, 'RETN1065'])
    expect(await deadlines()).toEqual([['GSTR-1A 10/2026', `returns/gstr1a/102026?entityId=${us.entityId}`]])
  })

  test('takes no other GSTIN and no other period of what was filed', async () => {
    const { version } = await us.ok('salesInvoice.detail', { id: String(a.id) })
    const other = await us.call(
      'salesInvoice.save',
      body('150', { id: a.id, version, partyId: shop.otherState }),
    )
    expect(fieldsOf(other)).toEqual([['partyId', 'RETN0053']])
    const later = await us.call('salesInvoice.save', body('150', { id: a.id, version, date: '2026-11-02' }))
    expect(fieldsOf(later)).toEqual([['date', 'RETN0052']])
  })

  test('is filed once, not before it opens; afterwards the period is locked', async () => {
    const calendar = async () =>
      (await us.ok('gstReturn.calendar', { entityId: String(us.entityId), financialYear: '2026-27' })).filter(
        ({ form }) => form === 'gstr1a',
      )
    expect(await calendar()).toMatchObject([
      { returnPeriod: '102026', dueOn: '2026-11-20', status: 'NotStarted', isOptional: true },
    ])
    // The guide to corrections leads here as long as it can, and to an amendment afterwards.
    const routeOf = async () =>
      (
        await us.ok('salesInvoice.correction', {
          id: a.id,
          wrong: 'particulars',
          isSupplied: false,
          isBooked: false,
        })
      ).route
    expect(await routeOf()).toBe('gstr1a')
    const mark = { ...october(), returnType: 'GSTR1A' } as const
    await us.ok('gstReturn.setPrepared', { ...mark, isPrepared: true })
    expect(await calendar()).toMatchObject([{ status: 'Prepared' }])
    const early = await us.call('gstReturn.markFiled', { ...mark, filedOn: '2026-11-10' })
    expect(fieldsOf(early)).toEqual([['filedOn', 'RETN0051']])
    await us.ok('gstReturn.markFiled', { ...mark, filedOn: '2026-11-18', arn: 'AA271026123456Z' })
    expect(await routeOf()).toBe('amend')
    expect(await deadlines()).toEqual([])
    expect(await calendar()).toMatchObject([{ status: 'Filed', arn: 'AA271026123456Z' }])
    expect((await us.ok('gstr1a.summary', october())).filed).toMatchObject({ filedOn: '2026-11-18' })
    expect(codeOf(await us.call('gstReturn.markFiled', { ...mark, filedOn: '2026-11-18' }))).toEqual([
      400,
      'RETN1001',
    ])
    expect(codeOf(await us.call('gstr1a.open', october()))).toEqual([400, 'RETN1064'])
    expect(fieldsOf(await us.call('salesInvoice.save', body('90')))).toEqual([['date', 'DOCU0025']])
    const { version } = await us.ok('salesInvoice.detail', { id: String(a.id) })
    expect((await us.call('salesInvoice.save', body('10', { id: a.id, version }))).status).toBe(400)
    expect(codeOf(await us.call('gstReturn.markUnfiled', { ...october(), reason: 'Mistake' }))).toEqual([
      400,
      'RETN1064',
    ])
    expect(await jsonOf('gstr1')).toEqual(filed)
    // No later GSTR-1 amends what GSTR-1A has.
    expect(Object.keys(await jsonOf('gstr1', { ...october(), returnPeriod: '112026' }))).not.toContain('b2ba')
    await us.ok('gstReturn.markFiled', { ...october(), returnType: 'GSTR3B', filedOn: '2026-11-19' })
  })
})

describe('a shipping bill that comes after GSTR-1', () => {
  const september = () => ({ entityId: us.entityId, returnPeriod: '092026' })
  const abroad = { supplyKind: 'EXPWP' }

  test('is amended in GSTR-1A where that is open, and then in no later GSTR-1', async () => {
    const buyer = await us.ok('party.save', {
      code: 'DXB',
      name: 'Deira Trading',
      role: 'Customer',
      taxpayerType: 'OEXP',
      billingAddress: { line1: '1 Creek Road', city: 'Dubai', stateCode: '96', countryCode: 'AE' },
    } as never)
    const invoice = await us.ok(
      'salesInvoice.save',
      body('100', { partyId: buyer.id, date: '2026-09-10', ...abroad }),
    )
    await us.ok('gstReturn.markFiled', { ...september(), filedOn: '2026-10-10' })
    const bill = { shippingBillNumber: '1234567', shippingBillDate: '2026-09-12', portCode: 'INNSA1' }
    const first = await us.ok('salesInvoice.addShippingBill', {
      id: invoice.id,
      version: invoice.version,
      ...bill,
    })
    expect(first.amendedIn).toBe('112026')
    await us.ok('gstr1a.open', september())
    const again = await us.ok('salesInvoice.addShippingBill', {
      id: invoice.id,
      version: first.version,
      ...bill,
      shippingBillNumber: '7654321',
    })
    expect(again.amendedIn).toBeNull()
    const json = await jsonOf('gstr1a', september())
    expect(json['expa'][0].inv[0]).toMatchObject({ sbnum: '7654321' })
    expect((await jsonOf('gstr1', september()))['exp'][0].inv[0]).not.toHaveProperty('sbnum')
    expect(Object.keys(await jsonOf('gstr1', { ...september(), returnPeriod: '112026' }))).not.toContain(
      'expa',
    )
  })
})

describe('a quarter', () => {
  test('has one GSTR-1A; what an IFF held stays as it was furnished', async () => {
    const they = await server.makeSubscriber()
    const their = await stockShop(they)
    await they.inTenant((db) =>
      db
        .updateTable('entities')
        .set({ filingFrequency: 'Quarterly' })
        .where('id', '=', they.entityId)
        .execute(),
    )
    const invoice = (date: string, unitPrice: string, more: Record<string, unknown> = {}) =>
      they.ok('salesInvoice.save', {
        ...body(unitPrice, more),
        entityId: they.entityId,
        partyId: their.registered,
        date,
        lines: [{ itemId: their.bolt, quantity: '10', unitPrice }],
      })
    const of = (returnPeriod: string) => ({ entityId: they.entityId, returnPeriod })
    const held = await invoice('2026-07-10', '100')
    const other = await invoice('2026-09-10', '200')
    await they.ok('gstReturn.markFiled', { ...of('072026'), returnType: 'IFF', filedOn: '2026-08-12' })
    await they.ok('gstReturn.markFiled', { ...of('092026'), filedOn: '2026-10-13' })
    const json = async (form: 'gstr1' | 'gstr1a') =>
      JSON.parse((await they.call(`${form}.json`, of('092026'))).bytes.toString('utf8')) as Record<
        string,
        any
      >
    const filed = await json('gstr1')
    expect(fieldsOf(await they.call('gstr1a.open', of('082026')))).toEqual([['returnPeriod', 'RETN0058']])
    await they.ok('gstr1a.open', of('092026'))
    const furnished = await they.call('salesInvoice.save', {
      ...body('110', { id: held.id, version: held.version }),
      entityId: they.entityId,
      partyId: their.registered,
      date: '2026-07-10',
      lines: [{ itemId: their.bolt, quantity: '10', unitPrice: '110' }],
    })
    expect(codeOf(furnished)).toEqual([400, 'ACTN0017'])
    await invoice('2026-09-10', '150', { id: other.id, version: other.version })
    // A month of the quarter that no IFF held is open with it.
    await invoice('2026-08-20', '30')
    expect(await json('gstr1')).toEqual(filed)
    const { sections } = await they.ok('gstr1a.summary', of('092026'))
    expect(sections.map(({ section, taxableValue }) => [section, taxableValue])).toEqual([
      ['B2B', '300.00'],
      ['B2B_4A', '300.00'],
      ['B2BA', '-500.00'],
      ['HSN_B2B', '-200.00'],
    ])
    // The tax of the quarter: 1,000 of the IFF, 1,500 and 300.
    const { sections: cells } = await they.ok('gstr3b.summary', of('092026'))
    expect(cells.find(({ section }) => section === '3.1(a)')).toMatchObject({ taxableValue: '2800.00' })
    await they.ok('gstReturn.markFiled', { ...of('092026'), returnType: 'GSTR1A', filedOn: '2026-10-20' })
    expect(await json('gstr1')).toEqual(filed)
  })
})

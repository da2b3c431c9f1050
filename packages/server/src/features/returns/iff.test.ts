import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
beforeAll(async () => {
  server = await sharedTestServer('2027-01-20T10:00:00Z')
})

const october = '102026'
const november = '112026'
const quarter = '122026'

/** A shop whose GSTIN files by quarters. */
async function quarterlyShop() {
  const us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await us.inTenant((db) =>
    db
      .updateTable('entities')
      .set({ filingFrequency: 'Quarterly', turnover: '20000000' })
      .where('id', '=', us.entityId)
      .execute(),
  )
  return { us, shop }
}

const goods = (more: object = {}) => ({
  description: 'Hexagon bolt, M8',
  hsn: '73181500',
  supply: 'Goods' as const,
  uqc: 'NOS',
  quantity: '10',
  unitPrice: '100',
  taxCategory: 'Taxable' as const,
  taxRate: '18',
  ...more,
})

const sale = (us: TestSubscriber, partyId: number, date: string, more: object = {}) =>
  ({ entityId: us.entityId, partyId, date, status: 'Active', lines: [goods()], ...more }) as never

const of = (us: TestSubscriber, returnPeriod: string) => ({ entityId: us.entityId, returnPeriod })

const furnish = (us: TestSubscriber, returnPeriod: string, more: object = {}, by: TestUser = us) =>
  by.call('gstReturn.markFiled', {
    ...of(us, returnPeriod),
    returnType: 'IFF',
    filedOn: '2026-12-13',
    ...more,
  } as never)

interface File {
  readonly b2b?: { inv: { inum: string; itms: { itm_det: Tax }[] }[] }[]
  readonly b2cs?: Tax[]
  readonly nil?: { inv: { expt_amt: number; nil_amt: number; ngsup_amt: number }[] }
  readonly hsn?: { hsn_b2b?: Tax[]; hsn_b2c?: Tax[] }
  readonly doc_issue?: { doc_det: { docs: { totnum: number }[] }[] }
}
interface Tax {
  readonly txval: number
  readonly iamt?: number
  readonly camt?: number
}

async function fileOf(us: TestSubscriber, returnPeriod: string): Promise<File> {
  const { bytes } = await us.call('gstr1.json', of(us, returnPeriod))
  return JSON.parse(bytes.toString()) as File
}

const numbersOf = (file: File) => (file.b2b ?? []).flatMap(({ inv }) => inv.map(({ inum }) => inum))
const invoiceOf = async (us: TestSubscriber, id: number) => us.ok('salesInvoice.detail', { id })
const reasonOf = (reply: { body: { errors?: { message: string }[] } }) => reply.body.errors?.[0]?.message
const codesOf = ({ body }: { body: { validationErrors?: Record<string, { code: string }[]> } }) =>
  Object.entries(body.validationErrors ?? {}).map(([path, [first]]) => [
    path.replace('Data.', ''),
    first!.code,
  ])

describe('an IFF that is furnished', () => {
  let us: TestSubscriber
  let shop: Shop
  let ids: Record<'first' | 'mixed' | 'consumer' | 'december', number>
  beforeAll(async () => {
    ;({ us, shop } = await quarterlyShop())
    const made = async (partyId: number, date: string, more: object = {}) =>
      (await us.ok('salesInvoice.save', sale(us, partyId, date, more))).id
    ids = {
      first: await made(shop.registered, '2026-10-05'),
      // An exempt line beside: table 8 is in no IFF.
      mixed: await made(shop.registered, '2026-10-06', {
        lines: [
          goods(),
          goods({ hsn: '10063020', taxCategory: 'Exempt', taxRate: undefined, unitPrice: '7' }),
        ],
      }),
      consumer: await made(shop.consumer, '2026-10-07'),
      december: await made(shop.registered, '2026-12-01'),
    }
  })

  test('is marked with its day and ARN, once, by those who may file', async () => {
    const early = await furnish(us, october, { filedOn: '2026-10-31' })
    expect(codesOf(early)).toEqual([['filedOn', 'RETN0002']])
    expect(codesOf(await furnish(us, quarter))).toEqual([['returnPeriod', 'RETN0003']])
    expect(codesOf(await furnish(us, november))).toEqual([['returnPeriod', 'RETN0004']])
    const reader = await us.makeUser({ rights: ['REP_GSTR1'], entityIds: [us.entityId] })
    expect((await furnish(us, october, {}, reader)).status).toBe(403)
    const marked = await furnish(us, october, { filedOn: '2026-11-13', arn: 'AA2710261234567' })
    expect([marked.status, marked.body]).toEqual([
      200,
      expect.objectContaining({ filedOn: '2026-11-13', arn: 'AA2710261234567', filedBy: 'Asha Rao' }),
    ])
    expect(reasonOf(await furnish(us, october))).toContain('already')
    const summary = await us.ok('gstr1.summary', of(us, october))
    expect(summary).toMatchObject({ isIff: true, filed: { arn: 'AA2710261234567' } })
  })

  test('locks what it held and nothing else', async () => {
    const { version } = await invoiceOf(us, ids.first)
    const edit = await us.call(
      'salesInvoice.save',
      sale(us, shop.registered, '2026-10-05', { id: ids.first, version }),
    )
    expect([edit.status, reasonOf(edit)]).toEqual([400, expect.stringContaining('furnished in an IFF')])
    const cancelled = await us.ok('salesInvoice.cancel', {
      ids: [ids.first, ids.consumer],
      reason: 'Duplicate',
    })
    expect(cancelled).toMatchObject({ done: [ids.consumer], refused: [{ id: ids.first }] })
    expect(cancelled.refused[0]!.message).toContain('furnished in an IFF')
    const detail = await invoiceOf(us, ids.first)
    expect(detail.furnishedIn).toBe(october)
    expect(detail.actions.find(({ action }) => action === 'edit')).toMatchObject({ allowed: false })
  })

  test('is left out of the quarter, which says how much that is; tables 8, 12 and 13 are of the whole quarter', async () => {
    const file = await fileOf(us, quarter)
    expect(numbersOf(file)).toEqual([(await invoiceOf(us, ids.december)).number])
    expect(file.nil?.inv).toMatchObject([{ expt_amt: 70 }])
    expect(file.hsn?.hsn_b2b?.map(({ txval }) => txval).toSorted()).toEqual([3000, 70])
    expect(file.doc_issue?.doc_det[0]!.docs[0]!.totnum).toBe(4)
    const summary = await us.ok('gstr1.summary', of(us, quarter))
    expect(summary.furnished).toMatchObject([
      { returnPeriod: october, documents: 2, taxableValue: '2000.00', cgst: '180.00', total: '2360.00' },
    ])
    expect(summary.sections.find(({ section }) => section === 'B2B')).toMatchObject({
      documents: 1,
      taxableValue: '1000.00',
    })
    expect(summary.liability.cgst).toBe('90.00')
    const issues = await us.ok('gstr1.issues', of(us, quarter))
    expect(issues.issues.map(({ code }) => code).filter((code) => /DIFFERS|NIL_RETURN/.test(code))).toEqual(
      [],
    )
    const listed = await us.ok('gstr1.documents', { ...of(us, quarter), section: 'B2B' })
    expect([listed.total, listed.records.map(({ documentId }) => documentId)]).toEqual([1, [ids.december]])
    const held = await us.ok('gstr1.documents', { ...of(us, october), section: 'B2B' })
    expect([held.total, held.records.length]).toEqual([2, 2])
    const sheet = await us.call('gstr1.export', { ...of(us, quarter), format: 'csv' })
    expect(sheet.bytes.toString()).toContain('10/2026,2,2000.00,0.00,180.00,180.00,0.00,2360.00')
  })

  test('takes no document that comes late: the next IFF or the quarter has it', async () => {
    const late = await us.ok('salesInvoice.save', sale(us, shop.registered, '2026-10-20'))
    const before = await us.ok('gstr1.summary', of(us, october))
    expect(before.sections[0]).toMatchObject({ section: 'B2B', documents: 2 })
    expect(numbersOf(await fileOf(us, november))).toEqual([late.number])
    expect(numbersOf(await fileOf(us, quarter))).toContain(late.number)
    const issues = await us.ok('gstr1.issues', of(us, november))
    expect(issues.issues).toEqual([])
    await us.ok('salesInvoice.save', sale(us, shop.registered, '2026-11-10'))
    expect((await furnish(us, november)).status).toBe(200)
    expect(numbersOf(await fileOf(us, quarter))).not.toContain(late.number)
    expect((await invoiceOf(us, late.id)).furnishedIn).toBe(november)
    const last = await us.ok('salesInvoice.save', sale(us, shop.registered, '2026-10-21'))
    expect(numbersOf(await fileOf(us, quarter))).toContain(last.number)
  })

  test('is opened again with a reason while the quarter is not filed; the trail has both, of the invoice too', async () => {
    const back = { ...of(us, october), returnType: 'IFF' as const }
    await us.ok('gstReturn.markFiled', { ...of(us, quarter), filedOn: '2027-01-13' } as never)
    expect(reasonOf(await us.call('gstReturn.markUnfiled', { ...back, reason: 'wrong month' }))).toContain(
      'Reopen it first',
    )
    await us.ok('gstReturn.markUnfiled', { ...of(us, quarter), reason: 'wrong month' })
    expect((await us.call('gstReturn.markUnfiled', { ...back, reason: '' })).status).toBe(422)
    await us.ok('gstReturn.markUnfiled', { ...back, reason: 'wrong month' })
    expect(numbersOf(await fileOf(us, quarter))).toContain((await invoiceOf(us, ids.first)).number)
    expect((await us.ok('gstr1.summary', of(us, quarter))).furnished).toMatchObject([
      { returnPeriod: november, documents: 2 },
    ])
    const { entries } = await us.ok('audit.history', { record: 'entity', id: String(us.entityId) })
    expect(entries[0]).toMatchObject({ action: 'delete', part: 'filedPeriods', reason: 'wrong month' })
    const { entries: own } = await us.ok('audit.history', { record: 'salesInvoice', id: String(ids.first) })
    expect(own.slice(0, 2)).toMatchObject([
      { action: 'delete', part: 'iff', reason: 'wrong month', userName: 'Asha Rao' },
      { action: 'create', part: 'iff' },
    ])
    expect(own[1]!.changes).toContainEqual(expect.objectContaining({ after: october }))
    const cancelled = await us.ok('salesInvoice.cancel', { ids: [ids.first], reason: 'Duplicate' })
    expect(cancelled.done).toEqual([ids.first])
  })
})

test('a filed quarter takes no mark of an IFF any more, and a monthly filer has none', async () => {
  const { us, shop } = await quarterlyShop()
  await us.ok('salesInvoice.save', sale(us, shop.registered, '2026-10-05'))
  await us.ok('gstReturn.markFiled', { ...of(us, quarter), filedOn: '2027-01-13' } as never)
  expect(reasonOf(await furnish(us, october))).toContain('Reopen it first')
  const monthly = await server.makeSubscriber()
  expect(codesOf(await furnish(monthly, october))).toEqual([['returnPeriod', 'RETN0003']])
})

test('two IFFs and the return of the quarter together are the quarter: no document twice, no paisa lost', async () => {
  const { us, shop } = await quarterlyShop()
  let seed = 20_261_123
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const saveSome = async (months: readonly string[], count: number) => {
    for (let index = 0; index < count; index += 1) {
      const lines = Array.from({ length: 1 + random(3) }, () =>
        goods({
          quantity: String(1 + random(40)),
          unitPrice: `${1 + random(900)}.${String(random(100)).padStart(2, '0')}`,
          ...[{ taxRate: '5' }, { taxRate: '18' }, { taxCategory: 'Exempt', taxRate: undefined }][random(3)],
        }),
      )
      const party = [shop.registered, shop.registered, shop.consumer][random(3)]!
      const date = `2026-${months[random(months.length)]!}-${String(1 + random(28)).padStart(2, '0')}`
      await us.ok('salesInvoice.save', sale(us, party, date, { lines }))
    }
  }
  await saveSome(['10', '11', '12'], 14)
  const whole = await fileOf(us, quarter)
  expect((await furnish(us, october)).status).toBe(200)
  const parts = [await fileOf(us, october)]
  expect((await furnish(us, november)).status).toBe(200)
  parts.push(await fileOf(us, november), await fileOf(us, quarter))
  expect(together(parts)).toEqual(together([whole]))

  await saveSome(['10', '11', '12'], 6)
  const later = [await fileOf(us, october), await fileOf(us, november), await fileOf(us, quarter)]
  expect(later.slice(0, 2)).toEqual(parts.slice(0, 2))
  for (const month of [october, november])
    await us.ok('gstReturn.markUnfiled', { ...of(us, month), returnType: 'IFF', reason: 'to compare' })
  expect(together(later)).toEqual(together([await fileOf(us, quarter)]))
})

/** Every record of the sections of documents, sorted, and all else of the last file, which must be of the quarter. */
function together(files: readonly File[]) {
  const { b2b: _, ...rest } = files.at(-1)!
  const invoices = files.flatMap(({ b2b = [] }) => b2b.flatMap(({ inv }) => inv))
  return {
    invoices: invoices.toSorted((one, other) => (one.inum < other.inum ? -1 : 1)),
    rest,
  }
}

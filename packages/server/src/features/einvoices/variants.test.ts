import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gstinOf } from '../../../test/call-helpers.ts'
import { endOfTask, startPortalWorld } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'
import { today } from '../../../test/world.ts'

type Buyer = 'local' | 'far' | 'zone' | 'abroad' | 'deemed'

let world: PortalWorld
const buyers = {} as Record<Buyer, number>
const lut = 'AD270426000001X'
/** The one sample of an operator's GSTIN in the reference of the returns. */
const operator = '27AANCE9902F1CP'

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  const { us, buyerId } = world
  const party = async (name: string, taxpayerType: string, address: object, gstin?: string) => {
    const billingAddress = { line1: '7 Mill Road', city: 'Town', ...address }
    const input = { name, role: 'Customer', taxpayerType, billingAddress, ...(gstin ? { gstin } : {}) }
    return (await us.ok('party.save', input as never)).id
  }
  buyers.local = buyerId
  buyers.far = await party(
    'Kaveri',
    'REG',
    { stateCode: '29', pincode: '560001' },
    gstinOf('29', 'AAFCK5530Q'),
  )
  buyers.zone = await party(
    'Zone',
    'SEZ',
    { stateCode: '27', pincode: '400096' },
    gstinOf('27', 'AABCZ1234K'),
  )
  buyers.abroad = await party('Lyon Tissus', 'OEXP', {
    stateCode: '96',
    pincode: '999999',
    countryCode: 'FR',
  })
  buyers.deemed = await party(
    'EOU',
    'DEXP',
    { stateCode: '33', pincode: '600001' },
    gstinOf('33', 'AABCE7719L'),
  )
  const luts = JSON.stringify([{ number: lut, validFrom: '2026-04-01', validTo: '2027-03-31' }])
  await us.inTenant((db) => db.updateTable('entities').set({ luts }).where('id', '=', us.entityId).execute())
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
  const [place] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  await us.ok('eInvoice.saveCredentials', {
    entityId: us.entityId,
    version: 0,
    provider: 'Sandbox',
    userName: sandboxUserOf(place!.gstin!),
    password: sandboxPassword,
  })
})
afterAll(() => world?.stop())

const goods = {
  description: 'Steel bolt',
  hsn: '73181500',
  supply: 'Goods',
  uqc: 'NOS',
  quantity: '10',
  unitPrice: '12.50',
  taxCategory: 'Taxable',
  taxRate: '18',
}
const service = {
  ...goods,
  description: 'Design',
  hsn: '998391',
  supply: 'Services',
  uqc: undefined,
  quantity: '1',
}
const rice = { ...goods, description: 'Rice', hsn: '10063020', uqc: 'KGS', taxRate: '0' }
const tobacco = { ...goods, description: 'Cigars', hsn: '24021010', taxRate: '40' }
const at = (stateCode: string, pincode: string, more: object = {}) => ({
  shippingAddress: { name: 'Depot', line1: '9 Beach Road', city: 'Town', stateCode, pincode, ...more },
})
const from = (stateCode: string, pincode: string) => ({
  dispatchAddress: { name: 'Godown', line1: '2 Ring Road', city: 'Town', stateCode, pincode },
})
const rated = (rates: string[]) =>
  rates.map((taxRate) => ({ ...goods, taxRate, quantity: '3.333', unitPrice: '7.77' }))
const abroad = {
  supplyKind: 'EXPWP',
  currencyCode: 'USD',
  exchangeRate: '88.75',
  exportDetails: { portCode: 'INNSA1', countryCode: 'FR', shippingBillNumber: '1234567' },
}

/** What a sale can be; `payload` is a part of what must be sent. */
const sales: [name: string, buyer: Buyer, more: object, payload?: object][] = [
  ['each rate in force', 'local', { lines: rated(['0', '0.1', '0.25', '1', '1.5', '3', '5', '18', '40']) }],
  ['to another state', 'far', {}, { ItemList: [{ IgstAmt: 22.5 }] }],
  [
    'the price includes the tax',
    'far',
    { priceIncludesTax: true, lines: [{ ...goods, unitPrice: '117.99' }] },
  ],
  ['discount of a line in per cent', 'local', { lines: [{ ...goods, discountPercent: '7.5' }] }],
  ['discount of the document in per cent', 'local', { discountPercent: '3', lines: [goods, service] }],
  ['discount of the document in rupees', 'far', { discountAmount: '100', lines: [goods, goods] }],
  ['a charge spread over the lines', 'local', { charges: [{ description: 'Freight', amount: '150' }] }],
  [
    'a separately taxed charge',
    'local',
    { charges: [{ description: 'Freight', hsn: '996511', amount: '150', taxRate: '5' }] },
    { ItemList: [{}, { HsnCd: '996511', IsServc: 'Y', AssAmt: 150 }] },
  ],
  [
    'a charge outside GST',
    'local',
    { charges: [{ description: 'Deposit', amount: '150', taxCategory: 'NonGst' }] },
    { ValDtls: { OthChrg: 150 } },
  ],
  ['charges of a line', 'local', { lines: [{ ...goods, otherCharges: '11.11', discountAmount: '5' }] }],
  [
    'charges of a line whose price includes the tax',
    'far',
    { priceIncludesTax: true, lines: [{ ...goods, unitPrice: '118', otherCharges: '118' }] },
    { ItemList: [{ UnitPrice: 110, TotAmt: 1100, Discount: 0, AssAmt: 1100, IgstAmt: 198 }] },
  ],
  ['an exempt line beside a taxed one', 'local', { lines: [goods, { ...rice, taxCategory: 'Exempt' }] }],
  ['a nil-rated line', 'far', { lines: [goods, { ...rice, taxCategory: 'NilRated' }] }],
  [
    'a line outside GST',
    'local',
    { lines: [goods, { ...rice, hsn: '27101990', uqc: 'LTR', taxCategory: 'NonGst' }] },
    { ValDtls: { AssVal: 125, OthChrg: 125 } },
  ],
  [
    'cess on the state',
    'local',
    { lines: [{ ...goods, stateCessRate: '1' }] },
    { ValDtls: { StCesVal: 1.25 } },
  ],
  [
    'reverse charge',
    'local',
    { reverseCharge: true, lines: [{ ...service, hsn: '998211' }] },
    { TranDtls: { RegRev: 'Y' }, ValDtls: { CgstVal: 1.13, TotInvVal: 13 } },
  ],
  [
    'reverse charge to another state with a charge',
    'far',
    { reverseCharge: true, lines: [service], charges: [{ description: 'Toll', amount: '99.99' }] },
  ],
  [
    'IGST within the state',
    'local',
    { reverseCharge: true, igstOnIntra: true, lines: [service] },
    { TranDtls: { IgstOnIntra: 'Y' }, ValDtls: { IgstVal: 2.25 } },
  ],
  ['to a zone with payment', 'zone', { supplyKind: 'SEZWP' }, { TranDtls: { SupTyp: 'SEZWP' } }],
  [
    'to a zone without payment',
    'zone',
    { supplyKind: 'SEZWOP', lutNumber: lut, lines: [service] },
    { TranDtls: { SupTyp: 'SEZWOP' }, ItemList: [{ GstRt: 18, IgstAmt: 0 }] },
  ],
  [
    'export with payment in dollars',
    'abroad',
    abroad,
    { BuyerDtls: { Gstin: 'URP', Pos: '96', Pin: 999999 }, ExpDtls: { ForCur: 'USD', Port: 'INNSA1' } },
  ],
  ['export without payment', 'abroad', { supplyKind: 'EXPWOP', lutNumber: lut, lines: [service] }],
  ['export shipped from an Indian port', 'abroad', { ...abroad, ...at('27', '400707') }],
  ['export with the place abroad', 'abroad', { ...abroad, ...at('96', '999999', { countryCode: 'FR' }) }],
  ['deemed export', 'deemed', { supplyKind: 'DeemedExport' }, { TranDtls: { SupTyp: 'DEXP' } }],
  [
    'through an operator',
    'local',
    { ecommerceGstin: operator },
    { TranDtls: { EcmGstin: operator, RegRev: 'N' } },
  ],
  [
    'through an operator who pays the tax',
    'local',
    {
      ecommerceGstin: operator,
      ecommerceSection: '9(5)',
      lines: [{ ...service, hsn: '996331', taxRate: '5' }],
    },
    { TranDtls: { EcmGstin: operator, RegRev: 'Y' }, ItemList: [{ CgstAmt: 0.31, TotItemVal: 12.5 }] },
  ],
  ['billed here and shipped there', 'far', at('33', '600001', { gstin: gstinOf('33', 'AABCM1234K') })],
  ['dispatched from another place', 'far', from('27', '440001'), { DispDtls: { Pin: 440001 } }],
  ['both', 'far', { ...from('24', '395001'), ...at('33', '600001') }],
  [
    'a price of nine decimals',
    'far',
    { lines: [{ ...goods, quantity: '100000', unitPrice: '0.012345678' }] },
    { ItemList: [{ Qty: 100, Unit: 'THD', UnitPrice: 12.346 }] },
  ],
  [
    'goods given away, batch and barcode',
    'local',
    { lines: [{ ...goods, freeQuantity: '2', batch: 'B1234', barcode: '8901234567890' }] },
    { ItemList: [{ FreeQty: 2, Barcde: '8901234567890', BchDtls: { Nm: 'B1234' } }] },
  ],
  ['no rounding', 'far', { roundOff: false, lines: [{ ...goods, unitPrice: '12.53' }] }],
  [
    'an order of long number, remarks of several lines',
    'far',
    { customerPoNumber: 'PO/2026/000000123456789', remarks: 'As agreed\nby "phone"' },
    { RefDtls: { InvRm: "As agreed by 'phone'", ContrDtls: [{ PORefr: 'PO/2026/00000012' }] } },
  ],
  [
    'where to pay, and until when',
    'far',
    {
      paymentTermsDays: 30,
      bank: { holder: 'Shop', accountNumber: '001234567890', ifsc: 'SBIN0000300', bankName: 'SBI' },
    },
    { PayDtls: { Nm: 'Shop', AccDet: '001234567890', FinInsBr: 'SBIN0000300', CrDay: 30 } },
  ],
  [
    'what was paid with the invoice, and the terms',
    'far',
    {
      dueDate: today,
      terms: 'Half in advance',
      received: { amount: '100', mode: 'Cash' },
    },
    { PayDtls: { PayTerm: 'Half in advance', PaidAmt: 100, PaymtDue: 48 } },
  ],
  [
    'kilograms whose price has no three decimals',
    'local',
    {
      priceIncludesTax: true,
      lines: [{ ...goods, uqc: 'KGS', quantity: '12345.678', unitPrice: '99.99' }],
    },
    { ItemList: [{ Qty: 12345.678, Unit: 'KGS', UnitPrice: 84.738, AssAmt: 1046139.28 }] },
  ],
  [
    'many pieces at a fraction of a rupee',
    'local',
    { lines: [{ ...goods, quantity: '9999999.999', unitPrice: '0.12345678' }] },
    { ItemList: [{ AssAmt: 1234567.8 }] },
  ],
  [
    'a few grams of a price far below a paisa',
    'local',
    { lines: [{ ...goods, uqc: 'OTH', quantity: '9999.999', unitPrice: '0.0012345' }] },
    { ItemList: [{ Qty: 1, Unit: 'OTH', UnitPrice: 12.34, Discount: 0, AssAmt: 12.34 }] },
  ],
  [
    'cess rates without payment of tax',
    'abroad',
    { supplyKind: 'EXPWOP', lutNumber: lut, lines: [{ ...tobacco, cessRate: '12', stateCessRate: '1' }] },
    { ValDtls: { CesVal: 0, StCesVal: 0 } },
  ],
  ['a line of a hundred per cent discount', 'far', { lines: [goods, { ...goods, discountPercent: '100' }] }],
  ['a line without a price', 'far', { lines: [goods, { ...goods, unitPrice: '0' }] }],
  [
    'cess by value and by unit, within the price',
    'far',
    { priceIncludesTax: true, lines: [{ ...tobacco, cessRate: '12', cessPerUnit: '2.076', quantity: '7' }] },
    { ValDtls: { CgstVal: 0 }, ItemList: [{ CesRt: 12, CesNonAdvlAmt: 14.53 }] },
  ],
  ['cess by unit', 'local', { lines: [{ ...tobacco, cessPerUnit: '4.17' }] }, { ValDtls: { CesVal: 41.7 } }],
]

test('every kind of sale passes the check before sending, and the portal', async () => {
  const { us } = world
  const made: { id: number; name: string; payload: object }[] = []
  for (const [name, buyer, more, payload = {}] of sales) {
    const input = { entityId: us.entityId, partyId: buyers[buyer], date: today(), lines: [goods], ...more }
    const reply = await us.call('salesInvoice.save', { status: 'Active', ...input } as never)
    expect([name, reply.status, reply.body.validationErrors]).toEqual([name, 200, undefined])
    made.push({ id: reply.body.id, name, payload })
  }
  const documentIds = made.map(({ id }) => id)
  const checks = await us.ok('eInvoice.validate', { documentIds })
  for (const { id, name } of made) {
    const check = checks.find(({ documentId }) => documentId === id)
    expect([name, check]).toEqual([name, { documentId: id, applies: true, reason: null, issues: [] }])
  }
  const task = await endOfTask(us, await us.ok('eInvoice.generate', { documentIds }))
  expect(task.response).toMatchObject({ done: made.length, rejected: 0 })
  for (const { id, name, payload } of made) {
    const sent = await us.call('eInvoice.json', { documentId: String(id) })
    expect({ name, ...JSON.parse(sent.bytes.toString()) }).toMatchObject({ name, ...payload })
  }
})

test('a charge without a code is corrected where it is typed', async () => {
  const { us, invoice } = world
  const { id } = await invoice({ charges: [{ description: 'Freight', amount: '150', taxRate: '5' }] })
  const [check] = await us.ok('eInvoice.validate', { documentIds: [id] })
  expect(check!.issues.map(({ code, path }) => [code, path])).toEqual([['5002', 'charges[0].hsn']])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import samples from '../../contracts/fixtures/field-samples.json' with { type: 'json' }
import { gstinOf, startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/**
 * Limits, characters and bounds at the calls: each sample of the specification sent in the fields that the rule is of.
 * What breaks it is refused with 422 that names the field; what keeps it is not, whatever else may be wrong.
 */

const address = { line1: '12 MG Road', city: 'Pune', stateCode: '27', pincode: '411001', countryCode: 'IN' }

/** Smallest bodies; a sample is put in at its place. */
const bodies = {
  'party.save': () => ({
    name: 'Limit Stores',
    role: 'Customer',
    taxpayerType: 'UNREG',
    billingAddress: address,
  }),
  'item.save': () => ({
    name: 'Limit bolt',
    kind: 'Item',
    supply: 'Goods',
    hsn: '73181500',
    uqc: 'NOS',
    taxCategory: 'Taxable',
    taxRate: '18',
  }),
  'category.save': () => ({ name: 'Limits' }),
  'unit.save': () => ({ code: 'LIM', uqc: 'NOS' }),
  'taxRate.save': () => ({ text: '18.5', rate: '18.5' }),
  'hsnSac.save': () => ({ code: '73189999', description: 'Limit', kind: 'HSN' }),
  'series.save': () => ({ name: 'Limits', code: 'LIM', documentKind: 'salesInvoice', prefix: 'LIM' }),
  'company.save': () => ({ entityType: 'Business', entityName: 'Limit Traders' }),
  'place.save': () => ({
    entityType: 'Entity',
    parentEntityId: us.companyId,
    entityName: 'Limit Pune',
    locationType: 'Location',
    address,
  }),
  'branch.save': () => ({
    entityType: 'ChildEntity',
    parentEntityId: us.entityId,
    entityName: 'Limit godown',
    locationType: 'Godown',
    address,
  }),
  'department.save': () => ({ name: 'Limits', entityId: us.entityId }),
  'user.save': () => ({
    firstName: 'Lim',
    userName: `limit-${++made}@example.in`,
    emailAddress: 'limit@example.in',
    userType: 'Normal',
  }),
  'role.save': () => ({ name: 'Limits', rights: [] }),
  'vendor.save': () => ({ gstin: gstinOf('29', 'AAPFU0939F'), name: 'Limit supplier' }),
  'ipAddress.save': () => ({ address: '203.0.113.7' }),
  'emailTemplate.save': () => ({ event: 'resetLink', language: 'en', subject: 'Link', body: '{{link}}' }),
  'salesInvoice.save': () => ({
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-01',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '10' }],
    charges: [{ description: 'Freight', amount: '1' }],
  }),
  'paymentIn.save': () => ({
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-01',
    mode: 'Cash',
    amount: '1',
  }),
  'paymentOut.save': () => ({
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-01',
    mode: 'Cheque',
    amount: '1',
  }),
  'salesInvoice.cancel': () => ({ ids: [99_999_999], reason: 'Duplicate' }),
} as const
type Body = keyof typeof bodies

/** Bodies of places of business go to one call. */
const callOf = (body: Body) => (/^(company|place|branch)/.test(body) ? 'entity.save' : body)

/** Rule of the specification: fields that it is of. */
const fields: Record<string, readonly string[]> = {
  'limit vehicle number': ['salesInvoice.save transport.vehicleNumber'],
  'limit customer PO number': ['salesInvoice.save customerPoNumber'],
  'limit LUT number': ['salesInvoice.save lutNumber', 'place.save luts[0].number'],
  'limit Indian pincode': ['party.save billingAddress.pincode', 'place.save address.pincode'],
  'limit GSTIN': ['party.save gstin', 'salesInvoice.save ecommerceGstin', 'vendor.save gstin'],
  'limit VRN': ['place.save vrn'],
  'limit transport document number': ['salesInvoice.save transport.transportDocumentNumber'],
  'limit company name': ['company.save entityName'],
  'limit name': ['party.save name', 'category.save name', 'role.save name', 'department.save name'],
  'limit UQC': ['item.save uqc', 'unit.save uqc'],
  'limit e-invoice / e-way bill reason': ['salesInvoice.cancel reason'],
  'limit HSN (general)': ['item.save hsn', 'salesInvoice.save lines[0].hsn'],
  'limit HSN/SAC code (master data)': ['hsnSac.save code'],
  'limit PAN': ['party.save pan', 'company.save registrationNumber'],
  'limit port code': ['salesInvoice.save exportDetails.portCode'],
  'limit remarks': ['salesInvoice.save remarks'],
  'limit reference number': ['paymentIn.save reference', 'paymentOut.save reference'],
  'limit entity name': ['place.save entityName'],
  'limit mobile': [
    'party.save mobile',
    'place.save mobile',
    'user.save mobile',
    'vendor.save contacts[0].mobile',
  ],
  'limit first name': ['user.save firstName', 'vendor.save contacts[0].name'],
  'limit last name': ['user.save lastName'],
  'limit user name': ['user.save userName'],
  'limit email subject': ['emailTemplate.save subject'],
  'limit mobile with country': ['party.save mobile'],
  'limit email': [
    'place.save email',
    'user.save emailAddress',
    'department.save email',
    'vendor.save contacts[0].email',
  ],
  'limit multiple emails': ['party.save emails', 'vendor.save emails'],
  'limit address line (each)': [
    'party.save billingAddress.line1',
    'party.save billingAddress.line2',
    'salesInvoice.save shippingAddress.line1',
    'vendor.save address.line1',
  ],
  'limit item name': ['item.save name'],
  'limit description': [
    'item.save description',
    'salesInvoice.save lines[0].description',
    'role.save description',
    'ipAddress.save description',
  ],
  'limit charges description': ['salesInvoice.save charges[0].description'],
  'limit code': [
    'item.save code',
    'category.save code',
    'place.save code',
    'department.save code',
    'user.save employeeCode',
  ],
  'limit exemption reason': ['item.save exemptionReason'],
  'limit unit code': ['unit.save code'],
  'limit unit description': ['unit.save description'],
  'limit tax rate text': ['taxRate.save text'],
  'limit series name': ['series.save name'],
  'limit series code': ['series.save code'],
  'limit conversion rate': ['item.save conversionRate'],
  'limit selling price': ['item.save sellingPrice', 'item.save purchasePrice', 'item.save mrp'],
  'limit terms and conditions': ['place.save termsAndConditions'],
  'limit distance': ['salesInvoice.save transport.distance'],
  'limit payment terms in days': ['party.save paymentTermsDays', 'salesInvoice.save paymentTermsDays'],
  'limit quantity': ['salesInvoice.save lines[0].quantity'],
  'limit received amount': ['salesInvoice.save received.amount'],
  'limit branch name': ['branch.save entityName', 'party.save bank.branch'],
  'limit account holder name': ['party.save bank.holder', 'place.save bank.holder'],
  'limit account number': ['party.save bank.accountNumber', 'place.save bank.accountNumber'],
  'limit IFSC code': ['party.save bank.ifsc', 'place.save bank.ifsc'],
  'limit signatory name': ['place.save signatory.name'],
  'limit signatory designation': ['place.save signatory.designation'],
  'limit party code': ['party.save code'],
  'limit custom fields': ['party.save customFields.field1', 'item.save customFields.field2'],
  'limit notes': [
    'party.save notes',
    'paymentIn.save notes',
    'paymentOut.save notes',
    'department.save notes',
    'vendor.save notes',
  ],
  'characters Name': ['party.save name', 'category.save name'],
  'characters Description and address': ['party.save billingAddress.line1', 'item.save description'],
  'characters Company': ['company.save entityName'],
  'characters Numeric with dash': ['party.save phone', 'vendor.save phone'],
  'characters Item selling price': ['item.save sellingPrice'],
  'characters Tax rate': ['taxRate.save text'],
  'characters Document number': ['salesInvoice.save number'],
  'characters Customer PO number': ['salesInvoice.save customerPoNumber'],
  'characters Reference number': ['paymentIn.save reference'],
  'characters Series': ['series.save name'],
  'characters UPI id': ['place.save upiId', 'party.save upiId'],
  'characters Email': ['place.save email', 'user.save emailAddress', 'department.save email'],
  'characters Multiple emails': ['party.save emails', 'vendor.save emails'],
  'characters Legal and trade name': [
    'party.save tradeName',
    'place.save legalName',
    'vendor.save name',
    'vendor.save tradeName',
  ],
  'bound amount': [
    'paymentIn.save amount',
    'paymentOut.save amount',
    'party.save creditLimit',
    'salesInvoice.save charges[0].amount',
  ],
  'bound total amount': ['place.save turnover'],
  'bound rate': ['item.save cessRate'],
  'bound discount': ['party.save discountPercent', 'item.save discountPercent'],
  'bound quantity': ['salesInvoice.save lines[0].quantity'],
  'bound tax rate': ['item.save taxRate'],
  'bound selling price': ['item.save sellingPrice', 'salesInvoice.save lines[0].unitPrice'],
}

/** Samples that a reading turns round: a blank is allowed in a series' name, not in its code. */
const turned = new Set(['limit series code: Abcd Efgh1'])

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  for (const recordKind of ['party', 'item'] as const)
    await us.ok('customField.save', { recordKind, type: 'text', labels: { en: 'Own' } })
  shop = await stockShop(us)
  // The rules as they are written, without what real life adds; numbers are typed, so that theirs is asked.
  const settings = [
    { name: 'relaxedIdentifiers', value: false },
    { name: 'DocumentAutonumbering', value: false },
  ]
  await us.ok('setting.update', { settings })
})
afterAll(() => server?.stop())

for (const { kind, name, valid, invalid } of samples) {
  const rule = `${kind} ${name}`
  for (const field of fields[rule] ?? []) {
    const [body, path] = field.split(' ') as [Body, string]
    describe(`${rule} in ${field}`, () => {
      test.each(invalid)('refuses %j', async (text) => {
        // What is empty is absent, and that is asked by the field that must be there.
        const reply = await us.call(callOf(body) as 'party.save', bodyWith(body, path, text) as never)
        expect([reply.status, Object.keys(reply.body.validationErrors ?? {})]).toEqual([
          422,
          expect.arrayContaining([`Data.${path}`]),
        ])
      })
      test.each(valid.filter((text) => !turned.has(`${rule}: ${text}`)))('takes %j', async (text) => {
        const reply = await us.call(callOf(body) as 'party.save', bodyWith(body, path, text) as never)
        expect(reply.status).toBeLessThan(500)
        const codes = (reply.body?.validationErrors?.[`Data.${path}`] ?? []).map(
          ({ code }: { code: string }) => code,
        )
        // Length, characters and bounds keep their codes in every field.
        expect(codes.filter((code: string) => /^VALD01(0[2-9]|1[0-6])$/.test(code))).toEqual([])
      })
    })
  }
}

const numbers = /distance$|paymentTermsDays$/

function bodyWith(name: Body, path: string, text: string): object {
  const body: any = { ...bodies[name]() }
  if (path.startsWith('bank.')) body.bank = { accountNumber: '1' }
  if (path.startsWith('luts')) body.luts = [{ number: 'A', validFrom: '2026-04-01', validTo: '2027-03-31' }]
  if (path.startsWith('contacts')) body.contacts = [{ name: 'Asha' }]
  if (path.startsWith('address.') && name === 'vendor.save')
    body.address = { ...address, stateCode: '29', pincode: '560001' }
  if (path.startsWith('signatory')) body.signatory = { name: 'Asha' }
  if (path === 'vrn' || path === 'gstin') body.taxpayerType = 'REG'
  if (path === 'received.amount') body.received = { mode: 'Cash' }
  if (path.startsWith('shippingAddress')) body.shippingAddress = { ...address }
  if (path === 'exemptionReason') Object.assign(body, { taxCategory: 'Exempt', taxRate: '0' })
  if (path === 'conversionRate') body.secondaryUnitId = 1
  if (path !== 'number' && name === 'salesInvoice.save') body.number = `L/${++made}`
  const parts = path.split(/[.[\]]+/).filter(Boolean)
  let at = body
  for (const part of parts.slice(0, -1))
    at = at[part] = Array.isArray(at[part]) ? [...at[part]] : { ...at[part] }
  at[parts.at(-1)!] = numbers.test(path) && /^-?\d+$/.test(text) ? Number(text) : text
  return body
}
let made = 0

test('every rule of the table is one of the specification, and its GSTINs are right', () => {
  const known = new Set(samples.map(({ kind, name }) => `${kind} ${name}`))
  expect(Object.keys(fields).filter((rule) => !known.has(rule))).toEqual([])
  expect(gstinOf('27', 'AAPFU0939F')).toBe('27AAPFU0939F1ZV')
})

import type { World } from './world.ts'
import { today } from './world.ts'

/**
 * What to send to each call, made of one world's ids. A call without an example fails the test that walks over all
 * of them. The same bodies are sent by the owner of the ids, by a stranger and by a user of another place.
 */
type IdKey = { [K in keyof World]: World[K] extends number ? K : never }[keyof World]
export type Example = (world: World) => unknown

const nothing: Example = () => ({})
const period = () => `${today().slice(5, 7)}${today().slice(0, 4)}`
const idQuery =
  (key: IdKey): Example =>
  (world) => ({ id: String(world[key]) })
const ids =
  (key: IdKey): Example =>
  (world) => ({ ids: [world[key]] })

/** The six calls of a resource, by the id of its record and a body that changes it. */
const resource = (name: string, key: IdKey, body: (world: World) => object): Record<string, Example> => ({
  [`${name}.search`]: (world) => ({ keyword: world.mark }),
  [`${name}.detail`]: idQuery(key),
  [`${name}.save`]: (world) => ({ id: world[key], version: 1, ...body(world) }),
  [`${name}.updateStatus`]: (world) => ({ ids: [world[key]], status: 'Inactive', reason: 'Test' }),
  [`${name}.delete`]: ids(key),
  [`${name}.export`]: () => ({ format: 'csv' }),
})

const sale = ({ entityId, partyId, itemId }: World) => ({
  entityId,
  partyId,
  date: today(),
  supplyKind: 'Regular',
  reverseCharge: false,
  roundOff: true,
  lines: [{ itemId, quantity: '1', unitPrice: '10' }],
})

export const callExamples: Readonly<Record<string, Example>> = {
  'auth.encryptor': nothing,
  'auth.token': () => ({ userName: 'nobody@example.in', password: 'eA==' }),
  'auth.logout': nothing,
  'system.ping': nothing,
  'system.health': nothing,
  'system.preLoadSettings': nothing,
  'system.loadSettings': nothing,
  'user.companies': nothing,
  'user.setDefaultCompany': ({ companyId }) => ({ entityId: companyId }),
  'user.rights': ({ companyId }) => ({ entityId: String(companyId) }),
  'user.profile': nothing,
  'subscriber.businessSummary': nothing,
  'subscriber.detail': nothing,
  'subscriber.entities': nothing,
  'master.enum': () => ({ type: 'PartyRole' }),
  'master.preResources': nothing,
  'master.resources': nothing,
  'master.financialYears': nothing,
  'master.returnPeriods': nothing,
  'master.rates': nothing,
  'master.cessRates': nothing,
  'master.stateCessRates': nothing,
  'master.cessNonAdvaloremRates': nothing,
  'master.countryCode': nothing,
  'master.currencyCode': nothing,
  'master.industryType': nothing,
  'master.states': nothing,
  'master.cities': () => ({ stateId: '27' }),
  'master.countryCities': () => ({ countryId: 'IN' }),
  'master.ports': nothing,
  'master.uqc': nothing,
  'master.pincode': () => ({ pincode: '411001' }),
  'master.transactionType': ({ entityId, partyId }) => ({ entityId, partyId }),
  'setting.search': ({ entityId }) => ({ entityId: String(entityId) }),
  'setting.update': ({ entityId }) => ({ entityId, settings: [{ name: 'roundOff', value: false }] }),
  'setting.columns': nothing,
  'setting.saveColumns': () => ({ list: 'party', columns: [{ key: 'name', visible: true }] }),
  ...resource('entity', 'companyId', () => ({ entityType: 'Business', entityName: 'Acme Traders' })),
  'entity.saveCompanyWithLocation': ({ companyId }) => ({
    id: companyId,
    company: { id: companyId, version: 1, entityName: 'Acme Traders' },
  }),
  'entity.entities': ({ companyId }) => ({ companyId: String(companyId) }),
  'entity.setVrnTurnover': ({ entityId }) => ({ entityId, turnover: '1000000' }),
  ...resource('party', 'partyId', ({ mark }) => ({
    name: `${mark} Stores`,
    role: 'Both',
    taxpayerType: 'UNREG',
  })),
  'party.pick': ({ mark }) => ({ text: mark }),
  'party.statement': ({ partyId }) => ({ id: partyId }),
  'party.statementPdf': idQuery('partyId'),
  'party.ageing': idQuery('partyId'),
  'party.duplicates': ({ mark }) => ({ name: `${mark} Stores`, mobile: '9876543210' }),
  'gst.searchTaxpayer': () => ({ Gstin: '27AAACM5678R1ZV' }),
  ...resource('item', 'itemId', ({ mark }) => ({
    name: `${mark} bolt`,
    kind: 'Item',
    supply: 'Goods',
    hsn: '73181500',
    uqc: 'NOS',
    taxCategory: 'Taxable',
    taxRate: '18',
  })),
  'item.pick': ({ mark }) => ({ text: mark }),
  ...resource('category', 'categoryId', ({ mark }) => ({ name: `${mark} fasteners` })),
  ...resource('unit', 'unitId', () => ({ code: 'MRK', uqc: 'NOS' })),
  ...resource('taxRate', 'taxRateId', () => ({ text: '18.5', rate: '18.5' })),
  ...resource('hsnSac', 'hsnSacId', ({ mark }) => ({
    code: '73189999',
    description: `${mark} code`,
    kind: 'HSN',
  })),
  'hsnSac.pick': ({ mark }) => ({ text: mark }),
  ...resource('series', 'seriesId', ({ mark }) => ({
    name: `${mark} series`,
    code: 'MARK',
    documentKind: 'salesInvoice',
  })),
  'series.allocate': ({ allocationId, seriesId, entityId }) => ({
    id: allocationId,
    version: 1,
    seriesId,
    entityId,
  }),
  'series.allocations': ({ entityId }) => ({ entityIds: [entityId] }),
  'series.deallocate': ids('allocationId'),
  'series.choices': ({ entityId }) => ({ entityId: String(entityId), documentKind: 'salesInvoice' }),
  'series.register': idQuery('seriesId'),
  'salesInvoice.search': ({ entityId }) => ({ entityIds: [entityId] }),
  'salesInvoice.counts': ({ entityId }) => ({ entityIds: [entityId] }),
  'salesInvoice.detail': idQuery('invoiceId'),
  'salesInvoice.save': (world) => ({ id: world.draftId, version: 1, ...sale(world), status: 'Draft' }),
  'salesInvoice.compute': sale,
  'salesInvoice.explain': idQuery('invoiceId'),
  'salesInvoice.trail': idQuery('invoiceId'),
  'salesInvoice.clone': idQuery('invoiceId'),
  'salesInvoice.cancel': ({ invoiceId }) => ({ ids: [invoiceId], reason: 'Duplicate' }),
  'salesInvoice.delete': ids('draftId'),
  'salesInvoice.export': ({ entityId }) => ({ entityIds: [entityId], format: 'csv' }),
  'salesInvoice.pdf': idQuery('invoiceId'),
  'salesInvoice.bulkPdf': ids('invoiceId'),
  'salesInvoice.send': ({ invoiceId }) => ({ id: invoiceId, to: 'buyer@example.in' }),
  'salesInvoice.link': ({ invoiceId }) => ({ id: invoiceId }),
  'salesInvoice.revokeLink': ({ invoiceId }) => ({ id: invoiceId }),
  'salesInvoice.lastPrices': ({ partyId, itemId }) => ({ partyId: String(partyId), itemId: String(itemId) }),
  'paymentIn.search': ({ entityId }) => ({ entityIds: [entityId] }),
  'paymentIn.detail': idQuery('paymentId'),
  'paymentIn.save': ({ entityId, partyId, invoiceId }) => ({
    entityId,
    partyId,
    date: today(),
    mode: 'Cash',
    amount: '5.00',
    allocations: [{ documentId: invoiceId, amount: '5.00' }],
  }),
  'paymentIn.allocate': ({ paymentId, paymentVersion }) => ({
    id: paymentId,
    version: paymentVersion,
    allocations: [],
  }),
  'paymentIn.cancel': ({ paymentId }) => ({ ids: [paymentId], reason: 'Wrong entry' }),
  'paymentIn.export': ({ entityId }) => ({ entityIds: [entityId], format: 'csv' }),
  'paymentIn.pdf': idQuery('paymentId'),
  'paymentIn.outstanding': ({ partyId, entityId }) => ({
    partyId: String(partyId),
    entityId: String(entityId),
  }),
  'gstr1.summary': ({ entityId }) => ({ entityId, returnPeriod: period() }),
  'gstr1.documents': ({ entityId }) => ({ entityId, returnPeriod: period(), section: 'b2b' }),
  'gstr1.hsn': ({ entityId }) => ({ entityId, returnPeriod: period() }),
  'gstr1.issued': ({ entityId }) => ({ entityId, returnPeriod: period() }),
  'gstr1.issues': ({ entityId }) => ({ entityId, returnPeriod: period() }),
  'gstr1.json': ({ entityId }) => ({ entityId, returnPeriod: period() }),
  'gstr1.export': ({ entityId }) => ({ entityId, returnPeriod: period(), format: 'csv' }),
  'dashboard.summary': ({ entityId }) => ({ entityIds: [entityId] }),
  'rule.search': nothing,
  'rule.preview': () => ({ id: 'none', since: '2026-01-01' }),
  'task.status': ({ taskId }) => ({ ids: [String(taskId)] }),
  'task.pending': nothing,
  'task.cancel': ({ taskId }) => ({ id: taskId }),
  'task.file': idQuery('fileId'),
  'task.statistic': ({ taskId }) => ({ ids: [String(taskId)] }),
  'audit.history': ({ partyId }) => ({ record: 'party', id: String(partyId) }),
  'public.document': () => ({ shortUrl: 'NotALinkThatExists000' }),
  'public.documentPdf': () => ({ shortUrl: 'NotALinkThatExists000' }),
  'public.links': ({ invoiceId }) => ({ documentId: String(invoiceId) }),
}

import type { Page } from '@playwright/test'
import { ask, first, read, rows } from './calls.ts'
import { ewayRecordIds } from './eway-records.ts'
import { organisationRecordIds } from './organisation-records.ts'

/** A record of the sample company for each screen that shows one, by the screen's name. */
export async function recordIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const [user, party, item, invoice, payment, entities] = await Promise.all([
    first(page, 'user/search'),
    first(page, 'party/search'),
    first(page, 'item/search'),
    first(page, 'salesInvoice/search', { statuses: ['Active'] }),
    first(page, 'paymentIn/search', { statuses: ['Active'] }),
    // The oldest, as of the others: a journey makes a business of its own.
    rows(page, 'entity/search', { sort: 'id ASC' }),
  ])
  const draft = await first(page, 'salesInvoice/search', { statuses: ['Draft'] })
  const entity = (type: string) => String(entities.find((one) => one['entityType'] === type)?.id ?? '')
  return {
    ...ofKind('User', user),
    ImpersonateUser: user,
    ...ofKind('Role', await first(page, 'role/search')),
    ...ofKind('Party', party),
    ...ofKind('Item', item),
    ...ofKind('SaleInvoice', invoice),
    EditSaleInvoice: draft || invoice,
    EditDocument: draft || invoice,
    ...ofKind('SalesOutwardNotes', await draftNote(page, Number(invoice))),
    ...ofKind('PurchaseBills', await draftOf(page, 'purchaseBill', item, Number(entity('Entity')))),
    ...ofKind('DeliveryChallan', await draftOf(page, 'deliveryChallan', item, Number(entity('Entity')))),
    ...ofKind('SalesQuotation', await draftOf(page, 'salesQuotation', item, Number(entity('Entity')))),
    ...ofKind('SalesOrder', await draftOf(page, 'salesOrder', item, Number(entity('Entity')))),
    ...ofKind('PurchaseOrder', await draftOf(page, 'purchaseOrder', item, Number(entity('Entity')))),
    ...ofKind('PurchaseInwardNotes', await draftInwardNote(page, item, Number(entity('Entity')))),
    // A period takes the place of a record.
    ReturnGstr1: lastMonth(),
    ReturnGstr1a: lastMonth(),
    ReturnGstr3b: lastMonth(),
    ReturnItc04: lastMonth(),
    ReturnGstr9: lastOfYear(),
    ReturnGstr6: lastMonth(),
    ReturnGstr7: lastMonth(),
    ReturnGstr8: lastMonth(),
    ReturnGstr9c: lastOfYear(),
    StockMovements: item,
    ...ofKind('Journal', await journalOf(page, Number(entity('Entity')))),
    ...ofKind(
      'TdsChallan',
      await challanOf(page, Number(entities.filter((one) => one['entityType'] === 'Entity')[1]?.id)),
    ),
    ...ofKind(
      'TcsChallan',
      await tcsChallanOf(page, Number(entities.filter((one) => one['entityType'] === 'Entity')[1]?.id)),
    ),
    ...ofKind('FixedAsset', await assetOf(page, Number(entity('Entity')))),
    ViewPaymentIn: payment,
    ViewPaymentOut: await cancelledPayout(page, Number(entity('Entity'))),
    ...ofKind('Company', entity('Business')),
    ...ofKind('Gstin', entity('Entity')),
    ...ofKind('BranchGodown', entity('ChildEntity')),
    ViewEInvoiceViaPdfQrcode: await reading(page, entity('Entity')),
    ...(await ewayRecordIds(page)),
    ...(await organisationRecordIds(page)),
  }
}

const lastMonth = (): string => {
  const now = new Date()
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
  return `${String(before.getUTCMonth() + 1).padStart(2, '0')}${before.getUTCFullYear()}`
}

/** March of the financial year that ended last: the period of an annual return. */
const lastOfYear = (): string => {
  const now = new Date()
  return `03${now.getUTCFullYear() - (now.getUTCMonth() < 3 ? 1 : 0)}`
}

/** Drafts are in no books: the figures of other journeys stay. */
async function draftNote(page: Page, documentId: number): Promise<string> {
  const found = await first(page, 'outwardNote/search', { statuses: ['Draft'] })
  if (found) return found
  const { body } = (await ask(page, 'document/convert', {
    toKind: 'outwardNote',
    sources: [{ documentId }],
  })) as { body: object }
  return String(((await ask(page, 'outwardNote/save', body)) as { id: number }).id)
}

/** A journal that takes nothing from the figures of other journeys: both sides are of one account. */
async function journalOf(page: Page, entityId: number): Promise<string> {
  const found = await first(page, 'journal/search', { view: 'active' })
  if (found) return found
  const lines = [
    { account: 'Suspense', debit: '1' },
    { account: 'Suspense', credit: '1' },
  ]
  const body = { entityId, date: '2026-11-02', narration: 'Looked at', lines }
  return String(((await ask(page, 'journal/save', body)) as { id: number }).id)
}

/** An asset that is in the books already: no journal is written for it. */
async function assetOf(page: Page, entityId: number): Promise<string> {
  const found = await first(page, 'fixedAsset/search')
  if (found) return found
  const body = {
    entityId,
    name: 'Plot',
    assetClass: 'land',
    method: 'None',
    cost: '1',
    acquiredOn: '2026-11-02',
  }
  return String(((await ask(page, 'fixedAsset/save', body)) as { id: number }).id)
}

/** A challan that is cancelled with its bill: neither is in the figures of other journeys. */
async function challanOf(page: Page, entityId: number): Promise<string> {
  const found = await first(page, 'tdsChallan/search')
  if (found) return found
  const mark = String(Date.now()).slice(-5)
  const { partyId } = await taxedParty(page, entityId, mark, {
    setting: 'DeductTds',
    party: { role: 'Supplier', tdsApplicable: true, tdsSection: '194C' },
  })
  const bill = (await ask(page, 'purchaseBill/save', {
    entityId,
    partyId,
    date: '2026-08-10',
    supplierNumber: `LA/${mark}`,
    supplierDate: '2026-08-10',
    status: 'Active',
    lines: [
      { description: 'Erection work', hsn: '995462', supply: 'Services', quantity: '1', unitPrice: '40000' },
    ],
  })) as { id: number }
  const id = await cancelledChallan(page, 'tds', 'tdsDeduction', { entityId, partyId, mark })
  await ask(page, 'purchaseBill/cancel', { ids: [bill.id], reason: 'Looked at' })
  return id
}

/** The same of tax collected, with its invoice. */
async function tcsChallanOf(page: Page, entityId: number): Promise<string> {
  const found = await first(page, 'tcsChallan/search')
  if (found) return found
  const mark = String(Date.now()).slice(-5)
  const { partyId } = await taxedParty(page, entityId, mark, {
    setting: 'CollectTcs',
    party: {
      role: 'Customer',
      tcsApplicable: true,
      tcsSection: '6CE',
      billingAddress: { line1: '2 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
    },
  })
  const invoice = (await ask(page, 'salesInvoice/save', {
    entityId,
    partyId,
    date: '2026-08-10',
    status: 'Active',
    lines: [
      {
        description: 'Iron scrap',
        hsn: '72044900',
        uqc: 'KGS',
        supply: 'Goods',
        quantity: '10',
        unitPrice: '100',
        taxRate: '18',
      },
    ],
  })) as { id: number }
  const id = await cancelledChallan(page, 'tcs', 'tcsCollection', { entityId, partyId, mark })
  await ask(page, 'salesInvoice/cancel', { ids: [invoice.id], reason: 'Looked at' })
  return id
}

async function taxedParty(
  page: Page,
  entityId: number,
  mark: string,
  { setting, party }: { readonly setting: string; readonly party: object },
): Promise<{ partyId: number }> {
  await ask(page, 'subscriber/setting/entity/update', {
    entityId,
    settings: [{ name: setting, value: true }],
  })
  const { id } = (await ask(page, 'party/save', {
    name: `Looked at ${setting} ${mark}`,
    taxpayerType: 'UNREG',
    ...party,
  })) as { id: number }
  return { partyId: id }
}

async function cancelledChallan(
  page: Page,
  side: 'tds' | 'tcs',
  register: string,
  { entityId, partyId, mark }: { readonly entityId: number; readonly partyId: number; readonly mark: string },
): Promise<string> {
  const { records } = (await ask(page, `${register}/search`, {
    entityIds: [entityId],
    partyIds: [partyId],
  })) as {
    records: { id: number; tax: string }[]
  }
  const { id, version } = (await ask(page, `${side}Challan/save`, {
    entityId,
    date: '2026-09-05',
    deductionIds: [records[0]!.id],
    bsrCode: '0510308',
    number: mark,
    tax: records[0]!.tax,
  })) as { id: number; version: number }
  await ask(page, `${side}Challan/cancel`, { id, version, reason: 'Looked at' })
  return String(id)
}

async function draftOf(
  page: Page,
  kind: 'purchaseBill' | 'purchaseOrder' | 'salesQuotation' | 'salesOrder' | 'deliveryChallan',
  itemId: string,
  entityId: number,
): Promise<string> {
  const found = await first(page, `${kind}/search`, { statuses: ['Draft'] })
  if (found) return found
  const role = kind.startsWith('purchase') ? 'Supplier' : 'Customer'
  const partyId = Number(await first(page, 'party/search', { roles: [role] }))
  const body = {
    entityId,
    partyId,
    status: 'Draft',
    lines: [{ itemId: Number(itemId), quantity: '1', unitPrice: '100' }],
  }
  return String(((await ask(page, `${kind}/save`, body)) as { id: number }).id)
}

async function draftInwardNote(page: Page, itemId: string, entityId: number): Promise<string> {
  const found = await first(page, 'inwardNote/search', { statuses: ['Draft'] })
  if (found) return found
  const partyId = Number(await first(page, 'party/search', { roles: ['Supplier'] }))
  const body = {
    entityId,
    partyId,
    status: 'Draft',
    noteType: 'Debit',
    lines: [{ itemId: Number(itemId), quantity: '1', unitPrice: '100' }],
  }
  return String(((await ask(page, 'inwardNote/save', body)) as { id: number }).id)
}

/** Cancelled, it is in no balance: the figures of other journeys stay. */
async function cancelledPayout(page: Page, entityId: number): Promise<string> {
  const found = await first(page, 'paymentOut/search')
  if (found) return found
  const partyId = Number(await first(page, 'party/search', { roles: ['Supplier'] }))
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const body = { entityId, partyId, date, mode: 'Cash', amount: '1.00', allocations: [] }
  const { id } = (await ask(page, 'paymentOut/save', body)) as { id: number }
  await ask(page, 'paymentOut/cancel', { ids: [id], reason: 'Wrong entry' })
  return String(id)
}

/** A short link to an invoice of the sample company, as its receiver would hold it. */
export async function shareInvoice(page: Page): Promise<string> {
  const id = Number(await first(page, 'salesInvoice/search', { statuses: ['Active'] }))
  return ((await ask(page, 'salesInvoice/link', { id })) as { shortUrl: string }).shortUrl
}

const projects = ['desktop-en', 'desktop-ar', 'phone-en', 'phone-ar']

/** An invoice of the sample company with an IRN, each project another, with its paper and what is in its code. */
export async function registeredInvoice(page: Page, project: string) {
  // Those of earlier weeks belong to the journey of the e-invoice screen.
  const fromDocumentDate = new Date(Date.now() - 13 * 86_400_000).toISOString().slice(0, 10)
  const waiting = await rows(page, 'eInvoice/search', {
    states: ['YetNotGenerated'],
    fromDocumentDate,
    sort: 'id ASC',
  })
  const { id, number } = waiting[projects.indexOf(project) % waiting.length]!
  return {
    ...(await registered(page, id)),
    number: String(number),
    pdf: await read(page, `salesInvoice/pdf?id=${id}`),
  }
}

/** An invoice is registered with the portal: its IRN and its code as text and picture. */
export async function registered(page: Page, id: number) {
  await ask(page, 'eInvoice/generate', { documentIds: [id] })
  for (let tries = 0; tries < 100; tries++) {
    const found = JSON.parse(String(await read(page, `eInvoice/detail?documentId=${id}`))) as {
      irn: string | null
      signedQrCode: string | null
      qrSvg: string | null
    }
    if (found.irn && found.signedQrCode && found.qrSvg)
      return { irn: found.irn, qr: found.signedQrCode, svg: found.qrSvg }
    await page.waitForTimeout(200)
  }
  throw new Error(`Invoice ${id} got no IRN`)
}

/** A reading of an e-invoice, made where there is none. */
async function reading(page: Page, entityId: string): Promise<string> {
  const known = await first(page, 'qrReading/search')
  if (known) return known
  const file = { name: 'bill.txt', content: Buffer.from('A text without a code').toString('base64') }
  const { files } = (await ask(page, 'qrReading/read', { entityId: Number(entityId), files: [file] })) as {
    files: { readings: { id: number }[] }[]
  }
  return String(files[0]!.readings[0]!.id)
}

const ofKind = (kind: string, id: string) => ({
  [`View${kind}`]: id,
  [`Edit${kind}`]: id,
  [`Clone${kind}`]: id,
})

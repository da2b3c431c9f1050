import type { Page } from '@playwright/test'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** A record of the sample company for each screen that shows one, by the screen's name. */
export async function recordIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const [party, item, invoice, payment, entities] = await Promise.all([
    first(page, 'party/search'),
    first(page, 'item/search'),
    first(page, 'salesInvoice/search', { statuses: ['Active'] }),
    first(page, 'paymentIn/search'),
    rows(page, 'entity/search'),
  ])
  const draft = await first(page, 'salesInvoice/search', { statuses: ['Draft'] })
  const entity = (type: string) => String(entities.find((one) => one['entityType'] === type)?.id ?? '')
  return {
    ...ofKind('Party', party),
    ...ofKind('Item', item),
    ...ofKind('SaleInvoice', invoice),
    EditSaleInvoice: draft || invoice,
    ViewPaymentIn: payment,
    ...ofKind('Company', entity('Business')),
    ...ofKind('Gstin', entity('Entity')),
    ...ofKind('BranchGodown', entity('ChildEntity')),
  }
}

/** A short link to an invoice of the sample company, as its receiver would hold it. */
export async function shareInvoice(page: Page): Promise<string> {
  const id = Number(await first(page, 'salesInvoice/search', { statuses: ['Active'] }))
  return ((await ask(page, 'salesInvoice/link', { id })) as { shortUrl: string }).shortUrl
}

/** An invoice of the sample company in a state at the e-invoice portal. */
export async function documentOf(page: Page, state: string): Promise<string> {
  return first(page, 'eInvoice/search', { states: [state] })
}

const ofKind = (kind: string, id: string) => ({
  [`View${kind}`]: id,
  [`Edit${kind}`]: id,
  [`Clone${kind}`]: id,
})

/** The oldest: other journeys make their own at the same time. */
async function first(page: Page, path: string, filter: object = {}): Promise<string> {
  return String((await rows(page, path, { ...filter, sort: 'id ASC', size: 1 }))[0]?.id ?? '')
}

async function rows(page: Page, path: string, filter: object = {}): Promise<readonly Row[]> {
  return ((await ask(page, path, filter)) as { records: Row[] }).records
}

async function ask(page: Page, path: string, data: object): Promise<unknown> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token ?? '',
  )
  const reply = await page.request.post(`/api/${path}`, { headers: { 'auth-token': token }, data })
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

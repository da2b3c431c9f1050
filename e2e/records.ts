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
    ViewEInvoiceViaPdfQrcode: await reading(page, entity('Entity')),
  }
}

/** A short link to an invoice of the sample company, as its receiver would hold it. */
export async function shareInvoice(page: Page): Promise<string> {
  const id = Number(await first(page, 'salesInvoice/search', { statuses: ['Active'] }))
  return ((await ask(page, 'salesInvoice/link', { id })) as { shortUrl: string }).shortUrl
}

/** An invoice of the sample company with an IRN, each project another, with its paper and what stands in its code. */
export async function registeredInvoice(page: Page, project: string) {
  // Those of earlier weeks belong to the journey of the e-invoice screen.
  const fromDocumentDate = new Date(Date.now() - 13 * 86_400_000).toISOString().slice(0, 10)
  const waiting = await rows(page, 'eInvoice/search', {
    states: ['YetNotGenerated'],
    fromDocumentDate,
    sort: 'id ASC',
  })
  const { id, number } =
    waiting[[...project].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % waiting.length]!
  await ask(page, 'eInvoice/generate', { documentIds: [id] })
  for (let tries = 0; tries < 100; tries++) {
    const found = JSON.parse(String(await read(page, `eInvoice/detail?documentId=${id}`))) as {
      irn: string | null
      signedQrCode: string | null
    }
    if (found.irn && found.signedQrCode)
      return {
        irn: found.irn,
        qr: found.signedQrCode,
        number: String(number),
        pdf: await read(page, `salesInvoice/pdf?id=${id}`),
      }
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
  const reply = await page.request.post(`/api/${path}`, { headers: await session(page), data })
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

async function read(page: Page, path: string): Promise<Buffer> {
  const reply = await page.request.get(`/api/${path}`, { headers: await session(page) })
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`)
  return reply.body()
}

async function session(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token ?? '',
  )
  return { 'auth-token': token }
}

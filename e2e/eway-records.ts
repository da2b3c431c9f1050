import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask, first, read, rows } from './calls.ts'

interface Gstin {
  readonly id: number
  readonly gstin: string
  readonly stateCode: string
}

/** A movement, a bill of another and a consolidated bill for the screens that show one, made where there is none. */
export async function ewayRecordIds(page: Page): Promise<Readonly<Record<string, string>>> {
  const [one, other] = await gstins(page)
  if (!one || !other) throw new Error('The sample company has two GSTINs')
  const draft =
    (await idOfBill(page, { source: 'movements', states: ['YetNotGenerated', 'Draft'] })) ||
    (await saveMovement(page, one, other))
  const known = await first(page, 'consolidatedEWayBill/search')
  const made = known ? await billOnSheet(page) : await billOf(page, await saveMovement(page, one, other))
  const sheet =
    known ||
    String(
      (
        (await ask(page, 'consolidatedEWayBill/generate', {
          entityId: one.id,
          ewbNos: [made.ewbNo],
          mode: 'Road',
          vehicleNumber: 'MH12AB1234',
          place: 'Satara',
          stateCode: one.stateCode,
        })) as { id: number }
      ).id,
    )
  const others =
    (await first(page, 'eWayBill/others/search')) ||
    String(
      (
        (await ask(page, 'eWayBill/others/fetch', { entityId: other.id, ewbNo: made.ewbNo })) as {
          id: number
        }
      ).id,
    )
  return {
    ViewEWayBill: made.billId,
    EditEWayBill: draft,
    CloneEWayBill: draft,
    ViewConsolidatedEWayBill: sheet,
    ViewEWayBillOthers: others,
  }
}

/** GSTINs of the sample company. */
export async function gstins(page: Page): Promise<readonly Gstin[]> {
  const found = await rows(page, 'entity/search', { sort: 'id ASC' })
  return found
    .filter((row) => row['entityType'] === 'Entity' && row['vrn'])
    .map((row) => ({ id: row.id, gstin: String(row['vrn']), stateCode: String(row['stateCode']) }))
}

/** Goods of one GSTIN that go to the other for job work. */
export async function saveMovement(page: Page, from: Gstin, to: Gstin): Promise<string> {
  const saved = (await ask(page, 'eWayBill/save', {
    entityId: from.id,
    supplyType: 'Outward',
    subSupplyType: 'JobWork',
    documentType: 'DeliveryChallan',
    number: `CH${Date.now() % 1e9}${Math.floor(Math.random() * 1000)}`,
    date: new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10),
    to: { gstin: to.gstin, name: 'Pune Job Works', stateCode: to.stateCode },
    shippingAddress: placeIn(to.stateCode),
    lines: [
      { name: 'Steel tube', hsn: '73063090', quantity: '100', uqc: 'NOS', unitPrice: '900', taxRate: '18' },
    ],
    transport: { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R' },
  })) as { id: number; issues: readonly unknown[] }
  if (saved.issues.length > 0) throw new Error(JSON.stringify(saved.issues))
  return String(saved.id)
}

/** Its bill, made at the portal. */
export async function billOf(page: Page, billId: string): Promise<{ billId: string; ewbNo: string }> {
  await ask(page, 'eWayBill/generate', { billIds: [Number(billId)] })
  for (let tries = 0; tries < 100; tries++) {
    const reply = String(await read(page, `eWayBill/detail?billId=${billId}`))
    const { ewbNo } = JSON.parse(reply) as { ewbNo: string | null }
    if (ewbNo) return { billId, ewbNo }
    await page.waitForTimeout(200)
  }
  throw new Error(`Movement ${billId} got no e-way bill`)
}

async function billOnSheet(page: Page): Promise<{ billId: string; ewbNo: string }> {
  const found = await rows(page, 'eWayBill/search', { source: 'movements', states: ['Generated'], size: 100 })
  const bill = found.find((row) => row['tripSheetNumber']) ?? found[0]
  if (!bill) throw new Error('No movement with a bill')
  return { billId: String(bill.id), ewbNo: String(bill['ewbNo']) }
}

async function idOfBill(page: Page, filter: object): Promise<string> {
  return String((await rows(page, 'eWayBill/search', { ...filter, size: 1 }))[0]?.id ?? '')
}

const placeIn = (stateCode: string) =>
  stateCode === '27'
    ? { line1: 'Plot 4', city: 'Pune', stateCode, pincode: '411001' }
    : { line1: 'Plot 9', city: 'Bengaluru', stateCode, pincode: '560058' }

/** Picks from a choice of a form by the name of its field. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.locator(`[data-field="${field}"]`).click()
  await page.getByRole('option', { name }).click()
}

/** Sets at the sandbox portal when the validity of a bill ends. */
export async function endsAtPortal(page: Page, ewbNo: string, at: Date): Promise<void> {
  const health = JSON.parse(String(await read(page, 'portal/health'))) as readonly {
    sandboxUrl: string | null
  }[]
  const sandbox = health.find(({ sandboxUrl }) => sandboxUrl)?.sandboxUrl
  const reply = await page.request.post(`${sandbox}/ends`, { data: { ewbNo, at: at.toISOString() } })
  expect(reply.ok()).toBe(true)
}

/** Where the goods of an invoice lie. */
export async function pincodeOf(page: Page, id: number): Promise<string> {
  const { supplier } = JSON.parse(String(await read(page, `salesInvoice/detail?id=${id}`))) as {
    supplier: { address: { pincode: string } }
  }
  return supplier.address.pincode
}

/** An invoice that needs a bill, has none wrong, and no other journey works with. */
export async function invoiceToMove(page: Page): Promise<number> {
  const free = await rows(page, 'eInvoice/search', { states: ['NotApplicable'], size: 500 })
  const waiting = await rows(page, 'eWayBill/search', { states: ['YetNotGenerated'], size: 500 })
  const open = new Set(waiting.map((row) => row['documentId']))
  const documentIds = free.map(({ id }) => id).filter((id) => open.has(id))
  const transport = { mode: 'Road', vehicleNumber: 'KA01AB1234', vehicleType: 'R', distance: 0 }
  const told = (await ask(page, 'eWayBill/validate', { documentIds, transport })) as readonly {
    documentId: number
    need: { need: string }
    issues: readonly unknown[]
  }[]
  const found = told.find(({ need, issues }) => need.need === 'needed' && issues.length === 0)
  if (!found) throw new Error('No invoice needs a bill')
  return found.documentId
}

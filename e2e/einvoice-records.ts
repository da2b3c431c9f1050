import type { Page } from '@playwright/test'
import { ask, read, rows } from './calls.ts'

export interface Issued {
  readonly id: number
  readonly number: string
  readonly date: string
  readonly entityId: number
}

/** Issues invoices like one of the sample company that the portal takes, each of its own. */
export async function invoicesLike(page: Page, changes: readonly object[]): Promise<Issued[]> {
  const model = await modelOf(page)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now())
  const made: Issued[] = []
  for (let at = 0; at < changes.length; at += 8)
    made.push(
      ...(await Promise.all(
        changes.slice(at, at + 8).map(async (change) => {
          const body = {
            entityId: model.entityId,
            partyId: model.partyId,
            date: today,
            supplyKind: model.supplyKind,
            reverseCharge: false,
            lines: model.lines
              .slice(0, 2)
              .map(({ itemId, quantity, unitPrice }) => ({ itemId, quantity, unitPrice })),
            status: 'Active',
            ...change,
          }
          const saved = (await ask(page, 'salesInvoice/save', body)) as { id: number; number: string }
          return { id: saved.id, number: saved.number, date: today, entityId: model.entityId }
        }),
      )),
    )
  return made
}

/** The oldest that the portal takes, of a sale inside the country with several of each item. */
async function modelOf(page: Page): Promise<Model> {
  for (const { id } of await rows(page, 'eInvoice/search', { states: ['YetNotGenerated'], sort: 'id ASC' })) {
    const model = JSON.parse(String(await read(page, `salesInvoice/detail?id=${id}`))) as Model
    const { supplyKind, lines } = model
    if (supplyKind === 'Regular' && lines.length > 1 && lines.every(({ quantity }) => Number(quantity) > 1))
      return model
  }
  throw new Error('the sample company has no such invoice')
}

interface Model {
  readonly entityId: number
  readonly partyId: number
  readonly supplyKind: string
  readonly lines: readonly {
    readonly itemId: number
    readonly quantity: string
    readonly unitPrice: string
  }[]
}

/** A customer without a registration, whom no other journey sells to. */
export async function customer(page: Page, name: string): Promise<number> {
  const reply = (await ask(page, 'party/save', {
    name,
    role: 'Customer',
    taxpayerType: 'UNREG',
    billingAddress: { line1: '9 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  })) as { id: number }
  return reply.id
}

/** A registered buyer in Pune that no other journey sells to. */
export async function buyer(page: Page): Promise<number> {
  const reply = (await ask(page, 'party/save', {
    name: 'Bhosale Looms',
    role: 'Customer',
    taxpayerType: 'REG',
    gstin: '27AAACB4410K1ZY',
    billingAddress: { line1: '7 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  })) as { id: number }
  return reply.id
}

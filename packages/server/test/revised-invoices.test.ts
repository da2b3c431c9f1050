import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop

const day = '2026-11-20'
const revision = { effectiveFrom: '2026-10-05', grantedOn: '2026-11-10' }
const original = { number: 'OLD/7', date: '2026-10-20', total: '118.00' }

beforeAll(async () => {
  const server = await sharedTestServer(`${day}T10:00:00Z`)
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

const body = (more: object = {}) => ({
  status: 'Active',
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  revision,
  precedingDocuments: [original],
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  ...more,
})
const refused = async (more: object) => {
  const { issues } = await us.ok('salesInvoice.compute', body(more) as never)
  return issues.map(({ property, code }) => `${property} ${code}`)
}

test('a revised invoice names the invoice it replaces, has its own title, and is of its own nature in table 13', async () => {
  const ordinary = await us.ok(
    'salesInvoice.save',
    body({ revision: undefined, precedingDocuments: undefined }) as never,
  )
  const { id, number } = await us.ok('salesInvoice.save', body() as never)
  const detail = await us.ok('salesInvoice.detail', { id })
  expect(detail).toMatchObject({
    heading: 'revisedInvoice',
    revision,
    corrected: [{ number: 'OLD/7', date: '2026-10-20' }],
  })
  const { print } = await us.ok('salesInvoice.sheet', { id, language: 'en' })
  expect(print.title).toBe('Revised Invoice')
  expect(print.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'In place of invoice', value: 'OLD/7 / 20/10/2026' }),
      expect.objectContaining({ label: 'Registration effective from' }),
    ]),
  )
  const { tables } = await us.ok('salesInvoice.trail', { id })
  expect(tables.map(({ table }) => table)).toContain('4A')
  const issued = await issuedOf()
  expect(issued).toEqual([
    { documentType: 1, from: ordinary.number, total: 1 },
    { documentType: 3, from: number, total: 1 },
  ])
  const broken = await us.inTenant(async (db) => {
    const names: string[] = []
    for (const proof of proofs)
      if ((await sql.raw(proof.sql).execute(db)).rows.length > 0) names.push(proof.name)
    return names
  })
  expect(broken).toEqual([])
  // It is edited as it was: its original is not asked for anew.
  const { version } = detail
  await us.ok('salesInvoice.save', body({ id, version, remarks: 'Looked at' }) as never)
})

async function issuedOf() {
  const { issuedOf: numbersOf } = await import('../src/features/returns/issued.ts')
  const rows = await us.inTenant((db) =>
    numbersOf(db, { entityId: us.entityId, returnPeriod: '112026', isIff: false, changes: 0 } as never),
  )
  return rows.map(({ documentType, from, total }) => ({ documentType, from, total }))
}

test('days, originals and customers are those of the rule', async () => {
  expect(await refused({})).toEqual([])
  expect(await refused({ date: '2026-11-09' })).toEqual(['date DOCU0167'])
  expect(await refused({ revision: { effectiveFrom: '2026-11-11', grantedOn: '2026-11-10' } })).toContain(
    'revision.grantedOn DOCU0166',
  )
  expect(await refused({ precedingDocuments: [{ ...original, date: '2026-10-04' }] })).toEqual([
    'precedingDocuments[0].date DOCU0168',
  ])
  expect(await refused({ precedingDocuments: [{ ...original, date: '2026-11-11' }] })).toEqual([
    'precedingDocuments[0].date DOCU0168',
  ])
  expect(await refused({ revision: { effectiveFrom: '2026-10-05' } })).toEqual([
    'revision.grantedOn VALD0101',
  ])
  expect(await refused({ precedingDocuments: [] })).toEqual(['precedingDocuments VALD0101'])
  const two = [original, { ...original, number: 'OLD/8', total: '250000.01' }]
  expect(await refused({ precedingDocuments: two })).toEqual(['precedingDocuments DOCU0169'])
  expect(await refused({ precedingDocuments: two, partyId: shop.consumer })).toEqual([])
  const abroad = {
    shippingAddress: { line1: '4 Ring Road', city: 'Delhi', stateCode: '07', countryCode: 'IN' },
  }
  expect(await refused({ precedingDocuments: two, partyId: shop.consumer, ...abroad })).toEqual([
    'precedingDocuments[1].total DOCU0170',
  ])
  const late = await us.ok(
    'salesInvoice.compute',
    body({
      revision: { effectiveFrom: '2026-09-01', grantedOn: '2026-10-19' },
      precedingDocuments: [{ ...original, date: '2026-10-01' }],
    }) as never,
  )
  expect(late.warnings!.map(({ code }) => code)).toContain('DOCU0172')
})

test('an invoice of these books is cancelled before a revised one takes its place', async () => {
  const { id, number } = await us.ok(
    'salesInvoice.save',
    body({ date: '2026-10-20', revision: undefined, precedingDocuments: undefined }) as never,
  )
  const precedingDocuments = [{ ...original, number: number!.toLowerCase() }]
  expect(await refused({ precedingDocuments })).toEqual(['precedingDocuments[0].number DOCU0171'])
  await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Revised' })
  expect(await refused({ precedingDocuments })).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLink } from '../../../test/call-helpers.ts'
import { endOfTask, readyForEInvoices, startPortalWorld, until } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'

let world: PortalWorld

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  await readyForEInvoices(world)
})
afterAll(() => world?.stop())
beforeEach(() => world.sandbox.faults.clear())

const detail = (id: number) => world.us.ok('eInvoice.detail', { documentId: String(id) })
const settled = (id: number) =>
  until(
    () => detail(id),
    ({ status }) => status !== 'InProgress',
  )

async function registered(): Promise<number> {
  const { id } = await world.invoice()
  await world.us.ok('eInvoice.generate', { documentIds: [id] })
  expect(await settled(id)).toMatchObject({ status: 'Generated', signature: 'verified' })
  return id
}

/** Flips a byte in the middle of one of the three parts of a stored text. */
const flip = (id: number, column: 'signed_qr' | 'signed_invoice', part: number) =>
  world.us.inTenant(async (db) => {
    const { rows } = await sql<{ text: string }>`select ${sql.ref(column)} as text from e_invoices
      where document_id = ${id}`.execute(db)
    const parts = rows[0]!.text.split('.')
    const text = parts[part]!
    const at = Math.floor(text.length / 2)
    parts[part] = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
    await sql`update e_invoices set ${sql.ref(column)} = ${parts.join('.')} where document_id = ${id}`.execute(
      db,
    )
  })

test('a byte flipped in any part of a stored text is seen on the document, on the sheet and behind the link', async () => {
  for (const part of [0, 1, 2]) {
    const id = await registered()
    await flip(id, 'signed_qr', part)
    const found = await detail(id)
    expect(found.signature, `part ${part}`).not.toBe('verified')
    if (part > 0) expect(found.signature).toBe('altered')
    expect(found.signatureVerified).toBe(false)
    const sheet = await world.us.ok('salesInvoice.sheet', { id: String(id) })
    const facts = JSON.stringify(sheet.print.einvoice)
    expect(facts, `part ${part}`).not.toContain('Verified')
    if (part > 0) expect(facts).toContain('ALTERED')
    const { shortUrl } = await world.us.ok('salesInvoice.link', { id })
    const shared = await openLink(world.server, shortUrl)
    expect(JSON.stringify(shared.body)).toContain(`"signature":"${found.signature}"`)
  }
  for (const part of [0, 1, 2]) {
    const id = await registered()
    await flip(id, 'signed_invoice', part)
    expect((await detail(id)).signature, `part ${part}`).not.toBe('verified')
  }
})

test('what arrives altered, and is altered at the look-up too, is kept as altered until it is fetched whole', async () => {
  const { id } = await world.invoice()
  world.sandbox.faults.order([
    { kind: 'wrongSignature', call: 'generate', times: 1 },
    { kind: 'wrongSignature', call: 'byDocument', times: 1 },
  ])
  await world.us.ok('eInvoice.generate', { documentIds: [id] })
  const found = await settled(id)
  expect(found).toMatchObject({ status: 'Generated', signature: 'altered', signatureVerified: false })
  expect(found.irn).toHaveLength(64)
  await endOfTask(world.us, await world.us.ok('eInvoice.refresh', { documentIds: [id] }))
  expect(await detail(id)).toMatchObject({ signature: 'verified', irn: found.irn })
})

test('a buyer whose registration is cancelled at the portal is found before anything is sent', async () => {
  const { us } = world
  const { id } = await world.invoice()
  const issues = async () => (await us.ok('eInvoice.validate', { documentIds: [id] }))[0]!.issues
  expect(await issues()).toEqual([])
  const told = (status: string) =>
    us.inTenant((db) =>
      sql`insert into taxpayers (subscriber_id, gstin, taxpayer_type, status, is_blocked)
        select current_subscriber(), party_gstin, 'REG', ${status}, false from documents where id = ${id}
        on conflict (subscriber_id, gstin) do update set status = excluded.status`.execute(db),
    )
  await told('INA')
  expect(await issues()).toMatchObject([{ code: '3029', path: 'party.gstin' }])
  await told('ACT')
  expect(await issues()).toEqual([])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadKeys } from '@bahi/gateways/sandbox/keys.ts'
import { signJws } from '@bahi/gateways/wire/jws.ts'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import QRCode from 'qrcode'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { endOfTask, readyForEInvoices, startPortalWorld } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'

let world: PortalWorld
let us: TestSubscriber
/** The buyer of our invoices, with books of its own. */
let buyer: TestSubscriber
let issued: { id: number; number: string; total: string; qr: string; irn: string }[]

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  us = world.us
  const gstin = await readyForEInvoices(world)
  buyer = await world.server.makeSubscriber({ name: 'Deccan Looms' })
  const [ours] = await gstinsOf(buyer)
  const { id: partyId } = await us.ok('party.save', {
    name: 'Deccan Looms Mumbai',
    role: 'Customer',
    taxpayerType: 'REG',
    gstin: ours!,
    billingAddress: { line1: '9 Mill Road', city: 'Mumbai', stateCode: '27', pincode: '400001' },
  })
  await buyer.ok('party.save', {
    name: 'Acme Traders of Mumbai',
    role: 'Supplier',
    taxpayerType: 'REG',
    gstin,
    billingAddress: { line1: '12 Market Road', city: 'Mumbai', stateCode: '27', pincode: '400001' },
  })
  const made = [
    await world.invoice({ partyId }),
    await world.invoice({ partyId }),
    await world.invoice({ partyId }),
  ]
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: made.map(({ id }) => id) }))
  issued = []
  for (const { id, number } of made) {
    const { irn, signedQrCode } = await us.ok('eInvoice.detail', { documentId: String(id) })
    const { records } = await us.ok('eInvoice.search', { keyword: number! })
    issued.push({ id, number: number!, total: records[0]!.total, qr: signedQrCode!, irn: irn! })
  }
})
afterAll(() => world?.stop())

async function gstinsOf(who: TestSubscriber): Promise<string[]> {
  const { rows } = await who.inTenant((db) =>
    sql<{ gstin: string }>`select gstin from entities where gstin is not null order by id`.execute(db),
  )
  return rows.map(({ gstin }) => gstin)
}

const file = (name: string, bytes: Uint8Array | string) => ({
  name,
  content: Buffer.from(bytes as Uint8Array).toString('base64'),
})
const read = (who: TestSubscriber, ...files: { name: string; content: string }[]) =>
  who.ok('qrReading.read', { entityId: who.entityId, files })
const detail = (who: TestSubscriber, id: number) => who.ok('qrReading.detail', { id: String(id) })

/** Reads one file and gives the detail of its first reading. */
async function readOne(who: TestSubscriber, name: string, bytes: Uint8Array | string) {
  const reply = await read(who, file(name, bytes))
  if (reply.taskId !== null) await endOfTask(who, { taskId: reply.taskId })
  return detail(who, reply.files[0]!.readings[0]!.id)
}

const png = (text: string) => QRCode.toBuffer(text, { errorCorrectionLevel: 'L', width: 640 })

async function jpeg(text: string, angle: number, quality: number) {
  const canvas = createCanvas(1400, 1800)
  const context = canvas.getContext('2d')
  context.fillStyle = '#eeeeea'
  context.fillRect(0, 0, 1400, 1800)
  context.translate(650, 900)
  context.rotate(angle)
  context.drawImage(await loadImage(await png(text)), -320, -320)
  return canvas.toBuffer('image/jpeg', quality)
}

/** The text with one field of the signed data changed; the signature stays. */
function altered(qr: string) {
  const [header, payload, signature] = qr.split('.')
  const { data, ...rest } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { data: string }
  const changed = { ...rest, data: data.replace(/"TotInvVal":[\d.]+/, '"TotInvVal":99999') }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}

/** The same data, signed with a key that is none of the portal's. */
function signedElsewhere(qr: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'))
  const { signing } = loadKeys(folder)
  rmSync(folder, { recursive: true })
  return signJws(
    Buffer.from(qr.split('.')[1]!, 'base64url').toString(),
    signing.privateKey,
    signing.certificate,
  )
}

describe('an invoice printed by the seller', () => {
  test('is read out of its PDF by the buyer, verified and addressed to him', async () => {
    const pdf = await us.call('salesInvoice.pdf', { id: String(issued[0]!.id) })
    const found = await readOne(buyer, 'bill.pdf', pdf.bytes)
    const [gstin] = await gstinsOf(us)
    const [own] = await gstinsOf(buyer)
    expect(found).toMatchObject({
      status: 'Verified',
      content: 'pdf',
      pages: [1],
      irn: issued[0]!.irn,
      sellerGstin: gstin,
      sellerName: 'Acme Traders of Mumbai',
      buyerGstin: own,
      buyerName: 'Acme Mumbai',
      documentType: 'INV',
      documentNumber: issued[0]!.number,
      total: issued[0]!.total,
      itemCount: 1,
      relation: 'Received',
      isDuplicate: false,
      document: null,
      text: issued[0]!.qr,
      entityId: buyer.entityId,
    })
    expect(found.keyId).toMatch(/^[0-9A-F]{40}$/)
    const kept = await buyer.call('qrReading.file', { id: String(found.id) })
    expect(kept.bytes.equals(pdf.bytes)).toBe(true)
    expect(kept.headers.get('content-disposition')).toContain('attachment')
  })

  test('is known to the seller as his own', async () => {
    const found = await readOne(us, 'own.txt', issued[0]!.qr)
    expect([found.status, found.relation, found.document]).toEqual([
      'Verified',
      'Issued',
      { id: issued[0]!.id, kind: 'salesInvoice', number: issued[0]!.number },
    ])
  })

  test('several in one PDF are several readings', async () => {
    const task = await us.ok('salesInvoice.bulkPdf', { ids: issued.map(({ id }) => id) })
    const { result } = await endOfTask(us, task)
    const pdf = await us.call('task.file', { id: String(result[0]!.fileId) })
    const reply = await read(buyer, file('bills.pdf', pdf.bytes))
    if (reply.taskId !== null) await endOfTask(buyer, { taskId: reply.taskId })
    const first = await detail(buyer, reply.files[0]!.readings[0]!.id)
    const all = [first, ...(await Promise.all(first.sameFile.map((id) => detail(buyer, id))))]
    expect(new Set(all.map(({ irn }) => irn))).toEqual(new Set(issued.map(({ irn }) => irn)))
    expect(all.length).toBe(3)
    expect(all.every(({ status }) => status === 'Verified')).toBe(true)
    // The first of them was read before, in the file of one.
    expect(all.filter(({ isDuplicate }) => isDuplicate).map(({ irn }) => irn)).toEqual([issued[0]!.irn])
    expect(all.find(({ isDuplicate }) => isDuplicate)!.duplicateOf).toBeLessThan(first.id)
  })
})

describe('what else is read', () => {
  test.each([
    ['a PNG', async () => file('a.png', await png(issued[1]!.qr))],
    ['a turned JPG', async () => file('a.jpg', await jpeg(issued[1]!.qr, 0.6, 70))],
    ['a JPG of low quality', async () => file('a.jpeg', await jpeg(issued[1]!.qr, 0.03, 25))],
    ['a PNG that calls itself PDF', async () => file('a.pdf', await png(issued[1]!.qr))],
    ['a text broken into lines', async () => file('a.txt', issued[1]!.qr.replaceAll(/.{70}/g, '$&\n'))],
  ])('%s', async (_, make) => {
    const { files } = await read(buyer, await make())
    expect((await detail(buyer, files[0]!.readings[0]!.id)).irn).toBe(issued[1]!.irn)
    expect(files[0]!.readings[0]!.status).toBe('Verified')
  })

  test('the signed invoice, which says more than the code', async () => {
    const { signedInvoice } = await us.ok('eInvoice.detail', { documentId: String(issued[2]!.id) })
    const found = await readOne(buyer, 'invoice.txt', signedInvoice!)
    expect([found.status, found.irn, found.total, found.itemCount]).toEqual([
      'Verified',
      issued[2]!.irn,
      issued[2]!.total,
      1,
    ])
    expect(found.mainHsn).toMatch(/^\d{4,8}$/)
  })

  test('what a camera saw', async () => {
    const row = await buyer.ok('qrReading.scan', { entityId: buyer.entityId, text: issued[2]!.qr })
    expect([row.status, row.content, row.fileName, row.irn]).toEqual([
      'Verified',
      'camera',
      null,
      issued[2]!.irn,
    ])
    expect((await buyer.call('qrReading.file', { id: String(row.id) })).status).toBe(404)
  })
})

describe('what is not valid', () => {
  test('a changed amount is reported as altered, with what it claims', async () => {
    const found = await readOne(buyer, 'a.png', await png(altered(issued[0]!.qr)))
    expect([found.status, found.total, found.isDuplicate]).toEqual(['Altered', '99999.00', false])
  })

  test('a changed signature, header or payload never verifies', async () => {
    const parts = issued[0]!.qr.split('.')
    for (const at of [0, 1, 2]) {
      const part = parts[at]!
      const middle = Math.floor(part.length / 2)
      const flipped = part.slice(0, middle) + (part[middle] === 'A' ? 'B' : 'A') + part.slice(middle + 1)
      const found = await readOne(buyer, 'a.txt', parts.with(at, flipped).join('.'))
      expect(['Altered', 'UnknownKey']).toContain(found.status)
    }
  })

  test('a foreign key is an unknown one, until it is known', async () => {
    const found = await readOne(buyer, 'a.txt', signedElsewhere(issued[0]!.qr))
    expect([found.status, found.irn]).toEqual(['UnknownKey', issued[0]!.irn])
    await buyer.inTenant((db) =>
      sql`update qr_readings set qr_text = ${issued[0]!.qr} where id = ${found.id}`.execute(db),
    )
    const task = await endOfTask(buyer, await buyer.ok('qrReading.readAgain', { ids: [found.id] }))
    expect([task.status, task.response]).toEqual(['Success', { read: 1, unreadable: 0 }])
    expect((await detail(buyer, found.id)).status).toBe('Verified')
  })

  test.each([
    ['the code of a payment', 'upi://pay?pa=shop@bank&am=10'],
    [
      'a token of another kind',
      `${['{"alg":"HS256"}', '{"sub":"1","name":"long enough to be one"}', 'x'.repeat(30)].map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
    ],
  ])('%s is no e-invoice', async (_, text) => {
    const found = await readOne(buyer, 'a.png', await png(text))
    expect([found.status, found.irn, found.relation, found.text]).toEqual(['NotAnEInvoice', null, null, text])
  })

  test('each file gets its own error, and the others are read', async () => {
    const large = Buffer.concat([await png('x'), Buffer.alloc(7 * 1024 * 1024)])
    const reply = await read(
      buyer,
      file('good.png', await png(issued[0]!.qr)),
      file('bill.xlsx', 'PK\u0003\u0004 sheet'),
      file('list.csv', 'a,b'),
      file('empty.pdf', ''),
      file('broken.pdf', '%PDF-1.7 and nothing more'),
    )
    expect(
      reply.files.map(({ name, fault, readings }) => [name, fault, readings.map(({ status }) => status)]),
    ).toEqual([
      ['good.png', null, ['Verified']],
      ['bill.xlsx', 'type', []],
      ['list.csv', 'type', []],
      ['empty.pdf', 'empty', []],
      ['broken.pdf', null, ['Unreadable']],
    ])
    expect(reply.files[1]!.message).toContain('PDF')
    expect((await detail(buyer, reply.files[4]!.readings[0]!.id)).fault).toBe('broken')
    const tooLarge = await buyer.call('qrReading.read', {
      entityId: buyer.entityId,
      files: [file('large.png', large), file('larger.png', Buffer.alloc(5 * 1024 * 1024))],
    })
    expect([413, 422]).toContain(tooLarge.status)
  })

  test('the name of a file is kept without what hides or breaks it', async () => {
    const bytes = createCanvas(50, 50).toBuffer('image/png')
    const reply = await read(buyer, file('bill\u202egnp.exe\r\nset-cookie: x', bytes))
    expect(reply.files[0]!.name).toBe('billgnp.exeset-cookie- x')
    const { fileName } = await detail(buyer, reply.files[0]!.readings[0]!.id)
    expect(fileName).toBe('billgnp.exeset-cookie- x')
  })

  test('a picture without any code says so', async () => {
    const found = await readOne(buyer, 'blank.png', createCanvas(300, 300).toBuffer('image/png'))
    expect([found.status, found.fault]).toEqual(['Unreadable', 'noCode'])
  })
})

describe('many files', () => {
  test('are read by a task, which reports what could not be read', async () => {
    const good = await png(issued[0]!.qr)
    const files = [
      ...Array.from({ length: 5 }, (_, index) => file(`many-${index}.png`, good)),
      file('many-x.pdf', '%PDF-1.4'),
    ]
    const reply = await read(buyer, ...files)
    expect(reply.files.every(({ readings }) => readings[0]!.status === 'Reading')).toBe(true)
    const task = await endOfTask(buyer, { taskId: reply.taskId! })
    const { records } = await buyer.ok('qrReading.search', { keyword: 'many-' })
    const found = await Promise.all(records.map(({ id }) => detail(buyer, id)))
    expect(found.map(({ status, fault }) => `${status} ${fault}`).toSorted()).toEqual([
      'Unreadable broken',
      ...Array(5).fill('Verified null'),
    ])
    expect([task.status, task.done, task.response]).toEqual([
      'SuccessWithError',
      6,
      { read: 5, unreadable: 1 },
    ])
  })

  test('are sorted by id, counted by state, filtered and exported', async () => {
    const page = await buyer.ok('qrReading.search', { size: 500 })
    expect(page.records.map(({ id }) => id)).toEqual(
      page.records.map(({ id }) => id).toSorted((a, b) => b - a),
    )
    const counts = await buyer.ok('qrReading.counts', {})
    expect(counts.reduce((sum, { readings }) => sum + readings, 0)).toBe(page.total)
    const only = async (search: object) =>
      (await buyer.ok('qrReading.search', { size: 500, ...search })).records
    expect((await only({ states: ['Altered'] })).every(({ status }) => status === 'Altered')).toBe(true)
    expect((await only({ relations: ['Received'] })).every(({ relation }) => relation === 'Received')).toBe(
      true,
    )
    const twice = await only({ duplicates: 'Only' })
    expect(twice.length + (await only({ duplicates: 'Without' })).length).toBe(page.total)
    expect(twice.every(({ isDuplicate }) => isDuplicate)).toBe(true)
    expect((await only({ keyword: issued[1]!.number.toLowerCase() })).length).toBeGreaterThan(0)
    const sheet = await buyer.call('qrReading.export', { format: 'csv' })
    expect(sheet.bytes.toString()).toContain(issued[0]!.irn)
    expect(sheet.bytes.toString()).toContain('Not an e-invoice')
  })
})

describe('who may', () => {
  test('see, but not bring in, with the right to see alone', async () => {
    const viewer = await buyer.makeUser({ rights: ['EIN_SH_VW'] })
    expect((await viewer.call('qrReading.search', {})).status).toBe(200)
    const reply = await viewer.call('qrReading.read', {
      entityId: buyer.entityId,
      files: [file('a.txt', 'x')],
    })
    expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'RIGHT001'])
  })

  test('nothing of another business, nor of a place that is not seen', async () => {
    const { id } = await readOne(buyer, 'a.txt', issued[0]!.qr)
    expect((await us.call('qrReading.detail', { id: String(id) })).status).toBe(404)
    expect((await us.call('qrReading.file', { id: String(id) })).status).toBe(404)
    expect((await us.call('qrReading.readAgain', { ids: [id] })).status).toBe(404)
    expect((await us.ok('qrReading.delete', { ids: [id] })).done).toEqual([])
    const elsewhere = await buyer.makeUser({
      rights: ['EIN_SH_VW', 'EIN_MOV'],
      entityIds: [buyer.otherEntityId],
    })
    expect((await elsewhere.call('qrReading.detail', { id: String(id) })).status).toBe(404)
    expect((await elsewhere.ok('qrReading.search', {})).records).toEqual([])
    expect(
      (await elsewhere.call('qrReading.read', { entityId: buyer.entityId, files: [file('a.txt', 'x')] }))
        .status,
    ).toBe(404)
  })

  test('delete takes the file with the last reading of it, and the trail keeps who', async () => {
    const twoCodes = `${issued[0]!.qr}\n${issued[1]!.qr}`
    const { files } = await read(buyer, file('two.txt', twoCodes))
    const [first, second] = files[0]!.readings.map(({ id }) => id)
    const stored = async () => {
      const { rows } = await buyer.inTenant((db) =>
        sql`select from stored_files where name = 'two.txt'`.execute(db),
      )
      return rows.length
    }
    await buyer.ok('qrReading.delete', { ids: [first!] })
    expect(await stored()).toBe(1)
    expect((await buyer.ok('qrReading.delete', { ids: [second!] })).done).toEqual([second])
    expect(await stored()).toBe(0)
    const { rows } = await buyer.inTenant((db) =>
      sql<{
        userId: number
      }>`select user_id from audit_entries where table_name = 'qr_readings' and record_id = ${String(second)}`.execute(
        db,
      ),
    )
    expect(rows.length).toBe(2)
    expect(rows.every(({ userId }) => userId === buyer.id)).toBe(true)
  })
})

import { typeOf, usualNoteOf } from '@bahi/domain/documents/kinds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

const date = '2026-11-20'
let us: TestSubscriber
let shop: Shop
let supplier: number

beforeAll(async () => {
  us = await (await sharedTestServer(`${date}T10:00:00Z`)).makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['salesInvoice', 'purchaseBill', 'outwardNote', 'inwardNote'])
})

const codesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string }[]).map(({ code }) => `${path.replace('Data.', '')} ${code}`),
  ),
]

const corrected = [
  ['salesInvoice', 'outwardNote'],
  ['purchaseBill', 'inwardNote'],
] as const

describe.each(corrected)('a line of a %s that a note names', (kind, noteKind) => {
  const lowering = usualNoteOf(noteKind)
  const raising = lowering === 'Credit' ? 'Debit' : 'Credit'
  let used = 0
  const lines = () => [
    { itemId: shop.bolt, quantity: '10', unitPrice: '10' },
    { itemId: shop.rice, quantity: '5', unitPrice: '20' },
    { itemId: shop.bolt, quantity: '4', unitPrice: '30' },
  ]
  const head = () =>
    kind === 'salesInvoice'
      ? { entityId: us.entityId, partyId: shop.registered, date, status: 'Active' as const }
      : { entityId: us.entityId, partyId: supplier, date, status: 'Active' as const }
  const paper = () => (kind === 'salesInvoice' ? {} : { supplierNumber: `S/${++used}`, supplierDate: date })
  const detail = (id: number): Promise<AnyBody> => us.ok(`${kind}.detail`, { id: String(id) })

  async function noted(type: typeof lowering, of: object) {
    const own = paper()
    const { id } = await us.ok(`${kind}.save`, { ...head(), ...own, lines: lines() } as never)
    const note = await us.ok(`${noteKind}.save`, {
      ...head(),
      ...paper(),
      noteType: type,
      reason: typeOf(noteKind, type).reasons![0],
      precedingDocuments: [{ documentId: id }],
      lines: [{ sourceLine: { documentId: id, lineNumber: 2 }, ...of }],
    } as never)
    const change = async (changed: readonly object[]) => {
      const { version } = await detail(id)
      return us.call(`${kind}.save`, { ...head(), ...own, id, version, lines: changed } as never)
    }
    return { id, note: note as AnyBody, change }
  }

  test('is found by it wherever the line is moved, and new lines get other numbers', async () => {
    const { id, note, change } = await noted(lowering, { quantity: '2' })
    const [first, second, third] = lines()
    const added = { itemId: shop.bolt, quantity: '1', unitPrice: '7' }
    const moved = [
      added,
      { ...third, lineNumber: 3 },
      { ...second, lineNumber: 2 },
      { ...first, lineNumber: 1 },
    ]
    expect((await change(moved)).status).toBe(200)
    const shown = await detail(id)
    expect(shown.lines.map(({ lineNumber, quantity }: AnyBody) => [lineNumber, quantity])).toEqual([
      [4, '1'],
      [3, '4'],
      [2, '5'],
      [1, '10'],
    ])
    expect(shown.lines[2]).toMatchObject({ takenQuantity: '2', takenBy: [{ documentId: note.id }] })
    expect(shown.lines[1]).not.toHaveProperty('takenBy')
    const sources = [{ documentId: id }]
    const { body } = await us.ok('document.convert', { toKind: noteKind, sources })
    expect(body.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [shop.bolt, '1'],
      [shop.bolt, '4'],
      [shop.rice, '3'],
      [shop.bolt, '10'],
    ])
    expect((await change([{ ...second, lineNumber: 2 }, added])).status).toBe(200)
    expect((await detail(id)).lines.map(({ lineNumber }: AnyBody) => lineNumber)).toEqual([2, 5])
  })

  test('is not removed, is no other item and falls below nothing that was noted: the refusal names line and note', async () => {
    const { id, note, change } = await noted(lowering, { quantity: '2' })
    const [first, second, third] = lines()
    const gone = await change([
      { ...first, lineNumber: 1 },
      { ...third, lineNumber: 3 },
    ])
    expect(codesOf(gone)).toEqual([422, 'lines DOCU0197'])
    expect(JSON.stringify(gone.body)).toContain(`Line 2, Rice, is on ${note.number}.`)
    // Lines that name none are in the order of before: the second is another item then.
    expect(codesOf(await change([first!, third!]))).toEqual([422, 'lines[1] DOCU0197'])
    const named = (line: object) => [
      { ...second, lineNumber: 2, ...line },
      { ...first, lineNumber: 1 },
    ]
    expect(codesOf(await change(named({ quantity: '1' })))).toEqual([422, 'lines[0].quantity DOCU0115'])
    expect(codesOf(await change(named({ unitPrice: '2' })))).toEqual([422, 'lines[0].unitPrice DOCU0198'])
    expect((await change(named({ quantity: '2' }))).status).toBe(200)
    await us.ok(`${noteKind}.cancel`, { ids: [note.id], reason: 'Duplicate' })
    expect((await change([{ ...first, lineNumber: 1 }])).status).toBe(200)
    expect((await detail(id)).lines).toHaveLength(1)
  })

  test('keeps its rate of tax while a note is computed at it', async () => {
    const { note, change } = await noted(lowering, { quantity: '2' })
    const [first, second] = lines()
    const named = (line: object) => [
      { ...first, lineNumber: 1, taxRate: '5' },
      { ...second, lineNumber: 2, ...line },
    ]
    const other = await change(named({ taxCategory: 'Taxable', taxRate: '5' }))
    expect(codesOf(other)).toEqual([422, 'lines[1].taxRate DOCU0209'])
    expect(JSON.stringify(other.body)).toContain(`Line 2, Rice, is on ${note.number} with tax at 0%.`)
    // A line that no note names may have another.
    expect((await change(named({}))).status).toBe(200)
    await us.ok(`${noteKind}.cancel`, { ids: [note.id], reason: 'Duplicate' })
    expect((await change(named({ taxCategory: 'Taxable', taxRate: '5' }))).status).toBe(200)
  })

  test('leaves its number to no other line when it is removed', async () => {
    const { id, note, change } = await noted(lowering, { quantity: '2' })
    const [first, second, third] = lines()
    const kept = [
      { ...first, lineNumber: 1 },
      { ...second, lineNumber: 2 },
    ]
    expect((await change(kept)).status).toBe(200)
    expect((await change([...kept, third!])).status).toBe(200)
    const numbers = async () => (await detail(id)).lines.map(({ lineNumber }: AnyBody) => lineNumber)
    expect(await numbers()).toEqual([1, 2, 4])
    // Without names the lines are in the order of before, and a new one is new.
    expect((await change([first!, second!])).status).toBe(200)
    expect((await change([first!, second!, third!, third!])).status).toBe(200)
    expect(await numbers()).toEqual([1, 2, 5, 6])
    expect(note.id).toBeGreaterThan(0)
  })

  test('stays while a note adds to it, and keeps its value', async () => {
    const { change, note } = await noted(raising, { quantity: '2' })
    const [first, second] = lines()
    const gone = await change([{ ...first, lineNumber: 1 }])
    expect(codesOf(gone)).toEqual([422, 'lines DOCU0197'])
    expect(JSON.stringify(gone.body)).toContain(note.number)
    expect((await change([{ ...second, lineNumber: 2, quantity: '1' }])).status).toBe(200)
  })

  test('is not a charge: notes name lines alone', async () => {
    const { id } = await noted(lowering, { quantity: '2' })
    const unknown = await us.call(`${noteKind}.save`, {
      ...head(),
      ...paper(),
      noteType: lowering,
      reason: typeOf(noteKind, lowering).reasons![0],
      precedingDocuments: [{ documentId: id }],
      lines: [
        { sourceLine: { documentId: id, lineNumber: 4 }, itemId: shop.rice, quantity: '1', unitPrice: '1' },
      ],
    } as never)
    expect(codesOf(unknown)).toEqual([422, 'lines[0].sourceLine VALD0118'])
  })
})

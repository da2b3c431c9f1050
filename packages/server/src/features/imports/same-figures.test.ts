import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksOf, differences, seeded } from '../../../test/books-of.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'

/**
 * Documents of a file and documents of programs are the same to the paisa: the same ones, drawn by chance, are saved by their
 * calls in one business and imported in another, and all that is in the books of both is compared.
 */

/** `npm run soak:figures` draws more, and others. */
const count = Number(process.env['BAHI_FIGURES_DOCUMENTS'] ?? 320)
const seed = Number(process.env['BAHI_FIGURES_SEED'] ?? 1404)
const kinds = [
  'salesInvoice',
  'salesInvoice',
  'purchaseBill',
  'outwardNote',
  'inwardNote',
  'purchaseOrder',
  'salesQuotation',
  'salesOrder',
  'deliveryChallan',
] as const
type Kind = (typeof kinds)[number]

const day = '2026-11-20'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    clock: () => new Date('2026-11-20T10:00:00+05:30'),
  })
})
afterAll(() => server?.stop())

interface Shop {
  readonly us: TestSubscriber
  readonly parties: ReadonlyMap<string, number>
  readonly items: ReadonlyMap<string, number>
}

async function made(): Promise<Shop> {
  const us = await server.makeSubscriber()
  await stockShop(us)
  await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await us.ok('party.save', {
    name: 'Hamburg Handel',
    code: 'X1',
    role: 'Customer',
    taxpayerType: 'OEXP',
    billingAddress: { line1: 'Kai 1', city: 'Hamburg', stateCode: '96', countryCode: 'DE' },
  } as never)
  await addSeries(us, kinds)
  const idsOf = async (table: string) => {
    const { rows } = await server.app.pools.owner.query<{ id: string; code: string | null; name: string }>(
      `select id, code, name from ${table} where subscriber_id = $1`,
      [us.subscriberId],
    )
    return new Map(
      rows.flatMap(({ id, code, name }) => [
        [name, Number(id)] as const,
        ...(code ? [[code, Number(id)] as const] : []),
      ]),
    )
  }
  return { us, parties: await idsOf('parties'), items: await idsOf('items') }
}

/** A document by the fields of the sheet: those of its head, and of each line. */
interface Drawn {
  readonly kind: Kind
  readonly head: Readonly<Record<string, string>>
  readonly lines: readonly Readonly<Record<string, string>>[]
}

function drawer(random: () => number) {
  const whole = (most: number) => Math.floor(random() * most)
  const one = <T>(list: readonly T[]): T => list[whole(list.length)]!
  const sometimes = (share: number, fields: () => Record<string, string>) =>
    random() < share ? fields() : {}
  const amount = (most: number) => (random() * most).toFixed(2)
  const line = (isSale: boolean) => ({
    ...(random() < 0.5
      ? { 'lines.itemCode': one(['I1', 'I3', ...(isSale ? ['I2'] : [])]) }
      : {
          'lines.description': one(['Angle 40x40', 'Paint, blue', 'Cable']),
          'lines.hsn': one(['72163100', '32091010', '85444999']),
          'lines.supply': 'Goods',
          'lines.uqc': one(['NOS', 'KGS', 'MTR']),
          'lines.taxRate': one(['0', '5', '18', '40', '0.25', '3']),
        }),
    'lines.quantity': one([String(1 + whole(40)), (random() * 20 + 0.001).toFixed(3)]),
    'lines.unitPrice': one([amount(5000), (random() * 90 + 0.0001).toFixed(4), '100']),
    ...sometimes(0.3, () => ({ 'lines.discountPercent': (random() * 60).toFixed(2) })),
    ...sometimes(0.15, () => ({ 'lines.discountAmount': amount(3) })),
    ...sometimes(0.2, () => ({ 'lines.cessRate': one(['12', '1.5']) })),
    ...sometimes(0.1, () => ({ 'lines.cessPerUnit': amount(9) })),
    ...sometimes(0.1, () => ({ 'lines.freeQuantity': String(1 + whole(3)) })),
    ...sometimes(0.15, () => ({ 'lines.priceIncludesTax': one(['Y', 'N']) })),
  })
  return (index: number): Drawn => {
    const kind = one(kinds)
    const isPurchase = kind === 'purchaseBill' || kind === 'purchaseOrder' || kind === 'inwardNote'
    const party = isPurchase ? 'Nashik Mills' : one(['C1', 'C1', 'C2', 'C3', 'C4', 'X1'])
    const abroad: Record<string, string> =
      party === 'X1'
        ? { supplyKind: one(['EXPWP', 'EXPWOP']), placeOfSupply: '96' }
        : party === 'C4'
          ? { supplyKind: one(['SEZWP', 'SEZWOP']) }
          : {}
    return {
      kind,
      head: {
        [isPurchase ? 'partyName' : 'partyCode']: party,
        date: day,
        status: 'Active',
        ...abroad,
        ...sometimes(0.3, () => ({ priceIncludesTax: 'Y' })),
        ...sometimes(0.5, () => ({ roundOff: one(['Y', 'N']) })),
        ...(abroad['supplyKind'] ? {} : sometimes(0.15, () => ({ reverseCharge: 'Y' }))),
        ...sometimes(0.2, () => ({ discountPercent: (random() * 20).toFixed(2) })),
        ...sometimes(0.1, () => ({ discountAmount: amount(5) })),
        ...sometimes(0.3, () => ({
          'charges.0.description': 'Freight',
          'charges.0.amount': amount(400),
          'charges.0.hsn': '996511',
          'charges.0.taxRate': one(['5', '18']),
        })),
        ...(kind === 'purchaseBill' || kind === 'inwardNote'
          ? { supplierNumber: `S/${index}`, supplierDate: day }
          : {}),
        ...(kind === 'deliveryChallan'
          ? { purpose: one(['Supply', 'OnApproval', 'JobWork', 'Exhibition']) }
          : {}),
        ...(kind === 'outwardNote' || kind === 'inwardNote'
          ? {
              noteType: one(['Credit', 'Debit']),
              reason: one([isPurchase ? 'Purchase Return' : 'Sales Return', 'Invoice Correction']),
              precedingNumber: `OLD/${index}`,
              precedingDate: '2026-10-01',
            }
          : {}),
      },
      lines: Array.from({ length: 1 + whole(4) }, () => line(!isPurchase)),
    }
  }
}

/** As a program sends it: the ids that names stand for, and members within members. */
function bodyOf({ us, parties, items }: Shop, { head, lines }: Drawn): Record<string, unknown> {
  const body: AnyBody = { entityId: us.entityId }
  const isYes = new Set(['priceIncludesTax', 'roundOff', 'reverseCharge'])
  for (const [path, value] of Object.entries(head)) {
    if (path === 'partyCode' || path === 'partyName') body.partyId = parties.get(value)
    else if (path.startsWith('charges.0.')) {
      body.charges ??= [{}]
      body.charges[0][path.slice('charges.0.'.length)] = value
    } else if (path === 'precedingNumber')
      body.precedingDocuments = [{ number: value, date: head['precedingDate'] }]
    else if (path !== 'precedingDate') body[path] = isYes.has(path) ? value === 'Y' : value
  }
  body.lines = lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([path, value]) => {
        const name = path.slice('lines.'.length)
        if (name === 'itemCode') return ['itemId', items.get(value)]
        return [name, isYes.has(name) ? value === 'Y' : value]
      }),
    ),
  )
  return body
}

/** Codes of what is wrong, with their fields. */
const codesOf = ({ validationErrors = {} }: AnyBody): string =>
  Object.entries(validationErrors as Record<string, AnyBody[]>)
    .map(([path, [first]]) => `${path} ${first.code}`)
    .join(', ')

test('hundreds of documents of a file are what their calls make of them, in every table of the books', async () => {
  const draw = drawer(seeded(seed))
  const drawn = Array.from({ length: count }, (_, index) => draw(index))
  const [byCall, byFile] = [await made(), await made()]

  const refused = new Map<number, string>()
  for (const [index, document] of drawn.entries()) {
    const reply = await byCall.us.call(
      `${document.kind}.save` as 'salesInvoice.save',
      bodyOf(byCall, document) as never,
    )
    if (reply.status < 300) continue
    expect(reply.status).toBe(422)
    refused.set(index, codesOf(reply.body))
  }
  // What is drawn is mostly what one may issue; else nothing would be compared.
  expect(refused.size, JSON.stringify([...refused])).toBeLessThan(count / 4)

  const columns: readonly AnyBody[] = ((await byFile.us.ok('import.kinds')) as AnyBody).find(
    (one: AnyBody) => one.kind === 'Document',
  ).columns
  const paths: string[] = columns.map(({ path }) => path)
  const cells = (fields: Readonly<Record<string, string>>) =>
    paths.map((path) => (fields[path]?.includes(',') ? `"${fields[path]}"` : (fields[path] ?? ''))).join(',')
  const csv = [
    columns.map(({ label }) => `"${label}"`).join(','),
    ...drawn.flatMap(({ kind, head, lines }, index) =>
      lines.map((line) => cells({ ...head, kind, reference: `R-${index}`, ...line })),
    ),
  ].join('\r\n')
  const { backgroundTaskId } = await byFile.us.ok('import.upload', {
    kind: 'Document',
    file: { name: 'documents.csv', content: Buffer.from(csv).toString('base64') },
    entityId: byFile.us.entityId,
    mapping: Object.fromEntries(columns.map(({ path, label }) => [label, path])),
  })
  for (;;) {
    const [task] = await byFile.us.ok('task.status', { ids: [backgroundTaskId] })
    if (!['Initialized', 'YetNotStarted', 'InProcess'].includes(task!.status)) break
    await wait(50)
  }
  const outcomes: AnyBody[] = []
  for (let start = 0; start < count; start += 100) {
    const page: AnyBody = await byFile.us.ok('import.changes', { backgroundTaskId, start, size: 100 })
    outcomes.push(...page.records)
  }
  expect(outcomes.length).toBe(count)
  const differing = outcomes.flatMap(({ outcome }, index) =>
    (outcome === 'Refused') === refused.has(index) ? [] : [[outcome, refused.get(index), drawn[index]]],
  )
  expect(differing.slice(0, 3)).toEqual([])
  const [one, other] = [
    await booksOf(server, byCall.us.subscriberId),
    await booksOf(server, byFile.us.subscriberId),
  ]
  expect(one['documents']!.length).toBe(count - refused.size)
  const stored = one['documents']!.map((document) => (JSON.parse(document) as { kind: Kind }).kind)
  expect(new Set(stored)).toEqual(new Set(kinds))
  expect(one['ledger_entries']!.length).toBeGreaterThan(count)
  expect(differences(one, other).slice(0, 6)).toEqual([])
})

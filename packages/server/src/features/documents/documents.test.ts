import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { dashboardRoutes } from '../reports/routes.ts'
import { gstr1Routes } from '../returns/routes.ts'
import { paymentInRoutes } from '../payments/routes.ts'
import { proofs } from '../ledger/index.ts'
import { documentRoutes } from './routes.ts'

let server: TestServer
let us: TestSubscriber
let them: TestSubscriber
let shop: Shop
let theirs: Shop

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: [...documentRoutes, paymentInRoutes, gstr1Routes, dashboardRoutes],
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  them = await server.makeSubscriber()
  shop = await stockShop(us)
  theirs = await stockShop(them)
})
afterAll(() => server?.stop())

const sale = (more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  reverseCharge: false,
  roundOff: true,
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50', discountPercent: '5' }],
  ...more,
})

const issueCodes = (body: { validationErrors?: Record<string, { code: string; message: string }[]> }) =>
  Object.keys(body.validationErrors ?? {})

/** Names of the rules that the books break now. */
async function broken(subscriber: TestSubscriber): Promise<string[]> {
  return subscriber.inTenant(async (db) => {
    const names: string[] = []
    for (const proof of proofs)
      if ((await sql.raw(proof.sql).execute(db)).rows.length > 0) names.push(proof.name)
    return names
  })
}

describe('the examples of the interface', () => {
  it('saves a sale and returns number, place of supply, totals and lines', async () => {
    const { status, body } = await us.call('salesInvoice.save', sale())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      status: 'Active',
      placeOfSupply: '27',
      totals: {
        taxableValue: '118.75',
        igst: '0.00',
        cgst: '10.69',
        sgst: '10.69',
        cess: '0.00',
        stateCess: '0.00',
        roundOff: '-0.13',
        total: '140.00',
      },
      lines: [
        {
          lineNumber: 1,
          taxableValue: '118.75',
          taxRate: '18',
          igst: '0.00',
          cgst: '10.69',
          sgst: '10.69',
          cess: '0.00',
          total: '140.13',
        },
      ],
    })
    expect(body.number).toMatch(/1$/)
    const detail = await us.ok('salesInvoice.detail', { id: body.id })
    expect(detail).toMatchObject({
      id: body.id,
      number: body.number,
      totals: body.totals,
      status: 'Active',
      balance: '140.00',
      heading: 'taxInvoice',
    })
    const list = await us.ok('salesInvoice.search', {
      entityIds: [us.entityId],
      start: 0,
      size: 30,
      sort: 'id DESC',
    })
    expect(list).toMatchObject({ start: 0, size: 30, totalIsExact: true })
    expect(list.records[0]).toMatchObject({ id: body.id, number: body.number, total: '140.00' })
  })

  it('finds invoices by the subtype that was chosen for them', async () => {
    const { id } = await us.ok('salesInvoice.save', { ...sale(), subtype: 'TPINV' })
    const found = async (...subtypes: ('TPINV' | 'SUINV')[]) =>
      (await us.ok('salesInvoice.search', { subtypes })).records.map((row) => row.id)
    expect(await found('TPINV')).toEqual([id])
    expect(await found('SUINV')).toEqual([])
    expect(await found('SUINV', 'TPINV')).toEqual([id])
  })

  it('computes without keeping anything', async () => {
    const before = await us.ok('salesInvoice.search', { size: 1 })
    const { status, body } = await us.call('salesInvoice.compute', sale())
    expect(status).toBe(200)
    expect(body.totals.total).toBe('140.00')
    expect(body.explanation.placeOfSupply[0].key).toBe('pos.goodsMove')
    expect((await us.ok('salesInvoice.search', { size: 1 })).total).toBe(before.total)
  })

  it('takes a payment for an invoice', async () => {
    const invoice = await us.ok('salesInvoice.save', sale())
    const { status, body } = await us.call('paymentIn.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-20',
      mode: 'UPI',
      amount: '100.00',
      allocations: [{ documentId: invoice.id, amount: '100.00' }],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ unallocated: '0.00' })
    expect(await us.ok('salesInvoice.detail', { id: invoice.id })).toMatchObject({
      paid: '100.00',
      balance: '40.00',
      status: 'Active',
    })
  })

  it('gives GSTR-1 as JSON and as sums', async () => {
    const period = { entityId: us.entityId, returnPeriod: '112026' }
    const json = await us.call('gstr1.json', period)
    expect(json.status).toBe(200)
    const file = JSON.parse(json.bytes.toString('utf8'))
    expect(file.b2b[0].inv.length).toBeGreaterThan(0)
    const summary = await us.ok('gstr1.summary', period)
    expect(summary.sections.find(({ section }) => section === 'B2B')).toMatchObject({
      documents: file.b2b.flatMap((r: { inv: [] }) => r.inv).length,
    })
  })
})

describe('what is refused', () => {
  it.each([
    ['a total that is not what is computed', { totals: { total: '999.00' } }, ['totals.total']],
    [
      'a line figure that is not what is computed',
      { lines: [{ itemId: 0, quantity: '10', unitPrice: '12.50', taxableValue: '1.00' }] },
      ['lines[0].taxableValue'],
    ],
    ['a date in the future', { date: '2026-11-21' }, ['date']],
    ['a due date before the date', { dueDate: '2026-11-01' }, ['dueDate']],
    ['no lines', { lines: [] }, ['lines']],
    [
      'a discount above 100 %',
      { lines: [{ itemId: 0, quantity: '1', discountPercent: '100.5' }] },
      ['lines[0].discountPercent'],
    ],
    [
      'a rate that is not lawful on the day',
      { lines: [{ itemId: 0, quantity: '1', taxRate: '12' }] },
      ['lines[0].taxRate'],
    ],
    ['a place of supply without reason', { placeOfSupply: '29' }, ['placeOfSupplyReason']],
    ['a number typed while numbers are automatic', { number: 'X1' }, ['number']],
    [
      'a supply without payment of tax without a letter of undertaking',
      { partyId: -1, supplyKind: 'SEZWOP' },
      ['lutNumber'],
    ],
    [
      'a line without its master and without what the master would say',
      { lines: [{ quantity: '1' }] },
      [
        'lines[0].description',
        'lines[0].supply',
        'lines[0].unitPrice',
        'lines[0].uqc',
        'lines[0].hsn',
        'lines[0].taxRate',
      ],
    ],
  ])('%s', async (_name, more, paths) => {
    const body = sale(more) as Record<string, any>
    if (body['partyId'] === -1) body['partyId'] = shop.sez
    for (const line of body['lines']) if (line.itemId === 0) line.itemId = shop.bolt
    const reply = await us.call('salesInvoice.save', body as never)
    expect(reply.status).toBe(422)
    expect(
      issueCodes(reply.body)
        .map((path) => path.replace('Data.', ''))
        .sort(),
    ).toEqual([...paths].sort())
  })

  it('names both values of a figure that differs', async () => {
    const { body } = await us.call('salesInvoice.save', sale({ totals: { total: '141.01' } }))
    expect(JSON.stringify(body)).toContain('141.01')
    expect(JSON.stringify(body)).toContain('140.00')
  })

  it('parties, items, entities and documents of others, as if they did not exist', async () => {
    const party = await us.call('salesInvoice.save', sale({ partyId: theirs.registered }))
    const item = await us.call('salesInvoice.save', sale({ lines: [{ itemId: theirs.bolt, quantity: '1' }] }))
    const entity = await us.call('salesInvoice.save', sale({ entityId: them.entityId }))
    const foreign = await them.ok('salesInvoice.save', {
      ...sale(),
      entityId: them.entityId,
      partyId: theirs.registered,
      lines: [{ itemId: theirs.bolt, quantity: '1' }],
    })
    const detail = await us.call('salesInvoice.detail', { id: foreign.id })
    const payment = await us.call('paymentIn.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-20',
      mode: 'UPI',
      amount: '10',
      allocations: [{ documentId: foreign.id, amount: '10' }],
    })
    expect([party.status, item.status, entity.status, detail.status, payment.status]).toEqual([
      422, 422, 404, 404, 422,
    ])
  })

  it('more than a thousand lines', async () => {
    const lines = Array.from({ length: 1001 }, () => ({ itemId: shop.bolt, quantity: '1' }))
    expect((await us.call('salesInvoice.save', sale({ lines }))).status).toBe(422)
  })

  it("members that are the product's own", async () => {
    const reply = await us.call(
      'salesInvoice.save',
      sale({ irn: 'x', createdBy: 1, paid: '99', balance: '0', financialYear: '2020-21' }),
    )
    if (reply.status === 200) {
      const detail = await us.ok('salesInvoice.detail', { id: reply.body.id })
      expect(detail).toMatchObject({ paid: '0.00', financialYear: '2026-27' })
    } else expect(reply.status).toBe(422)
  })

  it('amounts beyond the bounds, exactly at them not', async () => {
    const at = await us.call(
      'salesInvoice.compute',
      sale({ lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '999999999999.99' }] }),
    )
    expect(at.body.issues.filter(({ property }: { property: string }) => property !== 'partyId')).toEqual([])
    const above = await us.call(
      'salesInvoice.save',
      sale({ lines: [{ itemId: shop.bolt, quantity: '9999999999.999', unitPrice: '999' }] }),
    )
    expect(above.status).toBe(422)
    const negative = await us.call(
      'salesInvoice.save',
      sale({ lines: [{ itemId: shop.bolt, quantity: '-1' }] }),
    )
    expect(negative.status).toBe(422)
  })

  it('a locked period', async () => {
    await us.inTenant((db) =>
      sql`insert into settings (subscriber_id, name, value) values (current_subscriber(), 'periodLockDate', '"2026-10-31"')`.execute(
        db,
      ),
    )
    const reply = await us.call('salesInvoice.save', sale({ date: '2026-10-31' }))
    expect(reply.status).toBe(422)
    expect((await us.call('salesInvoice.save', sale({ date: '2026-11-01' }))).status).toBe(200)
    await us.inTenant((db) => sql`delete from settings where name = 'periodLockDate'`.execute(db))
  })

  it('a filed period: new documents, edits and cancels alike', async () => {
    const old = await us.ok('salesInvoice.save', sale({ date: '2026-09-10' }))
    await us.inTenant((db) =>
      sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period) values (current_subscriber(), ${us.entityId}, 'GSTR1', '092026')`.execute(
        db,
      ),
    )
    expect((await us.call('salesInvoice.save', sale({ date: '2026-09-11' }))).status).toBe(422)
    expect(
      (await us.call('salesInvoice.save', sale({ id: old.id, version: old.version, date: '2026-09-10' })))
        .status,
    ).toBe(400)
    expect((await us.ok('salesInvoice.cancel', { ids: [old.id], reason: 'Duplicate' })).refused).toHaveLength(
      1,
    )
  })
})

describe('drafts', () => {
  it('accept incomplete data, have no number, become invoices', async () => {
    const draft = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      lines: [{ description: 'half' }],
    })
    expect(draft).toMatchObject({ number: null, status: 'Draft' })
    const again = await us.ok('salesInvoice.save', {
      id: draft.id,
      version: draft.version,
      entityId: us.entityId,
      remarks: 'x',
      lines: [],
    })
    expect(again.version).toBe(draft.version + 1)
    const issued = await us.ok('salesInvoice.save', sale({ id: draft.id, version: again.version }))
    expect(issued).toMatchObject({ id: draft.id, status: 'Active' })
    expect(issued.number).not.toBeNull()
  })

  it('are discarded, issued invoices are not', async () => {
    const draft = await us.ok('salesInvoice.save', { entityId: us.entityId, lines: [] })
    const invoice = await us.ok('salesInvoice.save', sale())
    const outcome = await us.ok('salesInvoice.delete', { ids: [draft.id, invoice.id] })
    expect(outcome.done).toEqual([draft.id])
    expect(outcome.refused.map(({ id }) => id)).toEqual([invoice.id])
    expect((await us.call('salesInvoice.detail', { id: draft.id })).status).toBe(404)
  })
})

describe('versions', () => {
  it('refuses to save over a newer one and returns it', async () => {
    const first = await us.ok('salesInvoice.save', sale())
    await us.ok('salesInvoice.save', sale({ id: first.id, version: first.version, remarks: 'second' }))
    const late = await us.call(
      'salesInvoice.save',
      sale({ id: first.id, version: first.version, remarks: 'third' }),
    )
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.body)).toContain('CONF0001')
    expect(JSON.stringify(late.body)).toContain('second')
  })
})

describe('numbers', () => {
  it('are consecutive under 200 parallel saves', async () => {
    const fresh = await server.makeSubscriber()
    const masters = await stockShop(fresh)
    const body = {
      ...sale(),
      entityId: fresh.entityId,
      partyId: masters.registered,
      lines: [{ itemId: masters.bolt, quantity: '1' }],
    }
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => fresh.call('salesInvoice.save', body)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200))
    const numbers = replies
      .map(({ body: { number } }) => Number(/(\d+)$/.exec(number)![1]))
      .sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    expect(await broken(fresh)).toEqual([])
  })

  it('leave no hole when a save fails after others', async () => {
    const before = await us.ok('salesInvoice.save', sale())
    await us.call('salesInvoice.save', sale({ totals: { total: '1.00' } }))
    const after = await us.ok('salesInvoice.save', sale())
    const running = (number: string | null) => Number(/(\d+)$/.exec(number!)![1])
    expect(running(after.number)).toBe(running(before.number) + 1)
  })

  it('typed by hand are unique without regard to case', async () => {
    const manual = await server.makeSubscriber()
    const masters = await stockShop(manual)
    await manual.inTenant((db) =>
      sql`insert into settings (subscriber_id, name, value) values (current_subscriber(), 'DocumentAutonumbering', 'false')`.execute(
        db,
      ),
    )
    const body = {
      ...sale(),
      entityId: manual.entityId,
      partyId: masters.registered,
      lines: [{ itemId: masters.bolt, quantity: '1' }],
    }
    expect((await manual.call('salesInvoice.save', { ...body, number: 'Ab/1' })).status).toBe(200)
    const second = await manual.call('salesInvoice.save', { ...body, number: 'aB/1' })
    expect(second.status).toBe(422)
    expect(issueCodes(second.body)).toEqual(['Data.number'])
    expect((await manual.call('salesInvoice.save', { ...body })).status).toBe(422)
  })

  it('are given once for one idempotency key, 5 ms apart', async () => {
    const headers = { 'idempotency-key': 'same-1' }
    const first = us.call('salesInvoice.save', sale(), { headers })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = us.call('salesInvoice.save', sale(), { headers })
    const replies = await Promise.all([first, second])
    const done = replies.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
    const third = await us.call('salesInvoice.save', sale(), { headers })
    expect(third.body.id).toBe(done[0]!.body.id)
    const other = await us.call('salesInvoice.save', sale({ remarks: 'other' }), { headers })
    expect(other.status).toBe(422)
  })
})

describe('the books', () => {
  it('tie out after any mixture of sales, edits, payments and cancels', async () => {
    const random = seeded(7)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
    const documents: { id: number; version: number; total: string }[] = []
    for (let step = 0; step < 60; step++) {
      const lines = Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
        itemId: pick([shop.bolt, shop.rice, shop.service]),
        quantity: String(1 + Math.floor(random() * 99)),
        unitPrice: `${Math.floor(random() * 9000)}.${String(Math.floor(random() * 100)).padStart(2, '0')}`,
        ...(random() < 0.4 ? { discountPercent: String(Math.floor(random() * 30)) } : {}),
        ...(random() < 0.2 ? { priceIncludesTax: true } : {}),
      }))
      const body = sale({
        partyId: pick([shop.registered, shop.otherState, shop.sez]),
        date: pick(['2026-11-20', '2026-11-02', '2026-10-15', '2026-08-30']),
        roundOff: random() < 0.7,
        lines,
        ...(random() < 0.3 ? { discountPercent: '3' } : {}),
        ...(random() < 0.3 ? { charges: [{ description: 'Freight', amount: '150', hsn: '996511' }] } : {}),
        ...(random() < 0.2
          ? { charges: [{ description: 'Packing', amount: '99.99', hsn: '998540', taxRate: '5' }] }
          : {}),
        ...(random() < 0.1 ? { reverseCharge: true } : {}),
      })
      const action = random()
      if (action < 0.55 || documents.length === 0) {
        const saved = await us.ok('salesInvoice.save', body)
        documents.push({ id: saved.id, version: saved.version, total: saved.totals.total })
      } else if (action < 0.75) {
        const target = pick(documents)
        const reply = await us.call('salesInvoice.save', { ...body, id: target.id, version: target.version })
        if (reply.status === 200)
          Object.assign(target, { version: reply.body.version, total: reply.body.totals.total })
        else expect([400, 409, 422]).toContain(reply.status)
      } else if (action < 0.9) {
        const target = pick(documents)
        const detail = await us.ok('salesInvoice.detail', { id: target.id })
        if (detail.status !== 'Active' || Number(detail.balance) === 0) continue
        const paid = await us.ok('paymentIn.save', {
          entityId: us.entityId,
          partyId: detail.partyId!,
          date: '2026-11-20',
          mode: 'BankTransfer',
          amount:
            (Number(detail.balance) / 2).toFixed(2) === '0.00'
              ? detail.balance
              : (Number(detail.balance) / 2).toFixed(2),
        })
        if (random() < 0.5) await us.ok('paymentIn.cancel', { ids: [paid.id], reason: 'Wrong Details' })
      } else {
        await us.ok('salesInvoice.cancel', { ids: [pick(documents).id], reason: 'Duplicate' })
      }
    }
    expect(await broken(us)).toEqual([])
  })
})

describe('the paisa trail', () => {
  it('leads from every total to its lines, roundings, ledger and returns without a paisa missing', async () => {
    const { records } = await us.ok('salesInvoice.search', { size: 100 })
    const paise = (amount: string) => Math.round(Number(amount) * 100)
    for (const { id, status, total } of records) {
      if (status === 'Draft') continue
      const { steps } = await us.ok('salesInvoice.trail', { id })
      const detail = await us.ok('salesInvoice.detail', { id })
      const sum = (level: string, only: (step: (typeof steps)[number]) => boolean = () => true) =>
        steps
          .filter((step) => step.level === level && only(step))
          .reduce((all, step) => all + paise(step.amount), 0)
      expect([id, sum('total')]).toEqual([id, paise(total)])
      expect([id, sum('line') + paise(detail.totals.roundOff)]).toEqual([id, paise(total)])
      expect([id, sum('ledger')]).toEqual([id, 0])
      const { igst, cgst, sgst, cess } = detail.totals
      if (status === 'Cancelled') expect([id, sum('gstr1')]).toEqual([id, 0])
      else expect([id, sum('gstr1')]).toEqual([id, paise(igst) + paise(cgst) + paise(sgst) + paise(cess)])
      const explanation = await us.ok('salesInvoice.explain', { id })
      expect(explanation.placeOfSupply.length).toBeGreaterThan(0)
      expect(explanation.lines).toHaveLength(detail.lines.length)
    }
  })
})

/** A repeatable sequence, so that a failing mixture can be looked at. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('lists', () => {
  it('give the same rows by cursor and by offset, in every order', async () => {
    for (const sort of ['id DESC', 'id ASC', 'date DESC', 'number ASC', 'total DESC', 'total ASC']) {
      const byOffset: number[] = []
      const byCursor: number[] = []
      for (let start = 0; ; start += 7) {
        const page = await us.ok('salesInvoice.search', { sort, start, size: 7 })
        byOffset.push(...page.records.map(({ id }) => id))
        if (page.records.length < 7) break
      }
      for (let after: string | undefined; ;) {
        const page = await us.ok('salesInvoice.search', { sort, size: 7, ...(after ? { after } : {}) })
        byCursor.push(...page.records.map(({ id }) => id))
        after = page.next
        if (!after) break
      }
      expect(byCursor).toEqual(byOffset)
      expect(new Set(byCursor).size).toBe(byCursor.length)
    }
  })

  it('chips, list and dashboard count alike', async () => {
    const counts = await us.ok('salesInvoice.counts', {})
    for (const { view, documents } of counts) {
      const list = await us.ok('salesInvoice.search', { view: view as never, size: 1 })
      expect([view, list.total]).toEqual([view, documents])
    }
    const dashboard = await us.ok('dashboard.summary', { fromDate: '2026-04-01', toDate: '2026-11-30' })
    const chip = (view: string) => counts.find((row) => row.view === view)!.documents
    expect(dashboard.saleInvoices.unpaid.documents).toBe(chip('unpaid'))
    expect(dashboard.saleInvoices.total.documents).toBe(chip('all'))
  })

  it('refuse a sort that no list names', async () => {
    for (const sort of ['id; drop table documents', 'password ASC', "total' DESC"]) {
      expect((await us.call('salesInvoice.search', { sort })).status).toBe(422)
    }
  })

  it('find by the beginning of a number and by the name of the party', async () => {
    const saved = await us.ok('salesInvoice.save', sale({ partyId: shop.otherState }))
    const byNumber = await us.ok('salesInvoice.search', { keyword: saved.number!.toLowerCase() })
    expect(byNumber.records.map(({ id }) => id)).toContain(saved.id)
    const byName = await us.ok('salesInvoice.search', { keyword: 'bharat st', size: 500 })
    expect(byName.records.length).toBeGreaterThan(0)
    expect(new Set(byName.records.map(({ partyId }) => partyId))).toEqual(new Set([shop.otherState]))
  })
})

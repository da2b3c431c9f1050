import { faultKinds } from '@bahi/gateways/sandbox/faults.ts'
import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { inParallel, makeInvoices, openIntents, pause, worked } from './portal-books.ts'
import type { Books, Made } from './portal-books.ts'
import type { Phase, PortalWork } from './portal.ts'

const transport = { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R', distance: 0 }
const second = 'MH14CD5678'

/** What the portal of the bills knows of faults; signatures are none of them. */
const kinds = faultKinds.filter(
  (kind) => !['code', 'wrongSignature', 'unknownKey', 'otherContent', 'repeat'].includes(kind),
)

function faultsOf(writes: readonly string[], looks: readonly string[]): FaultRule[] {
  const share: Partial<Record<FaultRule['kind'], number>> = { hang: 0.005, hangAfter: 0.01, slow: 0.02 }
  return [
    ...writes.flatMap((call) => [
      ...kinds.map((kind) => ({ kind, call, probability: share[kind] ?? 0.025, ms: 200 })),
      { kind: 'code' as const, code: call === 'ewayBill' ? '5001' : '238', call, probability: 0.01 },
    ]),
    ...looks.flatMap((call) =>
      (['drop', 'http500', 'html', 'garbage'] as const).map((kind) => ({ kind, call, probability: 0.03 })),
    ),
    { kind: 'http500', call: 'ACCESSTOKEN', probability: 0.1 },
  ]
}

const asked = { direct: 'GENEWAYBILL', byIrn: 'ewayBill' } as const
const looks = ['GetEwayBillGeneratedByConsigner', 'GetEwayBill', 'ewayBillByIrn']

/** Every invoice gets one e-way bill, half of them by their IRN, and then one other vehicle. */
export function billWork(): PortalWork {
  let made: Made[] = []
  const withIrn = new Set<number>()
  let [turns, refused] = [0, 0]
  return {
    async phases(books, sandbox, documents) {
      // One invoice above the fifty thousand rupees from which a bill is needed.
      made = await makeInvoices(books, documents, { quantity: () => '400' })
      await sandbox.state.record({ kind: 'switches', switches: { signInLimit: 100_000 } })
      for (const [at, { id }] of made.entries()) if (at % 2 === 1) withIrn.add(id)
      for (const ids of chunks([...withIrn])) await books.call('eInvoice.generate', { documentIds: ids })
      const limitMs = 120_000 + documents * 2000
      await worked(books, limitMs)
      const generate = async (ids: readonly number[]) => {
        for (const route of ['direct', 'byIrn'] as const) {
          const own = ids.filter((id) => withIrn.has(id) === (route === 'byIrn'))
          for (const documentIds of chunks(own))
            await books.call('eWayBill.generate', { documentIds, transport, route }, `bills-${++turns}`)
        }
      }
      const making: Phase = {
        calls: { write: Object.values(asked), lookUp: 'GetEwayBill', signIn: 'ACCESSTOKEN' },
        faults: faultsOf(Object.values(asked), looks),
        total: documents,
        start: () => generate(made.map(({ id }) => id)),
        left: () => openIntents(books),
        done: () => sandbox.state.ewayBills.size,
        async finish() {
          await worked(books, limitMs)
          for (;;) {
            const rows = await kept(books)
            const again = made.filter(({ id }) => rows.get(id)?.ewbNo == null).map(({ id }) => id)
            if (again.length === 0) return
            refused += again.length
            await generate(again)
            await worked(books, limitMs)
          }
        },
      }
      let moved = 0
      const moving: Phase = {
        calls: { write: ['VEHEWB'], lookUp: 'GetEwayBill', signIn: 'ACCESSTOKEN' },
        faults: faultsOf(['VEHEWB'], ['GetEwayBill']),
        total: documents,
        async start() {
          let next = 0
          await inParallel(async () => {
            while (next < made.length) {
              const { id } = made[next++]!
              await move(books, id, () => (refused += 1))
              moved += 1
            }
          })
        },
        left: async () => made.length - moved,
        done: () => vehiclesOf(sandbox),
        finish: () => worked(books, limitMs),
      }
      return [making, moving]
    },
    compare: (books, sandbox) => compared(books, sandbox, made, refused),
  }
}

/** Reports the other vehicle to the portal, and repeats it only where the books have no such change. */
async function move(books: Books, documentId: number, onRefusal: () => void): Promise<void> {
  const change = {
    documentId,
    mode: 'Road',
    vehicleNumber: second,
    place: 'Satara',
    stateCode: '27',
    reason: 'Breakdown',
    remark: 'Axle',
  }
  for (let turn = 0; ; turn++) {
    // Looked for before the bill is read: what ends in between is seen there.
    const { length: open } = await books.query(
      `select 1 from portal_intents where subscriber_id = current_subscriber() and document_id = ${documentId}
        and state in ('Asked', 'Waiting', 'Sent', 'Unknown')`,
    )
    const bill = await books.call('eWayBill.detail', { documentId: String(documentId) })
    if (bill.vehicles.some((row: { vehicleNumber: string }) => row.vehicleNumber === second)) return
    const status =
      open > 0 ? 0 : await books.attempt('eWayBill.updateVehicle', change, `move-${documentId}-${turn}`)
    if (status === 0) await pause(200)
    else if (status >= 300) onRefusal()
  }
}

const chunks = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / 500) }, (_, at) => ids.slice(at * 500, at * 500 + 500))

const billsOf = ({ state }: Sandbox) => [...state.ewayBills.values()]
const vehiclesOf = (sandbox: Sandbox) => billsOf(sandbox).reduce((sum, { partB }) => sum + partB.length, 0)

async function kept(books: Books) {
  const rows = await books.query<{ id: string; ewbNo: string | null; adopted: boolean }>(
    `select document_id as id, number as "ewbNo", is_adopted as adopted from e_way_bills where subscriber_id = current_subscriber()`,
  )
  return new Map(rows.map((row) => [Number(row.id), row]))
}

async function compared(books: Books, sandbox: Sandbox, made: readonly Made[], refused: number) {
  const rows = await kept(books)
  const faults: string[] = []
  // The demo business has bills of its own, and other GSTINs with the same numbers.
  const held = billsOf(sandbox).filter(
    ({ by, payload }) => by === books.gstin && made.some(({ number }) => number === payload.docNo),
  )
  const onDocuments = made.flatMap(({ id }) => rows.get(id) ?? [])
  let vehicles = 0
  for (const { id, number } of made) {
    const bills = held.filter(({ payload }) => payload.docNo === number)
    const row = rows.get(id)
    if (bills.length !== 1 || row?.ewbNo !== bills[0]!.number)
      faults.push(`${number}: ${JSON.stringify(row)} against ${bills.map((bill) => bill.number).join(', ')}`)
    const seen = bills[0]?.partB.map(({ vehicleNo }) => vehicleNo).join(', ')
    if (seen !== `${transport.vehicleNumber}, ${second}`) faults.push(`${number}: vehicles ${seen}`)
    vehicles += bills[0]?.partB.length ?? 0
  }
  const { counts } = sandbox
  const count = (...names: string[]) => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0)
  return {
    faults,
    seen: {
      invoices: made.length,
      'bills at the portal': held.length,
      'bills on documents': onDocuments.filter(({ ewbNo }) => ewbNo !== null).length,
      'of them by IRN': held.filter(({ irn }) => irn !== undefined).length,
      'answers lost and found again': onDocuments.filter(({ adopted }) => adopted).length,
      'vehicles at the portal': vehicles,
      'refused for no reason and asked for again': refused,
      sendings: count('GENEWAYBILL', 'ewayBill', 'VEHEWB'),
      'look-ups': count(...looks),
      'sign-ins': count('ACCESSTOKEN', 'signIn'),
    },
  }
}

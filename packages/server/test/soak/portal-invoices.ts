import { faultKinds } from '@bahi/gateways/sandbox/faults.ts'
import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { makeInvoices, openIntents, worked } from './portal-books.ts'
import type { Books, Made } from './portal-books.ts'
import type { PortalWork } from './portal.ts'

/** Codes that a refusal may carry: for the document, for a moment, and such as tell of things that are not so. */
const codes = ['2240', '2150', '2148', '5001', '2146', '1004']

/** A third of all requests go wrong, in each of the ways there are. */
function faultsOfEveryKind(): FaultRule[] {
  const share: Partial<Record<(typeof faultKinds)[number], number>> = {
    hang: 0.005,
    hangAfter: 0.01,
    slow: 0.02,
    unknownKey: 0.01,
  }
  return [
    ...faultKinds
      .filter((kind) => kind !== 'code')
      .map((kind) => ({ kind, call: 'generate', probability: share[kind] ?? 0.02, ms: 200 })),
    ...codes.map((code) => ({ kind: 'code' as const, code, call: 'generate', probability: 0.004 })),
    ...(['drop', 'http500', 'html', 'garbage'] as const).map((kind) => ({
      kind,
      call: 'byDocument',
      probability: 0.04,
    })),
    ...(['wrongSignature', 'otherContent'] as const).map((kind) => ({
      kind,
      call: 'byDocument',
      probability: 0.02,
    })),
    { kind: 'http500', call: 'signIn', probability: 0.1 },
  ]
}

interface Kept {
  readonly id: string
  readonly irn: string | null
  readonly status: string
  readonly signature: string
  readonly adopted: boolean
}

const kept = (books: Books) =>
  books.query<Kept & Record<string, unknown>>(
    `select document_id as id, irn, status, signature, is_adopted as adopted from e_invoices where subscriber_id = current_subscriber()`,
  )

/** Every invoice gets exactly one IRN, and the document has it with valid signatures. */
export function invoiceWork(): PortalWork {
  let made: Made[] = []
  /** IRNs of the demo's own documents. */
  let before: ReadonlySet<string> = new Set()
  let [refused, askedAnew] = [0, 0]
  return {
    async phases(books, sandbox, documents) {
      before = new Set(sandbox.state.invoices.keys())
      made = await makeInvoices(books, documents)
      const ask = async (ids: readonly number[]) => {
        for (let at = 0; at < ids.length; at += 500)
          await books.call(
            'eInvoice.generate',
            { documentIds: ids.slice(at, at + 500) },
            `ask-${askedAnew}-${at}`,
          )
      }
      const limitMs = 120_000 + documents * 1000
      return [
        {
          calls: { write: ['generate'], lookUp: 'byDocument', signIn: 'signIn' },
          faults: faultsOfEveryKind(),
          total: documents,
          start: () => ask(made.map(({ id }) => id)),
          left: () => openIntents(books),
          done: () => sandbox.state.invoices.size,
          async finish() {
            await worked(books, limitMs)
            // What was refused is asked for again by a person, who reads why; so is an invalid signature.
            for (;;) {
              const rows = await kept(books)
              const again = rows.filter(({ status }) => status === 'Rejected').map(({ id }) => Number(id))
              if (again.length === 0) break
              refused += again.length
              askedAnew += 1
              await ask(again)
              await worked(books, limitMs)
            }
            sandbox.faults.clear()
            const unsure = (await kept(books)).filter(({ signature }) => signature !== 'verified')
            askedAnew += 1
            const documentIds = unsure.map(({ id }) => Number(id))
            if (unsure.length > 0)
              await books.call('eInvoice.refresh', { documentIds }, `refresh-${askedAnew}`)
            await worked(books, limitMs)
          },
        },
      ]
    },
    compare: (books, sandbox) => compareInvoices(books, sandbox, { made, before, refused }),
  }
}

interface Asked {
  readonly made: readonly Made[]
  readonly before: ReadonlySet<string>
  readonly refused: number
}

/** Whether every invoice has one IRN at the portal, and the same in the books. */
export async function compareInvoices(books: Books, sandbox: Sandbox, { made, before, refused }: Asked) {
  const held = new Map<string, string[]>()
  for (const { irn, payload } of sandbox.state.invoices.values()) {
    if (payload.SellerDtls.Gstin !== books.gstin || before.has(irn)) continue
    held.set(payload.DocDtls.No, [...(held.get(payload.DocDtls.No) ?? []), irn])
  }
  const rows = (await kept(books)).filter(({ id }) => made.some((one) => one.id === Number(id)))
  const onDocument = new Map(rows.map((row) => [Number(row.id), row]))
  const faults: string[] = []
  for (const { id, number } of made) {
    const irns = held.get(number) ?? []
    const row = onDocument.get(id)
    if (irns.length !== 1) faults.push(`${number}: ${irns.length} IRNs at the portal`)
    if (!row || row.irn !== irns[0] || row.status !== 'Generated' || row.signature !== 'verified')
      faults.push(`${number}: ${JSON.stringify(row)} against ${irns.join(', ')}`)
  }
  const strangers = [...held.keys()].filter((number) => !made.some((one) => one.number === number))
  if (strangers.length > 0) faults.push(`at the portal for no reason: ${strangers.join(', ')}`)
  const { counts } = sandbox
  return {
    faults,
    seen: {
      invoices: made.length,
      'IRNs at the portal': [...held.values()].flat().length,
      'IRNs on documents': rows.filter(({ irn }) => irn !== null).length,
      'answers lost and found again': rows.filter(({ adopted }) => adopted).length,
      'refused for no reason and asked for again': refused,
      sendings: counts.get('generate') ?? 0,
      'look-ups by document': counts.get('byDocument') ?? 0,
      'sign-ins': sandbox.signInCount(),
    },
  }
}

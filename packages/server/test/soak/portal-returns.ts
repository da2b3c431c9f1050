import { addPeriods, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { faultKinds } from '@bahi/gateways/sandbox/faults.ts'
import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import type { HeldReturn } from '@bahi/gateways/sandbox/gstn/held-returns.ts'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { gstinOf } from '../call-helpers.ts'
import { buyerOf, clothLine, inParallel, pause, today } from './portal-books.ts'
import type { Books } from './portal-books.ts'
import type { Phase, PortalWork } from './portal.ts'

/** A month of a GSTIN: GSTR-1 and GSTR-3B of it are filed. */
interface Month {
  readonly entityId: number
  readonly gstin: string
  readonly returnPeriod: string
  readonly numbers: string[]
}

const forms = ['gstr1', 'gstr3b'] as const
type Form = (typeof forms)[number]
const codes = { gstr1: 'R1', gstr3b: 'R3B' } as const
const types = { gstr1: 'GSTR1', gstr3b: 'GSTR3B' } as const

const pan = 'AAACS7711Q'
/** State and a PIN code of it. */
const places = [
  ['27', '411001'],
  ['29', '560001'],
  ['24', '380001'],
  ['33', '600001'],
  ['36', '500001'],
  ['09', '226001'],
  ['07', '110001'],
  ['08', '302001'],
  ['06', '122001'],
  ['19', '700001'],
] as const
const documentsOfMonth = 2

/** What the portal knows of faults; signatures are none of its own. */
const kinds = faultKinds.filter(
  (kind) => !['code', 'wrongSignature', 'unknownKey', 'otherContent'].includes(kind),
)
const share: Partial<Record<FaultRule['kind'], number>> = { hang: 0.005, hangAfter: 0.01, slow: 0.02 }

function faultsOf(writes: readonly string[], looks: readonly string[]): FaultRule[] {
  return [
    ...writes.flatMap((call): FaultRule[] => [
      // A payment that the line sends twice is paid twice by whoever takes it: no line does that.
      ...kinds
        .filter((kind) => kind !== 'repeat' || call !== 'RETOFFSET')
        .map((kind) => ({ kind, call, probability: share[kind] ?? 0.02, ms: 200 })),
      { kind: 'code', code: 'RET13504', call, probability: 0.01 },
      { kind: 'code', code: 'RET191106', call, probability: 0.01 },
    ]),
    ...looks.flatMap((call) =>
      (['drop', 'http500', 'html', 'garbage'] as const).map((kind) => ({ kind, call, probability: 0.02 })),
    ),
    { kind: 'http500', call: 'gstnAuthenticate', probability: 0.1 },
  ]
}

/** Returns of ten GSTINs over the last months: each is pushed, paid and filed exactly once, and nothing of it is lost. */
export function returnWork(): PortalWork {
  let months: Month[] = []
  const pushed = new Set<string>()
  let filed = 0
  return {
    async phases(books, sandbox, returns) {
      months = await makeMonths(books, Math.ceil(returns / forms.length))
      const total = months.length * forms.length
      const held = () => heldOf(sandbox, months)
      const looks = ['RETSTATUS', 'RETSUM']
      const pushing: Phase = {
        calls: { write: ['RETSAVE'], lookUp: 'RETSTATUS', signIn: 'gstnAuthenticate' },
        faults: faultsOf(['RETSAVE'], looks),
        total,
        start: () =>
          ofEach(months, async (month, form) => {
            await driven(books, month, form, 'Saved')
            pushed.add(keyOf(month, form))
          }),
        left: async () => total - pushed.size,
        done: () => sandbox.state.returns.parts.size,
        finish: async () => {},
      }
      const writes = ['RETOFFSET', 'RETFILE']
      const filing: Phase = {
        calls: { write: writes, lookUp: 'RETTRACK', signIn: 'gstnAuthenticate' },
        faults: faultsOf([...writes, 'RETNEWPTF', 'EVCOTP'], [...looks, 'RETTRACK', 'BAL']),
        total,
        start: () =>
          ofEach(months, async (month, form) => {
            await driven(books, month, form, 'Filed')
            filed += 1
          }),
        left: async () => total - filed,
        done: () => held().reduce((sum, one) => sum + (one.filed ? 1 : 0) + (one.payments ?? 0), 0),
        finish: async () => {},
      }
      return [pushing, filing]
    },
    compare: (books, sandbox) => compared(books, sandbox, months),
  }
}

/** Ten GSTINs at the same time; the returns of each one after the other, as the law has them. */
const ofEach = async (
  months: readonly Month[],
  work: (month: Month, form: Form) => Promise<void>,
): Promise<void> => {
  const gstins = [...new Set(months.map(({ gstin }) => gstin))]
  await inParallel(async (slot) => {
    for (const month of months.filter(({ gstin }) => gstin === gstins[slot]))
      for (const form of forms) await work(month, form)
  }, gstins.length)
}

const keyOf = ({ gstin, returnPeriod }: Month, form: Form) => `${gstin} ${form} ${returnPeriod}`

/** How long a person keeps at one return. */
const patienceMs = 900_000

/**
 * Brings a return so far as a person does who reads how it is: opens the portal, pushes what is not there, asks for the code, files, and
 * tries again what waits. Each attempt is one of its own: what was asked for before may or may not have been done.
 */
async function driven(books: Books, month: Month, form: Form, until: 'Saved' | 'Filed'): Promise<void> {
  const { entityId, gstin, returnPeriod } = month
  const place = { entityId, returnPeriod }
  let turn = 0
  const attempt = (name: string, more: object = {}) =>
    books.attempt(name, { ...place, ...more }, `${gstin}-${form}-${returnPeriod}-${name}-${until}-${++turn}`)
  let mustOpen = false
  for (const limit = Date.now() + patienceMs; ; await pause(150)) {
    const filing = await books.call(`${form}Filing.filing`, place)
    if (filing.state === 'Filed' || (until === 'Saved' && filing.state === 'Saved' && !filing.isBusy)) return
    if (Date.now() > limit) throw new Error(`${keyOf(month, form)}: ${JSON.stringify(filing)}`)
    if (mustOpen || filing.session !== 'Open') {
      mustOpen = !(await opened(books, entityId))
      continue
    }
    if (filing.isBusy) {
      if (turn++ % 20 === 19) await triedAgain(books, entityId)
      continue
    }
    const status = await nextStep(filing, form, attempt)
    // The portal may have forgotten the session, or refused what it takes the next time.
    if (status >= 400) {
      mustOpen = true
      await attempt(`${form}Filing.push`)
      await pause(500)
    }
  }
}

interface Shown {
  readonly state: string
  readonly changedSince: number
}

function nextStep(
  { state, changedSince }: Shown,
  form: Form,
  attempt: (name: string, more?: object) => Promise<number>,
): Promise<number> {
  if (changedSince > 0 || (state !== 'Saved' && state !== 'Ready')) return attempt(`${form}Filing.push`)
  return state === 'Saved'
    ? attempt(`${form}Filing.requestOtp`)
    : attempt(`${form}Filing.file`, { otp: sandboxOtp })
}

let opening = 0
async function opened(books: Books, entityId: number): Promise<boolean> {
  const key = `open-${entityId}-${++opening}`
  const asked = await books.attempt(
    'apiRegistration.generateOtp',
    { entityId, userName: 'acme.traders' },
    `${key}-ask`,
  )
  if (asked !== 200) return false
  return (
    (await books.attempt('apiRegistration.validateOtp', { entityId, otp: sandboxOtp }, `${key}-code`)) === 200
  )
}

/** What waits for its next attempt at the portal, as the list of data activities has it. */
async function triedAgain(books: Books, entityId: number): Promise<void> {
  const { records } = await books.call('dataActivity.search', {
    entityIds: [entityId],
    statuses: ['Attempted'],
  })
  const ids = (records as { id: number; mayRetry: boolean }[]).filter(({ mayRetry }) => mayRetry)
  if (ids.length > 0)
    await books.attempt('dataActivity.retry', { ids: ids.map(({ id }) => id) }, `again-${++opening}`)
}

async function makeMonths(books: Books, count: number): Promise<Month[]> {
  const own = places.slice(0, Math.min(places.length, count))
  const company = await books.call('entity.save', {
    entityType: 'Business',
    entityName: 'Sahyadri Textiles',
    registrationNumber: pan,
  })
  const partyId = await buyerOf(books)
  const periods = Array.from({ length: Math.ceil(count / own.length) }, (_, at) =>
    addPeriods(returnPeriodOf(today()), -1 - at),
  ).toReversed()
  const months: Month[] = []
  for (const [state, pincode] of own) {
    const gstin = gstinOf(state, pan)
    const { id: entityId } = await books.call('entity.save', {
      entityType: 'Entity',
      parentEntityId: company.id,
      entityName: `Sahyadri ${state}`,
      vrn: gstin,
      address: { line1: '1 Mill Road', city: 'Town', stateCode: state, pincode, countryCode: 'IN' },
    })
    for (const returnPeriod of periods) months.push({ entityId, gstin, returnPeriod, numbers: [] })
  }
  const wanted = months.slice(0, count)
  const queue = wanted.flatMap((month) => Array.from({ length: documentsOfMonth }, () => month))
  await inParallel(async () => {
    for (let month = queue.shift(); month; month = queue.shift()) {
      const { from: date } = rangeOfPeriod(month.returnPeriod)
      const { number } = await books.call('salesInvoice.save', {
        entityId: month.entityId,
        partyId,
        date,
        lines: [clothLine('10')],
        status: 'Active',
      })
      month.numbers.push(number)
    }
  })
  return wanted
}

function heldOf({ state }: Sandbox, months: readonly Month[]): HeldReturn[] {
  const gstins = new Set(months.map(({ gstin }) => gstin))
  return [...state.returns.all()].filter(({ gstin }) => gstins.has(gstin))
}

async function compared(books: Books, sandbox: Sandbox, months: readonly Month[]) {
  const marks = await books.query<{ entityId: string; type: string; period: string; arn: string | null }>(
    `select entity_id as "entityId", return_type as type, return_period as period, reference as arn
      from filed_periods where subscriber_id = current_subscriber()`,
  )
  const kept = await books.query<{
    entityId: string
    form: string
    period: string
    state: string
    arn: string | null
  }>(
    `select entity_id as "entityId", form, return_period as period, state, arn from return_filings
      where subscriber_id = current_subscriber()`,
  )
  const { state, counts } = sandbox
  const faults: string[] = []
  const arns = new Set<string>()
  let payments = 0
  for (const month of months) {
    const { entityId, gstin, returnPeriod: period } = month
    for (const form of forms) {
      const held = state.returns.of(gstin, codes[form], period)
      const isOf = (row: { entityId: string; period: string }) =>
        Number(row.entityId) === entityId && row.period === period
      const found = marks.filter((row) => isOf(row) && row.type === types[form])
      const filing = kept.find((row) => isOf(row) && row.form === form)
      const arn = held.filed?.arn
      if (arn !== undefined) arns.add(arn)
      if (
        arn === undefined ||
        found.length !== 1 ||
        found[0]!.arn !== arn ||
        filing?.arn !== arn ||
        filing.state !== 'Filed'
      )
        faults.push(
          `${keyOf(month, form)}: ${arn} at the portal, ${JSON.stringify({ found, filing })} in the books`,
        )
    }
    const outward = [...state.returns.of(gstin, 'R1', period).records.values()]
    const numbers = outward.filter(({ section }) => section === 'b2b').map(({ key }) => key)
    if (numbers.toSorted().join() !== month.numbers.toSorted().join())
      faults.push(`${gstin} ${period}: invoices ${numbers.join(', ')} for ${month.numbers.join(', ')}`)
    const paid = state.returns.of(gstin, 'R3B', period).payments ?? 0
    payments += paid
    if (paid !== 1) faults.push(`${gstin} ${period}: paid ${paid} times`)
  }
  const count = (name: string) => counts.get(name) ?? 0
  return {
    faults,
    seen: {
      returns: months.length * forms.length,
      'filed at the portal': arns.size,
      'filed in the books': marks.filter(({ arn }) => arn !== null && arns.has(arn)).length,
      payments,
      'parts sent': count('RETSAVE'),
      'payments sent': count('RETOFFSET'),
      'filings sent': count('RETFILE'),
      'look-ups of filed returns': count('RETTRACK'),
      'sign-ins': count('gstnAuthenticate'),
    },
  }
}

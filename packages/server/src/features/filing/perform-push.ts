import type { RecordError, SaveState } from '@bahi/gateways/gstn/save-state.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Intent, Performer, Prepared, Step } from '../portals/index.ts'
import { keepErrors, keepRefusedWhole, keepSettled, keepSummary } from './keep.ts'
import { returnsAccess, storedAccess } from './session.ts'
import type { ReturnsAccess } from './session.ts'
import type { FiledForm } from './forms.ts'

export interface FilingRow {
  readonly id: number
  readonly entityId: number
  readonly form: FiledForm
  readonly returnPeriod: string
  readonly state: string
  readonly signatoryPan: string | null
  /** What the portal has is taken away before the parts are sent. */
  readonly needsReset: boolean
}

interface PartRow {
  readonly partNumber: number
  readonly content: string | null
  readonly reference: string | null
  readonly polls: number
}

/**
 * Sends the parts of a return one after the other, asks what became of each, and fetches the sums at the end. A part
 * whose answer was lost is sent again: saving the same records changes nothing.
 */
export const pushReturn: Performer = {
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const filing = await filingRow(db, intent.filingId!)
    const part = await nextPart(db, filing.id)
    const stored = await storedAccess(db, filing.entityId)
    if (part && part.reference === null && !filing.needsReset)
      await sql`update return_filing_parts set state = 'Sent' where subscriber_id = current_subscriber()
        and filing_id = ${filing.id} and part_number = ${part.partNumber}`.execute(db)
    await markSent(db, intent)
    const place = { subscriberId: runner.subscriberId, entityId: filing.entityId }
    return {
      async send() {
        const access = await returnsAccess(runner, place, stored)
        if (access.kind !== 'open') return sessionNeeded(access.kind)
        if (filing.needsReset) return begunAnew(access, intent, filing)
        if (!part) return summarised(access, intent, filing)
        return part.reference === null
          ? sendPart(access, intent, filing, part)
          : askAbout(access, intent, filing, { ...part, reference: part.reference })
      },
    }
  },
}

type Open = Extract<ReturnsAccess, { kind: 'open' }>

const again = (retryAfterMs: number, keep: (db: Db) => Promise<void>): Step => ({
  settled: { state: 'Waiting', outcome: null, retryAfterMs },
  keep,
})

async function begunAnew(access: Open, intent: Intent, filing: FilingRow): Promise<Step> {
  const outcome = await access.returns.reset(access.who, filing.form, filing.returnPeriod)
  if (outcome.kind === 'rejected' || outcome.kind === 'duplicate') return refusedWhole(filing, outcome.errors)
  if (outcome.kind !== 'done') return laterStep(intent, laterOf(outcome, false))
  return again(0, async (db) => {
    await sql`update return_filings set needs_reset = false where subscriber_id = current_subscriber() and id = ${filing.id}`.execute(
      db,
    )
  })
}

async function sendPart(access: Open, intent: Intent, filing: FilingRow, part: PartRow): Promise<Step> {
  const { form, returnPeriod, id } = filing
  const outcome = await access.returns.save(access.who, form, returnPeriod, part.content ?? '{}')
  if (outcome.kind === 'rejected' || outcome.kind === 'duplicate') return refusedWhole(filing, outcome.errors)
  if (outcome.kind !== 'done') return laterStep(intent, laterOf(outcome, false))
  const { reference } = outcome.value
  return again(firstPollMs, async (db) => {
    await sql`update return_filing_parts set reference = ${reference}, polls = 0
      where subscriber_id = current_subscriber() and filing_id = ${id} and part_number = ${part.partNumber}`.execute(
      db,
    )
  })
}

/** Portals need from a second to minutes; source: RETSTATUS, poll with doubled waits up to five minutes. */
const firstPollMs = 300
const longestPollMs = 300_000
const pollAfterMs = (polls: number): number => Math.min(longestPollMs, firstPollMs * 2 ** Math.min(polls, 12))

async function askAbout(
  access: Open,
  intent: Intent,
  filing: FilingRow,
  part: PartRow & { readonly reference: string },
): Promise<Step> {
  const outcome = await access.returns.state(access.who, filing.returnPeriod, part.reference)
  if (outcome.kind === 'rejected' || outcome.kind === 'duplicate') {
    // The portal knows nothing of the reference: the part is sent again.
    return again(pollAfterMs(part.polls), (db) => forgetReference(db, filing.id, part.partNumber))
  }
  if (outcome.kind !== 'done') return laterStep(intent, laterOf(outcome, false))
  return settledPart(filing, part, outcome.value)
}

function settledPart(filing: FilingRow, part: PartRow, state: SaveState): Step {
  switch (state.kind) {
    case 'waiting':
      return again(pollAfterMs(part.polls), async (db) => {
        await sql`update return_filing_parts set polls = polls + 1 where subscriber_id = current_subscriber()
          and filing_id = ${filing.id} and part_number = ${part.partNumber}`.execute(db)
      })
    case 'saved':
      return again(0, (db) => keepSettled(db, filing, part.partNumber, []))
    case 'savedInPart':
      return again(0, (db) => keepSettled(db, filing, part.partNumber, state.refused))
    case 'refused':
      return refusedWhole(filing, state.errors)
  }
}

/** Nothing of a part was taken: what follows would not be either. */
const refusedWhole = (filing: FilingRow, errors: readonly (PortalError | RecordError)[]): Step => ({
  settled: { state: 'Rejected', outcome: { errors } },
  keep: async (db) => {
    await keepErrors(db, filing, errors.map(asRecord))
    await keepRefusedWhole(db, filing.id)
  },
})

const asRecord = (error: PortalError | RecordError): RecordError =>
  'section' in error ? error : { ...error, section: '' }

async function summarised(access: Open, intent: Intent, filing: FilingRow): Promise<Step> {
  const outcome = await access.returns.summary(access.who, filing.form, filing.returnPeriod)
  if (outcome.kind !== 'done' && outcome.kind !== 'rejected')
    return laterStep(intent, laterOf(outcome, false))
  const summary = outcome.kind === 'done' ? outcome.value : undefined
  return { settled: { state: 'Done', outcome: {} }, keep: (db) => keepSummary(db, filing.id, summary) }
}

/** A person has to open the portal with a code; that wakes what waits. */
export function sessionNeeded(kind: 'closed' | 'notSetUp'): Step {
  const reason = kind === 'closed' ? 'sessionNeeded' : 'providerMissing'
  const forMs = kind === 'closed' ? 3_600_000 : 10_000
  return {
    settled: { state: 'Waiting', outcome: { reason }, retryAfterMs: forMs },
    trouble: { detail: reason, forMs },
  }
}

async function nextPart(db: Db, filingId: number): Promise<PartRow | undefined> {
  const { rows } = await sql<PartRow>`select part_number, content, reference, polls from return_filing_parts
    where subscriber_id = current_subscriber() and filing_id = ${filingId} and state in ('New', 'Sent')
    order by part_number limit 1`.execute(db)
  return rows[0]
}

export async function filingRow(db: Db, id: number): Promise<FilingRow> {
  const { rows } =
    await sql<FilingRow>`select id, entity_id, form, return_period, state, signatory_pan, needs_reset from return_filings
    where subscriber_id = current_subscriber() and id = ${id}`.execute(db)
  return rows[0]!
}

async function forgetReference(db: Db, filingId: number, part: number): Promise<void> {
  await sql`update return_filing_parts set reference = null, polls = polls + 1 where subscriber_id = current_subscriber()
    and filing_id = ${filingId} and part_number = ${part}`.execute(db)
}

import { findTripSheet } from '@bahi/gateways/ewaybill/find.ts'
import { consolidateRequest, regenerateRequest } from '@bahi/gateways/ewaybill/requests.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent } from '../../portals/index.ts'
import type { Intent, Performer, Step } from '../../portals/index.ts'
import { accessOf } from '../access.ts'
import { keptOfPortal } from '../issues.ts'
import type { KeptIssue } from '../issues.ts'
import { keepMade, keepRefusedSheet } from './stored.ts'

export type SheetRequest =
  | ({ readonly how: 'new' } & Parameters<typeof consolidateRequest>[0])
  | ({ readonly how: 'anew'; readonly ewbNos: readonly string[] } & Parameters<typeof regenerateRequest>[0])

/** Makes a consolidated bill, exactly once: the portal would make as many as it is asked for. */
export const consolidateEwb: Performer = {
  async prepare(db, intent, runner) {
    const line = await accessOf(db, intent, runner)
    if (!line.client) return { send: async () => line.step }
    const request = intent.request as unknown as SheetRequest
    const known = await knownSheets(db, request.ewbNos)
    await markSent(db, intent)
    const { client, account } = line
    const made = (number: string, at: Date | undefined, isAdopted: boolean): Step => ({
      settled: { state: 'Done', outcome: { number, isAdopted } },
      keep: (inner) =>
        keepMade(inner, intent.consolidatedId!, { number, at: at ?? runner.clock(), isAdopted }),
    })
    return {
      async send(mayBeDone) {
        if (mayBeDone) {
          const found = await findTripSheet(line, { ...request, known })
          if (found.kind === 'found') return made(found.value.number, found.value.at, true)
          if (found.kind === 'later') return laterStep(intent, laterOf(found.outcome, true))
          if (found.kind === 'unclear') return refused(intent, 'Stopped', [{ code: 'sheetUnclear' }])
        }
        const outcome =
          request.how === 'new'
            ? await client.consolidate(account, consolidateRequest(request))
            : await client.regenerate(account, regenerateRequest(request))
        switch (outcome.kind) {
          case 'done':
            return made(outcome.value.number, outcome.value.at, false)
          case 'duplicate':
          case 'rejected':
            return refused(intent, 'Rejected', keptOfPortal(outcome.errors))
          default:
            return laterStep(intent, laterOf(outcome, false))
        }
      },
    }
  },
}

const refused = (intent: Intent, state: 'Rejected' | 'Stopped', errors: readonly KeptIssue[]): Step => ({
  settled: { state, outcome: { errors } },
  keep: (db) => keepRefusedSheet(db, intent.consolidatedId!, errors),
})

/** Sheets of these bills that are in the books: none of them is the one whose answer was lost. */
async function knownSheets(db: Db, ewbNos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select distinct c.number from consolidated_members m
    join consolidated_e_way_bills c on c.subscriber_id = m.subscriber_id and c.id = m.consolidated_id
    where m.subscriber_id = current_subscriber() and m.ewb_no = any(${[...ewbNos]}::text[]) and c.number is not null`.execute(
    db,
  )
  return rows.map(({ number }) => number)
}

import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { allowedAction } from '@bahi/domain/documents/status.ts'
import type { DocumentState } from '@bahi/domain/documents/status.ts'
import type { DocumentAction } from '@bahi/domain/documents/lives.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { holdPeriods, isFiled, refusal } from '../ledger/index.ts'
import { registrationColumns } from '../portals/index.ts'
import type { RegistrationFacts } from '../portals/index.ts'
import { stateOf } from './document-state.ts'
import { furnishedIn } from './load.ts'
import { statusOnDay } from './offer-columns.ts'
import { hasAsset, hasNote } from './preceding.ts'

export interface Outcome {
  done: number[]
  refused: Refused[]
}

export interface Refused {
  id: number
  code: string
  message: string
}

export interface Row extends RegistrationFacts {
  id: number
  number: string | null
  version: number
  status: string
  entityId: number
  partyName: string | null
  submittedBy: number | null
  date: string
  paid: string
  hasNote: boolean
  hasAsset: boolean
  total: string
  isFiled: boolean
  furnishedIn: string | null
  lockDate: string | null
}

interface Work {
  readonly action: DocumentAction
  /** Further facts of a document that decide about the action. */
  readonly facts?: (row: Row) => Promise<Partial<DocumentState>>
  /** Versions that were looked at: another one is refused. */
  readonly versions?: ReadonlyMap<number, number>
  /** Does it to one document, held to the end of the transaction; gives the refusal where it finds one. */
  readonly act: (row: Row) => Promise<Refused | undefined>
}

/** Does something to each document that allows it; each of the others is refused with its reason. */
export async function eachAllowed(
  ctx: Ctx,
  kind: DocumentKind,
  ids: readonly number[],
  { action, facts, versions, act }: Work,
): Promise<Outcome> {
  await holdPeriods(ctx.db, ids)
  // Locked in the order of ids, so that two bulk calls never wait for each other in a ring.
  const { rows } = await sql<Row>`
    select d.id, d.number, d.version, ${statusOnDay(ctx.today())} as status, d.entity_id, d.party_name, d.submitted_by, d.date, d.paid, d.total, ${hasNote} as has_note, ${hasAsset} as has_asset,
      ${isFiled} as is_filed, ${furnishedIn},
      setting_of('periodLockDate', d.entity_id) as lock_date, ${registrationColumns}
    from documents d where d.subscriber_id = current_subscriber() and d.kind = ${kind} and d.id = any(${[...ids]}::bigint[])
      and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and d.status <> 'Delete'
    order by d.id for update of d`.execute(ctx.db)
  const outcome: Outcome = { done: [], refused: [] }
  const found = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) {
    if (!found.has(id)) outcome.refused.push(refusal(ctx, id, 'NOT_FOUND'))
  }
  for (const row of rows) {
    const answer = allowedAction(
      { ...stateOf(ctx, kind, row, row.lockDate), ...(await facts?.(row)) },
      action,
    )
    const refused = !answer.allowed
      ? refusal(ctx, row.id, 'ACTION_REFUSED', answer.reasonKey, answer.params)
      : versions && versions.get(row.id) !== row.version
        ? refusal(ctx, row.id, 'CONFLICT')
        : await act(row)
    if (refused) outcome.refused.push(refused)
    else outcome.done.push(row.id)
  }
  return outcome
}

import type { EWayBillStateName } from '@bahi/contracts/enums.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import type { EWayBillSubject, EWayExemptionName } from '@bahi/contracts/eway-bill-shapes.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import type { KeptIssue } from './issues.ts'
import { ofDocuments, ofMovements, status } from './query.ts'

export interface CurrentState {
  /** Null where no bill was asked for yet. */
  readonly billId: number | null
  /** Null for a movement without a document in the books. */
  readonly documentKind: DocumentKind | null
  readonly documentId: number | null
  readonly entityId: number
  readonly number: string | null
  readonly date: string
  readonly documentStatus: string | null
  readonly gstin: string | null
  /** In which of the states of the specification it is. */
  readonly status: EWayBillStateName
  readonly intentState: 'Asked' | 'Waiting' | 'Sent' | 'Unknown' | null
  readonly intentOperation: string | null
  readonly nextTryAt: string | null
  /** What is in the record, without what is under way. */
  readonly billStatus:
    | 'Draft'
    | 'YetNotGenerated'
    | 'NotApplicable'
    | 'Generated'
    | 'Completed'
    | 'Cancelled'
    | 'Rejected'
    | null
  readonly progress: string | null
  readonly ewbNo: string | null
  readonly route: 'direct' | 'byIrn' | 'withIrn' | null
  readonly generatedAt: string | null
  readonly validUntil: string | null
  readonly state: unknown
  readonly isAdopted: boolean | null
  readonly alert: string | null
  readonly errors: KeptIssue[] | null
  readonly differences: string[] | null
  readonly payload: unknown
  readonly isRejectedByOther: boolean | null
  readonly tripSheetNumber: string | null
  readonly cancelledAt: string | null
  readonly cancelReason: string | null
  readonly cancelRemark: string | null
  readonly exemption: EWayExemptionName | null
  readonly exemptionNote: string | null
  readonly deliveredAt: string | null
  readonly checkedAt: string | null
  /** The form of a movement, as typed. */
  readonly source: unknown
  readonly version: number | null
}

/** Documents by their ids and bills by theirs. */
export interface Subjects {
  readonly documentIds?: readonly number[] | undefined
  readonly billIds?: readonly number[] | undefined
}

export const subjectsOf = ({ documentId, billId }: EWayBillSubject): Subjects => ({
  documentIds: documentId === undefined ? [] : [documentId],
  billIds: billId === undefined ? [] : [billId],
})

/** The current states of bills; those the reader does not see are left out. `lock` locks them to the end of the transaction. */
export async function currentStates(
  ctx: Pick<Ctx, 'db' | 'entityIds'>,
  { documentIds = [], billIds = [] }: Subjects,
  { lock = false }: { lock?: boolean } = {},
): Promise<CurrentState[]> {
  const documents = [...documentIds]
  const movements: number[] = []
  if (billIds.length > 0) {
    const { rows } = await sql<{
      id: number
      documentId: number | null
    }>`select id, document_id from e_way_bills
      where subscriber_id = current_subscriber() and id = any(${[...billIds]}::bigint[])`.execute(ctx.db)
    for (const { id, documentId } of rows) {
      if (documentId === null) movements.push(id)
      else documents.push(documentId)
    }
  }
  if (lock) await held(ctx.db, documents, movements)
  const found: CurrentState[] = []
  if (documents.length > 0)
    found.push(...(await statesFrom(ctx, ofDocuments, sql`s.document_id = any(${documents}::bigint[])`)))
  if (movements.length > 0)
    found.push(...(await statesFrom(ctx, ofMovements, sql`s.bill_id = any(${movements}::bigint[])`)))
  return found
}

/** In the order of ids, so that two bulk calls never wait for each other in a ring. */
async function held(
  db: Ctx['db'],
  documents: readonly number[],
  movements: readonly number[],
): Promise<void> {
  await sql`select id from documents where subscriber_id = current_subscriber() and id = any(${[...documents]}::bigint[])
    order by id for share`.execute(db)
  for (const [column, ids] of [
    ['document_id', documents],
    ['id', movements],
  ] as const)
    await sql`select id from e_way_bills where subscriber_id = current_subscriber() and ${sql.ref(column)} = any(${[...ids]}::bigint[])
      order by id for update`.execute(db)
}

async function statesFrom(
  { db, entityIds }: Pick<Ctx, 'db' | 'entityIds'>,
  from: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<CurrentState[]> {
  const { rows } = await sql<CurrentState>`
    select s.bill_id, s.document_id, s.kind as document_kind, s.entity_id, s.number, s.date, s.document_status, e.gstin, ${status} as status,
      i.state as intent_state, i.operation as intent_operation, i.next_try_at, s.bill_status, s.progress, s.ewb_no, s.route,
      s.generated_at, s.valid_until, s.state, s.is_adopted, s.alert, s.errors, s.differences, s.payload, s.is_rejected_by_other,
      s.trip_sheet_number, s.cancelled_at, s.cancel_reason, s.cancel_remark, s.exemption, s.exemption_note, s.delivered_at, s.checked_at,
      s.source, s.version
    from ${from} join entities e on e.subscriber_id = s.subscriber_id and e.id = s.entity_id
    where s.subscriber_id = current_subscriber() and ${which} and s.entity_id = any(${[...entityIds]}::bigint[]) order by s.key`.execute(
    db,
  )
  return rows
}

/** The one that was asked for; not found where the reader does not see it. */
export async function currentState(
  ctx: Pick<Ctx, 'db' | 'entityIds'>,
  subject: EWayBillSubject,
  how: { lock?: boolean } = {},
): Promise<CurrentState> {
  const [current] = await currentStates(ctx, subjectsOf(subject), how)
  if (!current) throw notFound()
  return current
}

export const stateOf = ({ state }: Pick<CurrentState, 'state'>): EwayBillState | undefined => keptState(state)

/** Dates travel as texts in the database. */
export function keptState(state: unknown): EwayBillState | undefined {
  if (state === null) return undefined
  const kept = state as EwayBillState
  return {
    ...kept,
    generatedAt: new Date(kept.generatedAt),
    ...(kept.validUpto ? { validUpto: new Date(kept.validUpto) } : {}),
    partB: kept.partB.map((entry) => ({ ...entry, enteredAt: new Date(entry.enteredAt) })),
  }
}

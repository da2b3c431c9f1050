import { findGroup } from '@bahi/gateways/ewaybill/find.ts'
import {
  multiVehicleAddRequest,
  multiVehicleChangeRequest,
  multiVehicleStartRequest,
} from '@bahi/gateways/ewaybill/requests.ts'
import type { MultiVehicleStart } from '@bahi/gateways/ewaybill/requests.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import { portalVehicleNumber } from '@bahi/gateways/vehicle.ts'
import type { Db } from '../../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent } from '../../portals/index.ts'
import type { Intent, Performer, Step } from '../../portals/index.ts'
import { accessOf } from '../access.ts'
import type { Access } from '../access.ts'
import { keptOfPortal } from '../issues.ts'
import type { KeptIssue } from '../issues.ts'
import { keepState, keepTrouble } from '../keep.ts'
import { keepGroup, keepHandover, keepVehicle } from './stored.ts'

type Line = Extract<Access, { client: object }>

export type StartRequest = MultiVehicleStart & { readonly known: readonly string[] }

export type AddRequest = Parameters<typeof multiVehicleAddRequest>[0] & {
  readonly groupId: number
  /** Rows of the bill that look like this one, before it was sent. */
  readonly alike: number
}

export type ChangeRequest = Parameters<typeof multiVehicleChangeRequest>[0] & {
  readonly groupVehicleId: number
  readonly alike: number
}

/** Vehicles of a group are distinguished by what was written of them. */
export function alikeIn(
  { partB }: EwayBillState,
  group: string,
  vehicleNumber: string | undefined,
  documentNumber: string | undefined,
): number {
  const vehicle = portalVehicleNumber(vehicleNumber ?? '')
  const document = (documentNumber ?? '').slice(-15)
  return partB.filter(
    (row) =>
      row.group === group &&
      (row.vehicleNumber ?? '') === vehicle &&
      (row.transportDocumentNumber ?? '') === document,
  ).length
}

interface Work<R> {
  /** What may have been done already; undefined where it surely was not. */
  find(line: Line, request: R, intent: Intent): Promise<Step | { readonly group: string } | undefined>
  send(line: Line, request: R): Promise<Outcome<{ readonly group: string; readonly at: Date }, unknown>>
  keep(db: Db, intent: Intent, request: R, done: { readonly group: string; readonly at: Date }): Promise<void>
  readonly progress: string
}

const groupWork = <R extends { readonly ewbNo: string }>(work: Work<R>): Performer => ({
  async prepare(db, intent, runner) {
    const line = await accessOf(db, intent, runner)
    if (!line.client) return { send: async () => line.step }
    await markSent(db, intent)
    const request = intent.request as unknown as R
    const done = async (group: string, at: Date): Promise<Step> => {
      // It is done, whether the bill can be read now or not.
      const bill = await line.client.bill(line.account, request.ewbNo)
      const told = bill.kind === 'done' ? bill.value.state : undefined
      return {
        settled: { state: 'Done', outcome: { group } },
        keep: async (inner) => {
          await work.keep(inner, intent, request, { group, at })
          await keepState(inner, intent.eWayBillId!, told, work.progress)
        },
      }
    }
    return {
      async send(mayBeDone) {
        if (mayBeDone) {
          const found = await work.find(line, request, intent)
          if (found && 'settled' in found) return found
          if (found) return done(found.group, runner.clock())
        }
        const outcome = await work.send(line, request)
        switch (outcome.kind) {
          case 'done':
            return done(outcome.value.group, outcome.value.at)
          case 'duplicate':
          case 'rejected':
            return refused(intent, 'Rejected', keptOfPortal(outcome.errors))
          default:
            return laterStep(intent, laterOf(outcome, false))
        }
      },
    }
  },
})

/** Who asked may have left meanwhile, so the reason is on the bill until something is done with it. */
const refused = (intent: Intent, state: 'Rejected' | 'Stopped', errors: readonly KeptIssue[]): Step => ({
  settled: { state, outcome: { errors } },
  keep: (db) => keepTrouble(db, intent.eWayBillId!, errors),
})

const findRow = async (
  { client, account }: Line,
  intent: Intent,
  request: { readonly ewbNo: string; readonly group: string; readonly alike: number },
  vehicle: string | undefined,
  document: string | undefined,
) => {
  const bill = await client.bill(account, request.ewbNo)
  if (bill.kind !== 'done') return laterStep(intent, laterOf(bill, true))
  const isThere = alikeIn(bill.value.state, request.group, vehicle, document) > request.alike
  return isThere ? { group: request.group } : undefined
}

/** Goods of one bill in several vehicles, by the names of the operations in the intents. */
export const groupPerformers: Readonly<Record<string, Performer>> = {
  ewbGroupStart: groupWork<StartRequest>({
    async find(line, request, intent) {
      const found = await findGroup(line, request)
      if (found.kind === 'found') return { group: found.value }
      if (found.kind === 'later') return laterStep(intent, laterOf(found.outcome, true))
      return found.kind === 'unclear' ? refused(intent, 'Stopped', [{ code: 'groupUnclear' }]) : undefined
    },
    send: ({ client, account }, request) =>
      client.startMultiVehicle(account, multiVehicleStartRequest(request)),
    keep: (db, intent, request, { group, at }) =>
      keepGroup(db, { ...request, billId: intent.eWayBillId!, number: group, openedAt: at }),
    progress: 'MultiVehicleInitiated',
  }),
  ewbGroupAdd: groupWork<AddRequest>({
    find: (line, request, intent) =>
      findRow(line, intent, request, request.vehicleNumber, request.transportDocumentNumber),
    send: ({ client, account }, request) => client.addMultiVehicle(account, multiVehicleAddRequest(request)),
    keep: (db, _, request, { at }) => keepVehicle(db, { ...request, addedAt: at }),
    progress: 'MultiVehicleAdded',
  }),
  ewbGroupChange: groupWork<ChangeRequest>({
    find: (line, request, intent) =>
      findRow(line, intent, request, request.newVehicleNumber, request.newDocumentNumber),
    send: ({ client, account }, request) =>
      client.changeMultiVehicle(account, multiVehicleChangeRequest(request)),
    keep: (db, _, request, { at }) => keepHandover(db, { ...request, at }),
    progress: 'MultiVehicleUpdated',
  }),
}

import type { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import {
  cancelRequest,
  closeRequest,
  extensionRequest,
  transporterRequest,
  vehicleRequest,
} from '@bahi/gateways/ewaybill/requests.ts'
import type { Extension, VehicleChange } from '@bahi/gateways/ewaybill/requests.ts'
import type { EwayAccount } from '@bahi/gateways/ewaybill/settings.ts'
import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import { hasCode } from '@bahi/gateways/outcome.ts'
import { portalVehicleNumber } from '@bahi/gateways/vehicle.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { laterOf, laterStep, markSent } from '../portals/index.ts'
import type { Performer, Prepared, Step } from '../portals/index.ts'
import { accessOf } from './access.ts'
import { keepCancelled, keepDelivered, keepState } from './keep.ts'

/** What is in an intent: the request, and the state of the bill before it, by which a lost reply is recognised. */
export interface Asked {
  readonly ewbNo: string
  readonly before: { readonly partB: number; readonly extendedTimes: number }
}

export interface Change<R> {
  send(client: EwayClient, account: EwayAccount, request: R): Promise<Outcome<unknown, unknown>>
  /** The bill at the portal shows that it was done; absent where it never shows it. */
  isDone?(state: EwayBillState, request: R & Asked): boolean
  /** Codes by which the portal says that it was done already. */
  readonly doneCodes?: readonly string[]
  /** `id`: of the bill, own or of others. */
  keep(db: Db, id: number, state: EwayBillState, request: R & Asked, at: Date): Promise<void>
}

/** Something that is done with one bill, exactly once: looked up where an answer was lost, and after it was done. */
export const change = <R>(made: Change<R>): Performer => ({
  async prepare(db, intent, runner): Promise<Prepared | undefined> {
    const access = await accessOf(db, intent, runner)
    if (!access.client) return { send: async () => access.step }
    await markSent(db, intent)
    const { client, account } = access
    const request = intent.request as unknown as R & Asked
    /** The state of the bill: done, surely not, or not known now. */
    const looked = async (isSure: boolean): Promise<Step | undefined> => {
      const found = await client.bill(account, request.ewbNo)
      if (found.kind !== 'done') return laterStep(intent, laterOf(found, true))
      const { state } = found.value
      if (!isSure && !made.isDone?.(state, request)) return undefined
      return {
        settled: { state: 'Done', outcome: {} },
        keep: (inner) =>
          made.keep(inner, (intent.otherBillId ?? intent.eWayBillId)!, state, request, runner.clock()),
      }
    }
    return {
      async send(mayBeDone) {
        if (mayBeDone && made.isDone) {
          const step = await looked(false)
          if (step) return step
        }
        const outcome = await made.send(client, account, request)
        switch (outcome.kind) {
          case 'done':
            // It is done, whether the bill shows it yet or not.
            return (await looked(true))!
          case 'duplicate':
          case 'rejected':
            if (mayBeDone && made.doneCodes && hasCode(outcome, ...made.doneCodes))
              return (await looked(true))!
            return { settled: { state: 'Rejected', outcome: { errors: outcome.errors } } }
          default:
            // Looked up above, so what was not sent is certainly not done.
            return laterStep(intent, laterOf(outcome, mayBeDone && !made.isDone))
        }
      },
    }
  },
})

/** Among what was entered since is this very vehicle or document; another may have been entered by the transporter. */
export function isEntered({ partB }: EwayBillState, request: VehicleChange & Asked): boolean {
  const vehicle = portalVehicleNumber(request.vehicleNumber ?? '')
  const document = (request.transportDocumentNumber ?? '').slice(-15)
  return partB
    .slice(request.before.partB)
    .some((row) => (row.vehicleNumber ?? '') === vehicle && (row.transportDocumentNumber ?? '') === document)
}

/** What is done with a bill after it was made, by its name in the intents. */
export const changePerformers: Readonly<Record<string, Performer>> = {
  ewbVehicle: change<VehicleChange>({
    send: (client, account, request) => client.updateVehicle(account, vehicleRequest(request)),
    isDone: isEntered,
    keep: (db, id, state) => keepState(db, id, state, 'VehicleDetailUpdated'),
  }),
  ewbTransporter: change<{ readonly ewbNo: string; readonly transporterId: string }>({
    send: (client, account, request) => client.updateTransporter(account, transporterRequest(request)),
    isDone: ({ transporterId }, request) => transporterId === request.transporterId,
    keep: (db, id, state) => keepState(db, id, state, 'TransporterUpdated'),
  }),
  ewbExtend: change<Extension>({
    send: (client, account, request) => client.extend(account, extensionRequest(request)),
    isDone: ({ extendedTimes }, { before }) => extendedTimes > before.extendedTimes,
    keep: (db, id, state) => keepState(db, id, state, null),
  }),
  ewbCancel: change<Parameters<typeof cancelRequest>[0]>({
    send: (client, account, request) => client.cancel(account, cancelRequest(request)),
    isDone: ({ isCancelled }) => isCancelled,
    keep: (db, id, state, request, at) => keepCancelled(db, id, state, { ...request, at }),
  }),
  // The portal continues showing a closed bill as an active one; asked again, it says that it is closed.
  ewbClose: change<Parameters<typeof closeRequest>[0]>({
    send: (client, account, request) => client.close(account, closeRequest(request)),
    doneCodes: ['829'],
    keep: async (db, id, state, { date }) => {
      await keepState(db, id, { ...state, isClosed: true }, null)
      await keepDelivered(db, id, date)
    },
  }),
}

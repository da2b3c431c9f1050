import { rejectRequest, vehicleRequest } from '@bahi/gateways/ewaybill/requests.ts'
import type { VehicleChange } from '@bahi/gateways/ewaybill/requests.ts'
import type { Performer } from '../../portals/index.ts'
import { change, isEntered } from '../perform-change.ts'
import { keepOtherState } from './keep.ts'

/** What is done with bills of others, by its name in the intents. */
export const otherPerformers: Readonly<Record<string, Performer>> = {
  otherReject: change<{ readonly ewbNo: string }>({
    send: (client, account, { ewbNo }) => client.reject(account, rejectRequest(ewbNo)),
    isDone: ({ isRejected }) => isRejected,
    keep: (db, id, state, _, at) => keepOtherState(db, id, state, at),
  }),
  otherVehicle: change<VehicleChange>({
    send: (client, account, request) => client.updateVehicle(account, vehicleRequest(request)),
    isDone: isEntered,
    keep: (db, id, state, _, at) => keepOtherState(db, id, state, at),
  }),
}

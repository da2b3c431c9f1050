import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { eWayMultiVehicleCalls } from '@bahi/contracts/eway-multi-vehicle.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/errors.ts'
import { actionRefused, refusedFor } from '../../ledger/index.ts'
import type { NewIntent } from '../../portals/index.ts'
import { changeAnswer } from '../allowed.ts'
import { decidedAndDone } from '../change.ts'
import { eWayBillDetail } from '../detail.ts'
import { checkPart } from '../input.ts'
import { currentState, stateOf } from '../current-state.ts'
import type { CurrentState } from '../current-state.ts'
import { movableOf } from './movable.ts'
import { alikeIn } from './perform.ts'
import type { AddRequest, ChangeRequest, StartRequest } from './perform.ts'
import { groupsOf } from './stored.ts'
import type { Group } from './stored.ts'

type Input<K extends keyof typeof eWayMultiVehicleCalls> = ParsedOf<(typeof eWayMultiVehicleCalls)[K]>

/** Opens a group; the first may hold what the bill holds of the unit, a next one what the group before it held. */
export function openGroup(ctx: Ctx, { documentId, billId, ...start }: Input<'initiate'>) {
  return changeGroups(
    ctx,
    { documentId, billId },
    'initiateMultiVehicle',
    async (inside, current, groups) => {
      const movable = await movableOf(inside.db, current, groups, inside.clock)
      const most = movable.find(({ uqc }) => uqc === start.uqc)
      if (!most)
        throw refuseField('uqc', 'NOT_A_CHOICE', { choices: movable.map(({ uqc }) => uqc).join(', ') })
      requirePositive('totalQuantity', start.totalQuantity)
      if (Decimal.of(start.totalQuantity).gt(most.quantity))
        throw refuseField('totalQuantity', 'ABOVE_MAXIMUM', { max: most.quantity })
      const known = stateOf(current)!.groups.map(({ number }) => number)
      const request: StartRequest = { ...start, ewbNo: current.ewbNo!, known }
      return { operation: 'ewbGroupStart', request }
    },
  )
}

/** Loads a part of what is left of a group; never more, no matter who else loads at the same moment. */
export function addVehicle(ctx: Ctx, { documentId, billId, groupId, ...vehicle }: Input<'add'>) {
  return changeGroups(ctx, { documentId, billId }, 'addMultiVehicle', async (inside, current, groups) => {
    const group = groupId === undefined ? groups.at(-1) : groups.find(({ id }) => id === groupId)
    if (!group) throw refuseField('groupId', 'NOT_FOUND')
    checkPart({ ...vehicle, mode: group.mode })
    requirePositive('quantity', vehicle.quantity)
    if (Decimal.of(vehicle.quantity).gt(group.leftQuantity))
      throw refuseField('quantity', 'ABOVE_MAXIMUM', { max: group.leftQuantity })
    const { vehicleNumber, transportDocumentNumber } = vehicle
    const alike = alikeIn(stateOf(current)!, group.number, vehicleNumber, transportDocumentNumber)
    const request: AddRequest = {
      ...written(vehicle),
      quantity: vehicle.quantity,
      ewbNo: current.ewbNo!,
      group: group.number,
      groupId: group.id,
      alike,
    }
    return { operation: 'ewbGroupAdd', request }
  })
}

/** Hands the goods of one vehicle of a group over to another. */
export function handOver(ctx: Ctx, { documentId, billId, groupVehicleId, ...to }: Input<'update'>) {
  return changeGroups(ctx, { documentId, billId }, 'updateMultiVehicle', async (inside, current, groups) => {
    const group = groups.find(({ vehicles }) => vehicles.some(({ id }) => id === groupVehicleId))
    const old = group?.vehicles.find(({ id }) => id === groupVehicleId)
    if (!group || !old) throw refuseField('groupVehicleId', 'NOT_FOUND')
    const newVehicleNumber = to.vehicleNumber ?? old.vehicleNumber ?? undefined
    const newDocumentNumber = to.transportDocumentNumber ?? old.transportDocumentNumber ?? undefined
    if (newVehicleNumber === old.vehicleNumber && newDocumentNumber === old.transportDocumentNumber)
      throw actionRefused(inside, 'eWayBill.refused.sameVehicle')
    checkPart({
      mode: group.mode,
      vehicleNumber: newVehicleNumber,
      transportDocumentNumber: newDocumentNumber,
    })
    const request: ChangeRequest = {
      ewbNo: current.ewbNo!,
      group: group.number,
      groupVehicleId,
      ...(old.vehicleNumber === null ? {} : { oldVehicleNumber: old.vehicleNumber }),
      ...(old.transportDocumentNumber === null ? {} : { oldDocumentNumber: old.transportDocumentNumber }),
      ...(newVehicleNumber === undefined ? {} : { newVehicleNumber }),
      ...(newDocumentNumber === undefined ? {} : { newDocumentNumber }),
      place: to.place,
      stateCode: to.stateCode,
      reason: to.reason,
      remark: to.remark,
      alike: alikeIn(stateOf(current)!, group.number, newVehicleNumber, newDocumentNumber),
    }
    return { operation: 'ewbGroupChange', request }
  })
}

async function changeGroups(
  ctx: Ctx,
  subject: { readonly documentId?: number | undefined; readonly billId?: number | undefined },
  action: EwayAction,
  decide: (
    inside: Ctx,
    current: CurrentState,
    groups: readonly Group[],
  ) => Promise<{ readonly operation: string; readonly request: object }>,
) {
  await decidedAndDone(ctx, async (inside): Promise<NewIntent> => {
    const current = await currentState(inside, subject, { lock: true })
    inside.requireActive(current.entityId)
    const answer = changeAnswer(inside, current, action)
    if (!answer.allowed) throw refusedFor(answer)
    const { operation, request } = await decide(inside, current, await groupsOf(inside.db, current.ewbNo!))
    return {
      entityId: current.entityId,
      portal: 'ewaybill',
      operation,
      documentId: current.documentId,
      eWayBillId: current.billId,
      request: { ...request },
    }
  })
  return ctx.inTransaction((inside) => eWayBillDetail(inside, subject))
}

function requirePositive(path: string, quantity: string): void {
  if (!Decimal.of(quantity).isPositive()) throw refuseField(path, 'BELOW_MINIMUM', { min: 0.001 })
}

/** What was left out is no member at all. */
const written = ({
  vehicleNumber,
  transportDocumentNumber,
  transportDocumentDate,
}: Omit<Input<'add'>, 'quantity'>) => ({
  ...(vehicleNumber === undefined ? {} : { vehicleNumber }),
  ...(transportDocumentNumber === undefined ? {} : { transportDocumentNumber }),
  ...(transportDocumentDate === undefined ? {} : { transportDocumentDate }),
})

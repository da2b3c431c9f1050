import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { EWayBillSubject } from '@bahi/contracts/eway-bill-shapes.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import { checkVehicleNumber, portalVehicleNumber } from '@bahi/gateways/vehicle.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { changeAnswer, refreshAnswer } from './allowed.ts'
import { changeBill } from './change.ts'
import type { ChangeOf } from './change.ts'

interface Part {
  readonly mode?: string | undefined
  readonly vehicleNumber?: string | undefined
  readonly transportDocumentNumber?: string | undefined
}

export async function updateVehicle(ctx: Ctx, input: ParsedOf<typeof eWayBillCalls.updateVehicle>) {
  checkPart(input)
  return changeBill(ctx, portalChange('ewbVehicle', 'updateVehicle'), input)
}

export async function extendBill(ctx: Ctx, input: ParsedOf<typeof eWayBillCalls.extendValidity>) {
  if (input.status === 'InMovement') checkPart(input)
  else {
    if (!input.transitType) throw refuseField('transitType', 'REQUIRED')
    if (!input.address) throw refuseField('address', 'REQUIRED')
  }
  return changeBill(ctx, portalChange('ewbExtend', 'extend'), input)
}

/** A change at the portal, allowed by its own rules. */
export const portalChange = (operation: string, action: EwayAction): ChangeOf => ({
  operation,
  answer: (ctx, current) => changeAnswer(ctx, current, action),
})

export const refreshBill = (ctx: Ctx, subject: EWayBillSubject) =>
  changeBill(ctx, { operation: 'checkEwb', answer: refreshAnswer }, subject)

/** By road with a vehicle, otherwise with a transport document. */
export function checkPart({ mode, vehicleNumber, transportDocumentNumber }: Part): void {
  if (mode === undefined) throw refuseField('mode', 'REQUIRED')
  if (mode === 'Road' && !vehicleNumber) throw refuseField('vehicleNumber', 'REQUIRED')
  if (mode !== 'Road' && mode !== 'Ship' && !transportDocumentNumber)
    throw refuseField('transportDocumentNumber', 'REQUIRED')
  if (vehicleNumber && checkVehicleNumber(portalVehicleNumber(vehicleNumber)) === 'bad')
    throw refuseField('vehicleNumber', 'INVALID')
}

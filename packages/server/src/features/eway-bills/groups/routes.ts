import { eWayMultiVehicleCalls } from '@bahi/contracts/eway-multi-vehicle.ts'
import { outsideTransaction, routes } from '../../../platform/routes.ts'
import { addVehicle, handOver, openGroup } from './input.ts'

export const eWayMultiVehicleRoutes = routes(eWayMultiVehicleCalls, {
  initiate: outsideTransaction((ctx, input) => openGroup(ctx, input)),
  add: outsideTransaction((ctx, input) => addVehicle(ctx, input)),
  update: outsideTransaction((ctx, input) => handOver(ctx, input)),
})

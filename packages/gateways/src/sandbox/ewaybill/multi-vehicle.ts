import { Decimal } from '@bahi/domain/num/decimal.ts'
import { ewayStamp } from '../../portal-date.ts'
import { decimalIn, isVehicle, textIn } from './action-checks.ts'
import { billFor, change, vehicleOf } from './bill-order.ts'
import type { EwayAnswer, EwayRequest } from './portal.ts'

/** Goods of one bill that continue in several vehicles. */
export const multiVehicleAnswers: Readonly<Record<string, (call: EwayRequest) => Promise<EwayAnswer>>> = {
  async MULTIVEHMOVINT(call) {
    const found = billFor(call, 'initiateMultiVehicle')
    if ('codes' in found) return found
    const { state, body } = call
    const unit = textIn(body, 'unitCode')
    const total = decimalIn(body, 'totalQuantity')
    const items = found.bill.payload.itemList.filter(({ qtyUnit }) => qtyUnit === unit)
    if (items.length === 0) return { codes: ['399'] }
    if (!total?.isPositive()) return { codes: ['402'] }
    const last = found.bill.groups.at(-1)
    if (last && last.unit !== unit) return { codes: ['413'] }
    const limit = last
      ? Decimal.of(last.totalQuantity)
      : Decimal.sum(items.map(({ quantity = 0 }) => String(quantity)))
    if (total.gt(limit)) return { codes: ['400'] }
    const group = {
      number: String(found.bill.groups.length + 1),
      totalQuantity: total.toString(),
      addedQuantity: '0',
      unit,
      mode: textIn(body, 'transMode'),
    }
    await change(state, found.bill, { groups: [...found.bill.groups, group] })
    return { data: { ewbNo: found.bill.number, groupNo: group.number, createdDate: ewayStamp(state.now()) } }
  },

  async MULTIVEHADD(call) {
    const { state, caller, body } = call
    const known = state.ewayBills.get(textIn(body, 'ewbNo'))?.groups ?? []
    const group = known.find(({ number }) => number === textIn(body, 'groupNo'))
    if (!group) return { codes: ['411'] }
    const found = billFor(call, 'addMultiVehicle')
    if ('codes' in found) return found
    const quantity = decimalIn(body, 'quantity')
    if (!quantity?.isPositive()) return { codes: ['402'] }
    const added = Decimal.of(group.addedQuantity).add(quantity)
    if (added.gt(group.totalQuantity)) return { codes: ['400'] }
    const { mode: transMode = '1' } = group
    const vehicle = textIn(body, 'vehicleNo')
    if (vehicle === '' ? transMode === '1' : !isVehicle(vehicle)) return { codes: ['304'] }
    if (transMode !== '1' && textIn(body, 'transDocNo') === '') return { codes: ['394'] }
    const now = state.now()
    const groups = found.bill.groups.map((row) =>
      row === group ? { ...row, addedQuantity: added.toString() } : row,
    )
    const row = { ...vehicleOf({ ...body, transMode }, caller, now), group: group.number }
    await change(state, found.bill, { groups, partB: [...found.bill.partB, row] })
    return { data: { ewbNo: found.bill.number, groupNo: group.number, vehAddedDate: ewayStamp(now) } }
  },

  async MULTIVEHUPD(call) {
    const found = billFor(call, 'updateMultiVehicle')
    if ('codes' in found) return found
    const { state, caller, body } = call
    const group = textIn(body, 'groupNo')
    const old = found.bill.partB.findLast(
      (row) =>
        row.group === group &&
        row.vehicleNo === textIn(body, 'oldvehicleNo') &&
        (row.vehicleNo !== '' || row.transDocNo === textIn(body, 'oldTranNo')),
    )
    if (!old) return { codes: ['405'] }
    const vehicle = textIn(body, 'newVehicleNo')
    if (vehicle === '' ? old.mode === '1' : !isVehicle(vehicle)) return { codes: ['408'] }
    const now = state.now()
    const row = {
      ...vehicleOf({ ...body, transMode: old.mode }, caller, now),
      vehicleNo: vehicle,
      transDocNo: textIn(body, 'newTranNo'),
      group,
    }
    await change(state, found.bill, { partB: [...found.bill.partB, row] })
    return { data: { ewbNo: found.bill.number, groupNo: group, vehUpdDate: ewayStamp(now) } }
  },
}

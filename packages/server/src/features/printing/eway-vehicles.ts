import type { Fact } from '@bahi/contracts/printing.ts'
import { carrier, modeWords, own, stamp, wideTable } from './eway-frame.ts'
import type { FormTable } from './eway-frame.ts'
import type { EWayBillPrintSource, VehicleGroup } from './eway-source.ts'
import { fixed } from './format.ts'
import { facts } from './frame.ts'

/** Part B: every vehicle and transport document that was entered, newest first. Null for a Part A slip. */
export function vehiclesTable({ payload, state }: EWayBillPrintSource): FormTable | null {
  if (state.partB.length === 0) return null
  const entries = state.partB.map((entry, at) => {
    const isLast = at === state.partB.length - 1
    // The reply on a bill gives no day of its first document: it is the one that was sent.
    const date = entry.transportDocumentNumber === payload.transDocNo ? payload.transDocDate : undefined
    return [
      modeWords[entry.mode],
      carrier({ ...entry, transportDocumentDate: date }),
      own(entry.place) || '-',
      stamp(entry.enteredAt),
      entry.enteredBy,
      (entry.tripSheet ?? (isLast ? state.tripSheetNumber : undefined)) || '-',
      entry.group ? `Group ${entry.group}` : '-',
    ]
  })
  return wideTable(
    [
      ['Mode', 'text'],
      ['Vehicle / Trans Doc No & Dt.', 'code', true],
      ['From', 'text'],
      ['Entered Date', 'code'],
      ['Entered By', 'code'],
      ['CEWB No.\n(if any)', 'code'],
      ['Multi Veh. Info\n(if any)', 'text'],
    ],
    entries.toReversed(),
  )
}

/** One leg in several vehicles, with what of it each of them carries. */
export function groupOf(group: VehicleGroup): { readonly facts: readonly Fact[]; readonly table: FormTable } {
  const quantity = (value: string) =>
    `${fixed(value, value.split('.')[1]?.replace(/0+$/, '').length ?? 0)} ${group.unit}`
  return {
    facts: facts([
      ['Group', group.number, true],
      ['Mode', modeWords[group.mode]],
      ['From - To', `${own(group.from)} - ${own(group.to)}`],
      ['Total Quantity', quantity(group.totalQuantity), true],
    ]),
    table: wideTable(
      [
        ['Vehicle / Trans Doc No & Dt.', 'code', true],
        ['Quantity', 'number'],
        ['Added Date', 'code'],
      ],
      group.vehicles.map((vehicle) => [carrier(vehicle), quantity(vehicle.quantity), stamp(vehicle.addedAt)]),
    ),
  }
}

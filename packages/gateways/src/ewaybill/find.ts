import { Decimal } from '@bahi/domain/num/decimal.ts'
import { hasCode } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { portalVehicleNumber } from '../vehicle.ts'
import type { EwayClient } from './client.ts'
import { multiVehicleAddRequest } from './requests.ts'
import type { EwayAccount } from './settings.ts'

/**
 * Finds what a lost reply contained, where the portal has no call for it. `absent`: certainly not done, so it may be sent
 * again; `unclear`: the portal does not say, so a person has to look; `later`: it could not be asked now.
 */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'absent' | 'unclear' }
  | { readonly kind: 'later'; readonly outcome: Exclude<Outcome<unknown, unknown>, { kind: 'done' }> }

interface Under {
  readonly client: EwayClient
  readonly account: EwayAccount
}

/**
 * Whether a group of vehicles was opened. The bill reports a group only when it has a vehicle, so a group of the next
 * number is offered more than it can hold: the portal refuses that with 400 where the group is there and with 411 where
 * it is not, and does nothing in either case.
 */
export async function findGroup(
  { client, account }: Under,
  asked: { readonly ewbNo: string; readonly known: readonly string[]; readonly totalQuantity: string },
): Promise<Found<string>> {
  const bill = await client.bill(account, asked.ewbNo)
  if (bill.kind === 'rejected') return { kind: 'unclear' }
  if (bill.kind !== 'done') return { kind: 'later', outcome: bill }
  const { groups, partB } = bill.value.state
  const shown = groups.find(({ number }) => !asked.known.includes(number))
  if (shown) return { kind: 'found', value: shown.number }
  const next = String(Math.max(0, ...asked.known.map(Number)) + 1)
  const last = partB.at(-1)
  const probe = multiVehicleAddRequest({
    ewbNo: asked.ewbNo,
    group: next,
    ...(last?.vehicleNumber === undefined ? {} : { vehicleNumber: last.vehicleNumber }),
    transportDocumentNumber: last?.transportDocumentNumber ?? '0',
    quantity: Decimal.of(asked.totalQuantity).add(1).toString(),
  })
  const answer = await client.addMultiVehicle(account, probe)
  if (answer.kind === 'done' || answer.kind === 'duplicate') return { kind: 'unclear' }
  if (answer.kind !== 'rejected') return { kind: 'later', outcome: answer }
  if (hasCode(answer, '400')) return { kind: 'found', value: next }
  return hasCode(answer, '411') ? { kind: 'absent' } : { kind: 'unclear' }
}

/**
 * Whether a consolidated bill was made: every bill on it gives its number, and the sheet of that number gives its
 * bills and its vehicle, which are compared before it is taken for the one that was asked for.
 */
export async function findTripSheet(
  { client, account }: Under,
  asked: {
    readonly ewbNos: readonly string[]
    readonly vehicleNumber?: string | undefined
    readonly transportDocumentNumber?: string | undefined
    /** Numbers that are known to be others. */
    readonly known: readonly string[]
  },
): Promise<Found<{ readonly number: string; readonly at?: Date }>> {
  for (const ewbNo of asked.ewbNos) {
    const bill = await client.bill(account, ewbNo)
    // A bill that is not shown says nothing; the next one of the sheet may be.
    if (bill.kind === 'rejected') continue
    if (bill.kind !== 'done') return { kind: 'later', outcome: bill }
    const numbers = new Set(bill.value.state.partB.flatMap(({ tripSheet }) => tripSheet ?? []))
    for (const number of [...numbers].toReversed().filter((each) => !asked.known.includes(each))) {
      const sheet = await client.tripSheet(account, number)
      // Of another person.
      if (sheet.kind === 'rejected') continue
      if (sheet.kind !== 'done') return { kind: 'later', outcome: sheet }
      const { bills, isActive, vehicleNumber, transportDocumentNumber, enteredAt } = sheet.value
      const held = new Set(bills.map((each) => each.number))
      const isSame =
        isActive &&
        held.size === asked.ewbNos.length &&
        asked.ewbNos.every((each) => held.has(each)) &&
        portalVehicleNumber(vehicleNumber) === portalVehicleNumber(asked.vehicleNumber ?? '') &&
        transportDocumentNumber === (asked.transportDocumentNumber ?? '').slice(-15)
      if (isSame) return { kind: 'found', value: { number, ...(enteredAt ? { at: enteredAt } : {}) } }
    }
    return { kind: 'absent' }
  }
  return { kind: 'unclear' }
}

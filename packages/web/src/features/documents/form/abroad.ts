import { supplyKindAt } from '@bahi/domain/tax/supply-kind.ts'
import type { SupplyKind } from '@bahi/domain/tax/place-of-supply.ts'
import type { Header } from './header.ts'
import { isToSez, kindOf } from './supply-kind.ts'

const isExport = (kind: SupplyKind | '') => kind === 'EXPWP' || kind === 'EXPWOP'
const questions = ['goodsTemporarilyImported', 'goodsLeaveIndia', 'paymentReceived', 'sameEstablishment']

/** Whether the questions about a buyer abroad are asked: by the customer, its address or the kind that was chosen. */
export const isBuyerAbroad = ({ party, supplyKind, billingAddress, placeFacts }: Header): boolean =>
  party?.taxpayerType === 'OEXP' ||
  party?.stateCode === '96' ||
  isExport(supplyKind) ||
  (billingAddress !== undefined && billingAddress.countryCode !== 'IN') ||
  questions.some((name) => placeFacts[name])

/** The kind of supply that the law makes of what was chosen, as the server will say it too. */
export function kindAt(header: Header, hasGoods: boolean, place: string | undefined): SupplyKind {
  const { placeFacts, party } = header
  // Until the place is known, what the customer and the choice say.
  if (place === undefined) return kindOf(header)
  return supplyKindAt(
    {
      date: header.date,
      supply: hasGoods ? 'Goods' : 'Services',
      supplyKind: header.supplyKind || 'Regular',
      recipientIsSez: isToSez(header),
      recipientAbroad: !party?.gstin && isBuyerAbroad(header),
      goodsLeaveIndia: answer(placeFacts['goodsLeaveIndia']),
      sameEstablishment: answer(placeFacts['sameEstablishment']),
      paymentReceived: placeFacts['paymentReceived'] === 'Otherwise' ? 'Otherwise' : undefined,
    },
    place,
  )
}

const answer = (said: unknown) => (said ? said === 'Y' : undefined)

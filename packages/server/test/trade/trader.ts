import { randomInt } from 'node:crypto'
import { gstinOf } from '../call-helpers.ts'
import type { AnyBody } from '../call-helpers.ts'
import { emptyBooks } from './naive.ts'
import type { NaiveBooks } from './naive.ts'

/** Somebody who trades with one party that buys from us and sells to us, in steps that chance chooses. */
export interface Trader {
  /** The body of an accepted call; nothing where it was refused. */
  readonly call: (name: string, input: object) => Promise<AnyBody>
  /** From 0 up to, not with, 1. */
  readonly random: () => number
  readonly books: NaiveBooks
  readonly masters: {
    readonly entityId: number
    readonly partyId: number
    readonly items: readonly number[]
    readonly date: string
  }
  /** What was in stock of each item before; absent where others trade at the same place. */
  readonly stockBefore?: ReadonlyMap<number, readonly [number, string]>
}

interface Market extends Pick<Trader, 'call' | 'random'> {
  readonly entityId: number
  readonly items: readonly number[]
  readonly date: string
}

/** A trader with a party that nobody else uses and books without an entry; nothing where the party was not saved. */
export async function traderOf({ call, random, entityId, items, date }: Market): Promise<Trader | undefined> {
  const digits = String(randomInt(10_000)).padStart(4, '0')
  const letters = Array.from({ length: 2 }, () => String.fromCodePoint(65 + randomInt(26))).join('')
  const pan = `${letters}TPF${digits}K`
  const party = await call('party.save', {
    name: `Trader ${pan}`,
    role: 'Both',
    taxpayerType: 'REG',
    gstin: gstinOf('27', pan),
    billingAddress: {
      line1: '1 Mill Road',
      city: 'Nashik',
      stateCode: '27',
      pincode: '422001',
      countryCode: 'IN',
    },
  })
  return party && { call, random, books: emptyBooks(), masters: { entityId, partyId: party.id, items, date } }
}

/** Such a call changes nothing, so that it needs no key. */
export const isReading = (name: string): boolean =>
  /(detail|search|outstanding|convert|statement|ageing)$/.test(name)

export type Step = (trader: Trader) => Promise<void>

export const pick = <T>({ random }: Trader, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)]
export const upTo = ({ random }: Trader, most: number) => 1 + Math.floor(random() * most)
export const happens = ({ random }: Trader, share: number) => random() < share
export const amountOf = (paise: number) => (paise / 100).toFixed(2)
export const paiseOf = (amount: string) => Math.round(Number(amount) * 100)
export const live = ({ books }: Trader) => [...books.documents.values()].filter(({ isLive }) => isLive)

import { Decimal } from '../../../num/decimal.ts'
import { shareByRemainder } from '../../../num/share.ts'

export const creditKinds = ['Eligible', 'Ineligible'] as const
export type CreditKind = (typeof creditKinds)[number]
export const creditHeads = ['igst', 'cgst', 'sgst', 'cess'] as const
export type CreditHead = (typeof creditHeads)[number]
type Heads = Readonly<Record<CreditHead, string>>

/** A registration or an unregistered unit of the same person, with its turnover in the State, in rupees without taxes. */
export interface Recipient {
  readonly key: string
  readonly stateCode: string
  readonly turnover: string
}

/** Tax of a document; `of` names the recipients of its service, none of them means all. */
export interface Credit extends Heads {
  readonly kind: CreditKind
  readonly of: readonly string[]
}

/** What one recipient gets of one kind of credit, by what it was and what it is distributed as. */
export interface Share {
  readonly kind: CreditKind
  readonly recipient: string
  readonly igstAsIgst: string
  readonly cgstAsCgst: string
  readonly cgstAsIgst: string
  readonly sgstAsSgst: string
  readonly sgstAsIgst: string
  readonly cess: string
}

/**
 * Distributes credit: what is of one recipient goes to it, what is of several goes to them by their turnover, by largest remainder
 * in paise, so that the parts are the whole. Central and State tax stay what they are in the distributor's State and
 * become integrated tax elsewhere; eligible and ineligible credit are apart. Credit whose recipients have no turnover is
 * left out. Source: CGST Act s.20, CGST Rules, rule 39(1).
 */
export function distribute(
  credits: readonly Credit[],
  recipients: readonly Recipient[],
  stateCode: string,
): Share[] {
  return creditKinds.flatMap((kind) => {
    const parts = new Map<string, Record<CreditHead, Decimal>>()
    for (const group of groupsOf(credits.filter((credit) => credit.kind === kind))) {
      const chosen = recipientsOf(group[0]!, recipients)
      const weights = weightsOf(chosen)
      if (!weights) continue
      for (const head of creditHeads) {
        const total = Decimal.sum(group.map((credit) => credit[head]))
        const shares = shareByRemainder(total, weights, 2)
        for (const [at, { key }] of chosen.entries()) {
          const part = parts.get(key) ?? { igst: zero, cgst: zero, sgst: zero, cess: zero }
          parts.set(key, { ...part, [head]: part[head].add(shares[at]!) })
        }
      }
    }
    return recipients.flatMap(({ key, stateCode: own }): Share[] => {
      const part = parts.get(key)
      return part && creditHeads.some((head) => !part[head].isZero())
        ? [{ kind, recipient: key, ...converted(part, own === stateCode) }]
        : []
    })
  })
}

/** Who gets the credit of a document; undefined where a name is nobody's. */
export const recipientsOf = ({ of }: Pick<Credit, 'of'>, recipients: readonly Recipient[]): Recipient[] =>
  of.length === 0 ? [...recipients] : recipients.filter(({ key }) => of.includes(key))

/** By turnover; one recipient gets all of it, whatever its turnover. Undefined where there is nothing to go by. */
export function weightsOf(chosen: readonly Recipient[]): readonly string[] | undefined {
  if (chosen.length === 1) return ['1']
  const weights = chosen.map(({ turnover }) => turnover)
  return Decimal.sum(weights).isPositive() ? weights : undefined
}

const zero = Decimal.zero

/** Credits of the same recipients are distributed together, so that paise are lost or won once. */
function groupsOf(credits: readonly Credit[]): Credit[][] {
  const groups = new Map<string, Credit[]>()
  for (const credit of credits) {
    const key = credit.of.toSorted().join(' ')
    groups.set(key, [...(groups.get(key) ?? []), credit])
  }
  return [...groups.values()]
}

function converted({ igst, cgst, sgst, cess }: Record<CreditHead, Decimal>, isSameState: boolean) {
  const here = (amount: Decimal) => (isSameState ? amount : zero).toFixed(2)
  const there = (amount: Decimal) => (isSameState ? zero : amount).toFixed(2)
  return {
    igstAsIgst: igst.toFixed(2),
    cgstAsCgst: here(cgst),
    cgstAsIgst: there(cgst),
    sgstAsSgst: here(sgst),
    sgstAsIgst: there(sgst),
    cess: cess.toFixed(2),
  }
}

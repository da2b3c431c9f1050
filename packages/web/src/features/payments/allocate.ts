import { Decimal } from '@bahi/domain/num/decimal.ts'

interface Open {
  readonly documentId: number
  readonly balance: string
  readonly opens?: string
}

/** What is paid unasked: money for what a note has left is a refund, which a person means. */
const isBill = ({ opens }: Open) => !opens?.endsWith('Credit')

export type Shares = Readonly<Record<number, string>>

/** Spreads an amount over open documents, the preferred one first, then in their order, oldest first. */
export function allocate(
  amount: string,
  documents: readonly Open[],
  preferred?: number,
): Record<number, string> {
  let rest = decimalOf(amount)
  const result: Record<number, string> = {}
  for (const { documentId, balance } of inOrder(documents, preferred)) {
    const part = rest.lt(Decimal.of(balance)) ? rest : Decimal.of(balance)
    if (!part.isPositive()) continue
    result[documentId] = part.toFixed(2)
    rest = rest.sub(part)
  }
  return result
}

/** Bills in the order in which money is spread over them; a note only where it is asked for. */
export const inOrder = <D extends Open>(documents: readonly D[], preferred?: number): readonly D[] =>
  documents
    .filter((one) => isBill(one) || one.documentId === preferred)
    .toSorted((a, b) => Number(b.documentId === preferred) - Number(a.documentId === preferred))

/** What is due beyond a payment that waits for approval. */
export const dueBeyond = (balance: string, waiting: string): string => {
  const left = decimalOf(balance).sub(decimalOf(waiting))
  return left.isPositive() ? left.toFixed(2) : '0.00'
}

/** Open documents with what is due beyond payments that wait. `own`: what the one that is changed pays of them. */
export const beyondWaiting = <D extends Open & { readonly waiting: string }>(
  documents: readonly D[],
  own: Shares = {},
): readonly D[] =>
  documents.map((document) => {
    const waiting = dueBeyond(document.waiting, own[document.documentId] ?? '')
    return { ...document, waiting, balance: dueBeyond(document.balance, waiting) }
  })

/** What settles something, as the calls take it. */
export const allocationsOf = (shares: Shares) =>
  Object.entries(shares)
    .filter(([, amount]) => decimalOf(amount).isPositive())
    .map(([id, amount]) => ({ documentId: Number(id), amount }))

/** What an amount leaves over; negative where more is given out than there is. */
export const restOf = (amount: string, shares: Shares): string =>
  decimalOf(amount)
    .sub(Decimal.sum(Object.values(shares).map(decimalOf)))
    .toFixed(2)

/** Money and tax kept back settle alike. */
export const sumOf = (...amounts: readonly string[]): string => Decimal.sum(amounts.map(decimalOf)).toFixed(2)

const decimalOf = (text: string) => (Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero)

interface OpenAt extends Open {
  readonly entityId: number
}

/** Bills by the GSTIN they are of, with what is due and what is paid now, the GSTIN of the oldest bill first. */
export function groupsOf<D extends OpenAt>(documents: readonly D[], shares: Shares) {
  const entityIds = [...new Set(documents.map(({ entityId }) => entityId))]
  return entityIds.map((entityId) => {
    const own = documents.filter((document) => document.entityId === entityId)
    return {
      entityId,
      documents: own,
      due: sumOf(...own.map(({ balance }) => balance)),
      allocated: sumOf(...own.map(({ documentId }) => shares[documentId] ?? '')),
    }
  })
}

/** What the bills still owe when this money is booked. */
export const stillDue = (documents: readonly Open[], shares: Shares): string =>
  Decimal.sum(documents.filter(isBill).map(({ balance }) => balance))
    .sub(sumOf(...documents.filter(isBill).map(({ documentId }) => shares[documentId] ?? '')))
    .toFixed(2)

/**
 * Where what is left over is kept: at the GSTIN of the invoice asked for, else the one last used, else that of the oldest
 * open bill. Only those the user may book at.
 */
export function gstinOfRest(
  ours: readonly number[],
  known: {
    readonly asked?: number | undefined
    readonly last?: number | undefined
    readonly open?: readonly { readonly entityId: number }[] | undefined
  },
): number | undefined {
  const wanted = [known.asked, known.last, ...(known.open ?? []).map(({ entityId }) => entityId)]
  return wanted.find((id) => id !== undefined && ours.includes(id)) ?? ours[0]
}

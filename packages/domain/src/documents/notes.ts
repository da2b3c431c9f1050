import { financialYearOf } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'
import { creditNoteDeadline } from '../tables/rules.ts'

/** What a note corrects, with what earlier notes have left of it; both without its round-off. */
export interface Corrected {
  readonly id: number
  readonly left: string
}

interface NoteLine {
  readonly total: string
  /** The document whose line it takes back, where it names one. */
  readonly sourceId?: number | undefined
}

export interface Shares {
  /** By document; the sum is the whole note unless `rest` is left. */
  readonly amounts: ReadonlyMap<number, string>
  /** What exceeds all that is left; zero where the note fits. */
  readonly rest: string
}

/**
 * Shares a note out over the documents it corrects: what its lines name first, the rest in their order as far as each
 * goes. Amounts are without round-off, so that a note over a whole invoice fits it to the paisa.
 *
 * @example
 * sharesOf([{ total: '50' }], [{ id: 1, left: '30' }, { id: 2, left: '30' }]) // amounts: 1 -> 30.00, 2 -> 20.00; rest: 0.00
 */
export function sharesOf(lines: readonly NoteLine[], corrected: readonly Corrected[]): Shares {
  const left = new Map(corrected.map(({ id, left: amount }) => [id, Decimal.of(amount)]))
  const amounts = new Map(corrected.map(({ id }) => [id, Decimal.zero]))
  let rest = Decimal.zero
  const take = (id: number, amount: Decimal): Decimal => {
    const part = Decimal.min(amount, Decimal.max(left.get(id)!, Decimal.zero))
    left.set(id, left.get(id)!.sub(part))
    amounts.set(id, amounts.get(id)!.add(part))
    return amount.sub(part)
  }
  for (const { total, sourceId } of lines)
    rest = rest.add(
      sourceId !== undefined && left.has(sourceId) ? take(sourceId, Decimal.of(total)) : Decimal.of(total),
    )
  for (const { id } of corrected) rest = take(id, rest)
  return {
    amounts: new Map([...amounts].map(([id, amount]) => [id, amount.toFixed(2)])),
    rest: rest.toFixed(2),
  }
}

/** The last day on which a credit note lowers the tax of a supply of that day (CGST Act s.34(2)). */
export const isLate = (supplied: string, date: string): boolean =>
  date > creditNoteDeadline(financialYearOf(supplied))

/**
 * A credit note over supplies of which each is past its last day takes back no tax: it is a matter between seller and buyer
 * alone, and in no return.
 *
 * @example
 * isCommercial([{ date: '2024-06-01' }], '2026-11-20') // true
 */
export const isCommercial = (
  corrected: readonly { readonly date: string }[],
  date: string | undefined,
): boolean => date !== undefined && corrected.length > 0 && corrected.every((one) => isLate(one.date, date))

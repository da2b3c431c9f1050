import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { BillPart, Entry, Voucher, VoucherBase } from '../books/shape.ts'

/** A voucher with what a table says of it; the rest is empty. */
export function voucherOf(
  said: Pick<Voucher, 'type' | 'date' | 'number'> & {
    readonly base: VoucherBase | 'order'
  } & Partial<Voucher>,
): Voucher {
  const { entries = [], goods = [] } = said
  return {
    reference: '',
    referenceDate: undefined,
    narration: '',
    party: '',
    placeOfSupply: '',
    instrument: '',
    left: undefined,
    ...said,
    entries,
    goods,
    isBalanced: Decimal.sum(entries.map(({ amount }) => amount)).isZero(),
  }
}

export const entryOf = (
  ledger: string,
  amount: Decimal,
  { bills = [], covered = Decimal.zero }: { bills?: readonly BillPart[]; covered?: Decimal } = {},
): Entry => ({ ledger, amount: amount.round(2), bills, covered })

export const billOf = (
  name: string,
  type: BillPart['type'],
  amount: Decimal,
  dueDate?: string,
): BillPart => ({ name, type, amount: amount.round(2), dueDate })

/** Rows of one voucher, which follow one another. */
export async function* grouped<T>(
  lines: AsyncIterable<readonly T[]>,
  keyOf: (line: T) => string,
): AsyncGenerator<readonly T[]> {
  let group: T[] = []
  let key = ''
  for await (const some of lines)
    for (const line of some) {
      const own = keyOf(line)
      // Where only the first row has the head, the others are its lines.
      if (group.length > 0 && own !== '' && own !== key) {
        yield group
        group = []
      }
      if (own === '' && group.length === 0) continue
      if (own !== '') key = own
      group.push(line)
    }
  if (group.length > 0) yield group
}

/** What is left to the paisa after a voucher is put together; of less than a rupee it is rounding. */
export const isRounding = (rest: Decimal): boolean => rest.abs().lt('1')

import { TableFault } from '../../read/table-file.ts'
import type { BooksSource, ProgramNames, Undated, Voucher } from '../books/shape.ts'
import { TallyMasters } from './masters.ts'
import { voucherOf } from './vouchers.ts'
import { textIn } from './xml.ts'
import type { Element } from './xml.ts'

/** Reads the files from their beginning. */
export type ReadElements = () => AsyncIterable<readonly Element[]>

/** Masters and vouchers come in either order: each time the whole is gone through. */
export class TallySource implements BooksSource {
  readonly names: ProgramNames = {
    program: 'Tally',
    ledger: 'LEDGER',
    party: 'LEDGER',
    item: 'STOCKITEM',
    unit: 'UNIT',
    category: 'STOCKGROUP',
    bill: 'BILL',
    voucher: 'VOUCHER',
  }
  readonly masters = new TallyMasters()
  readonly #read: ReadElements
  constructor(read: ReadElements) {
    this.#read = read
  }

  async *readMasters(): AsyncGenerator<number> {
    let count = 0
    let isEmpty = true
    for await (const elements of this.#read())
      for (const element of elements) {
        if (element.name !== 'SVCURRENTCOMPANY') isEmpty = false
        this.masters.take(element)
        if (++count % 500 === 0) yield count
      }
    if (isEmpty) throw new TableFault('MOVE_NOTHING')
  }

  async *vouchers(): AsyncGenerator<readonly (Voucher | Undated)[]> {
    const baseOf = (type: string) => this.masters.voucherTypeOf(type)
    for await (const elements of this.#read())
      yield elements
        .filter(({ name }) => name === 'VOUCHER')
        .map(
          (element) =>
            voucherOf(element, baseOf) ?? { undated: 'VOUCHER', name: textIn(element, 'VOUCHERNUMBER') },
        )
  }
}

import type { MoveEvent, MoveOptions } from '../types.ts'
import { balancesIn } from './balances.ts'
import { Books } from './books.ts'
import { voucherAsRecords } from './documents.ts'
import { foundIn } from './found.ts'
import { mastersAsRecords } from './masters.ts'
import type { BooksSource } from './shape.ts'

/** So many are read between two words of it. */
const everyCount = 500

/** The books of another program as records of ours; without a first day they are looked at alone. */
export async function* recordsOf(source: BooksSource, options: MoveOptions): AsyncGenerator<MoveEvent> {
  const books = new Books(source, options)
  let count = 0
  for await (const read of source.readMasters()) {
    count = read
    yield { kind: 'read', count }
  }
  for await (const some of source.vouchers())
    for (const voucher of some) {
      // What has no day is told where its records would be made.
      if (!('undated' in voucher)) books.scan(voucher)
      if (++count % everyCount === 0) yield { kind: 'read', count }
    }
  books.endScan()
  yield { kind: 'found', found: foundIn(books) }
  if (options.fromDate === undefined) return
  yield* mastersAsRecords(books)
  for await (const some of source.vouchers())
    for (const voucher of some) {
      yield* voucherAsRecords(books, voucher)
      if (++count % everyCount === 0) yield { kind: 'read', count }
    }
  yield* balancesIn(books)
}

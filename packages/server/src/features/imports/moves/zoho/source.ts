import { TableFault } from '../../read/table-file.ts'
import type { BooksSource, ProgramNames, Undated, Voucher } from '../books/shape.ts'
import type { BooksFiles } from '../files.ts'
import { Days } from '../sheets/days.ts'
import { laidTables } from '../sheets/layout.ts'
import type { Line } from '../sheets/layout.ts'
import { grouped } from '../sheets/vouchers.ts'
import { documentOf, documentSorts } from './documents.ts'
import { zohoLayouts } from './layouts.ts'
import type { ZohoLayout } from './layouts.ts'
import { ZohoMasters } from './masters.ts'
import { voucherReaders } from './money.ts'

/** Documents before the payments that name them. */
const order = [
  'invoices',
  'bills',
  'creditNotes',
  'vendorCredits',
  'customerPayments',
  'vendorPayments',
  'expenses',
  'journals',
  'transfers',
  'orders',
] as const satisfies readonly ZohoLayout[]

type Masterful = Exclude<ZohoLayout, (typeof order)[number]>
const takes: Readonly<Record<Masterful, (masters: ZohoMasters, line: Line, isOfVendors: boolean) => void>> = {
  accounts: (masters, line) => masters.takeAccount(line),
  contacts: (masters, line, isOfVendors) => masters.takeContact(line, isOfVendors),
  items: (masters, line) => masters.takeItem(line),
}

/** A backup of Zoho Books, or the exports of its modules: which is which is said by their headings. */
export class ZohoSource implements BooksSource {
  readonly names: ProgramNames = {
    program: 'Zoho Books',
    ledger: 'Account',
    party: 'Contact',
    item: 'Item',
    unit: 'Unit',
    category: 'Category',
    bill: 'Opening bill',
    voucher: 'Transaction',
  }
  readonly masters = new ZohoMasters()
  readonly #files: BooksFiles
  readonly #days = new Days()
  /** The files that have a layout. */
  readonly #having = new Map<ZohoLayout, Set<string>>()
  constructor(files: BooksFiles) {
    this.#files = files
  }

  async *readMasters(): AsyncGenerator<number> {
    let count = 0
    for await (const table of laidTables(this.#files, zohoLayouts)) {
      const { layout } = table
      this.#having.set(layout, (this.#having.get(layout) ?? new Set()).add(table.table.file))
      const take = takes[layout as Masterful] as (typeof takes)[Masterful] | undefined
      for await (const lines of table.lines())
        for (const line of lines) {
          if (take) take(this.masters, line, /vendor/i.test(table.table.file + table.table.sheet))
          else this.#days.see(line.text('date'))
          if (++count % 500 === 0) yield count
        }
    }
    if (this.#having.size === 0) throw new TableFault('MOVE_NOT_ZOHO')
    if (!this.masters.hasContacts) throw new TableFault('MOVE_PART_MISSING', { part: 'Contacts' })
  }

  async *vouchers(): AsyncGenerator<readonly (Voucher | Undated)[]> {
    for (const layout of order) {
      const files = this.#files.filter(({ name }) => this.#having.get(layout)?.has(name))
      for await (const table of laidTables(files, zohoLayouts)) {
        if (table.layout !== layout) continue
        for await (const lines of grouped(table.lines(), keyOf)) yield [this.#voucherOf(layout, lines)]
      }
    }
  }

  #voucherOf(layout: (typeof order)[number], lines: readonly Line[]): Voucher | Undated {
    return layout in documentSorts
      ? documentOf(lines, documentSorts[layout as keyof typeof documentSorts], this.masters, this.#days)
      : voucherReaders[layout as keyof typeof voucherReaders](lines, this.masters, this.#days)
  }
}

const keyOf = (line: Line): string =>
  line.text('id') || `${line.text('number')}|${line.text('date')}`.replace(/^\|$/, '')

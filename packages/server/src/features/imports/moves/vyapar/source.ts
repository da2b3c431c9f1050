import { Decimal } from '@bahi/domain/num/decimal.ts'
import { TableFault } from '../../read/table-file.ts'
import { mobileOf } from '../books/facts.ts'
import { PlainMasters } from '../books/plain-masters.ts'
import { keyOf } from '../books/shape.ts'
import type { BooksSource, Ledger, ProgramNames, Undated, Voucher } from '../books/shape.ts'
import type { BooksFiles } from '../files.ts'
import { Days } from '../sheets/days.ts'
import { laidTables } from '../sheets/layout.ts'
import type { Line } from '../sheets/layout.ts'
import type { MoveOptions } from '../types.ts'
import { baseOf, detailOf, transactionKey, vouchersOf } from './documents.ts'
import type { Detail } from './documents.ts'
import { vyaparLayouts } from './layouts.ts'

/** Reports of Vyapar, in one workbook or several; the same transaction in two reports is one. */
export class VyaparSource implements BooksSource {
  readonly names: ProgramNames = {
    program: 'Vyapar',
    ledger: 'Account',
    party: 'Party',
    item: 'Item',
    unit: 'Unit',
    category: 'Category',
    bill: 'Opening bill',
    voucher: 'Transaction',
  }
  readonly masters = new PlainMasters('Vyapar')
  readonly #files: BooksFiles
  readonly #stateCode: string
  readonly #days = new Days()
  readonly #details = new Map<string, Detail[]>()
  /** Opening balances that a report has as transactions. */
  readonly #openings = new Map<string, Decimal>()
  constructor(files: BooksFiles, { stateCode }: MoveOptions) {
    this.#files = files
    this.#stateCode = stateCode
  }

  async *readMasters(): AsyncGenerator<number> {
    let count = 0
    const seen = new Set<string>()
    const details: Line[] = []
    for await (const table of laidTables(this.#files, vyaparLayouts)) {
      seen.add(table.layout)
      for await (const lines of table.lines())
        for (const line of lines) {
          if (table.layout === 'parties') this.#takeParty(line)
          else if (table.layout === 'items') this.#takeItem(line)
          else {
            this.#days.see(line.text('date'))
            if (table.layout === 'details') details.push(line)
            else this.#takeOpening(line)
          }
          if (++count % 500 === 0) yield count
        }
    }
    if (seen.size === 0) throw new TableFault('MOVE_NOT_VYAPAR')
    if (!seen.has('parties')) throw new TableFault('MOVE_PART_MISSING', { part: 'Party Report' })
    // Which comes first in a day, month or day, is known at the end.
    for (const line of details) this.#takeDetail(line)
    for (const [key, opening] of this.#openings) {
      const ledger = this.masters.ledgers.get(key)
      if (ledger && ledger.opening === undefined) this.masters.ledgers.set(key, { ...ledger, opening })
    }
  }

  async *vouchers(): AsyncGenerator<readonly (Voucher | Undated)[]> {
    const seen = new Set<string>()
    const known = {
      masters: this.masters,
      days: this.#days,
      details: this.#details,
      stateCode: this.#stateCode,
    }
    for await (const table of laidTables(this.#files, vyaparLayouts)) {
      if (table.layout !== 'transactions') continue
      for await (const lines of table.lines())
        for (const line of lines) {
          const key = `${transactionKey(line, this.#days)}|${line.text('total')}`
          // A number is once in the books; what has none may be twice.
          if (line.text('number') !== '' && seen.has(key)) continue
          seen.add(key)
          yield [...vouchersOf(line, known)]
        }
    }
  }

  #takeParty(line: Line): void {
    const name = line.text('name')
    if (name === '' || /^total$/i.test(name)) return
    const gstin = line.text('gstin').replaceAll(/\s/g, '').toUpperCase()
    const owes = line.number('owes')
    const owed = line.number('owed')
    const hasBalance = line.has('owed') || line.has('owes')
    const stated = (owed ?? Decimal.zero)
      .abs()
      .sub((owes ?? Decimal.zero).abs())
      .round(2)
    const opening = line.has('opening') ? line.amount('opening').round(2) : undefined
    const isSupplier = /supplier|vendor/i.test(line.text('group')) || stated.isNegative()
    const facts: Partial<Ledger> = {
      opening: opening ?? (hasBalance ? undefined : Decimal.zero),
      ...(hasBalance ? { stated } : {}),
      party: {
        gstin,
        taxpayerType: /composite|composition/i.test(line.text('registration'))
          ? 'COM'
          : gstin
            ? 'REG'
            : 'UNREG',
        email: line.text('email') || undefined,
        mobile: mobileOf(line.text('mobile')),
        address: [line.text('address').replace(/[\s,-]*\b\d{6}\b/, '')].filter(Boolean),
        pincode: /\b\d{6}\b/.exec(line.text('address'))?.[0] ?? '',
        state: line.text('state') || undefined,
      },
    }
    this.masters.party(name, isSupplier ? 'creditors' : 'debtors', facts)
  }

  #takeItem(line: Line): void {
    const name = line.text('name')
    if (name === '' || /^total$/i.test(name)) return
    const quantity = line.amount('opening')
    const price = line.number('openingPrice') ?? line.number('cost') ?? Decimal.zero
    const stock = line.number('stock')
    const known = this.masters.items.get(keyOf(name))
    const rate = /\d+(?:\.\d+)?/.exec(line.text('taxRate'))?.[0]
    this.masters.item({
      name,
      code: line.text('code') || known?.code,
      category: line.text('category') || (known?.category ?? ''),
      unit: line.text('unit') || (known?.unit ?? ''),
      hsn: line.text('hsn').replaceAll(/\s/g, '') || (known?.hsn ?? ''),
      rate: rate ?? known?.rate,
      cess: undefined,
      exempt: /exempt/i.test(line.text('taxRate')) ? 'Exempt' : known?.exempt,
      isService: /service/i.test(line.text('kind')) || (known?.isService ?? false),
      sellingPrice: line.number('price')?.round(2).toPlain() ?? known?.sellingPrice,
      purchasePrice: line.number('cost')?.round(2).toPlain() ?? known?.purchasePrice,
      quantity: line.has('opening') ? quantity : (known?.quantity ?? Decimal.zero),
      value: line.has('opening') ? quantity.mul(price).round(2) : (known?.value ?? Decimal.zero),
      stated: stock === undefined ? known?.stated : { quantity: stock, value: undefined },
    })
  }

  #takeOpening(line: Line): void {
    const type = line.text('type')
    if (baseOf(type) !== 'opening') return
    const total = line.amount('total').round(2)
    this.#openings.set(keyOf(line.text('party')), /payable/i.test(type) ? total.neg() : total)
  }

  #takeDetail(line: Line): void {
    if (line.text('item') === '') return
    const key = transactionKey(line, this.#days)
    const known = this.#details.get(key)
    if (known) known.push(detailOf(line))
    else this.#details.set(key, [detailOf(line)])
  }
}

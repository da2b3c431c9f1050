import { accountNamed, systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { keyOf, Masters } from './shape.ts'
import type { Ledger, PartyFacts, Place, StockItem, TaxHead } from './shape.ts'

const unknownParty: PartyFacts = {
  gstin: '',
  taxpayerType: 'UNREG',
  address: [],
  pincode: '',
  state: undefined,
}

/** Masters of a program whose files say of each what it is; what documents name besides is added as they are read. */
export class PlainMasters extends Masters {
  readonly #program: string
  readonly #places = new Map<string, Place>()
  readonly #subgroups = new Map<string, string>()
  constructor(program: string) {
    super()
    this.#program = program
  }

  placeOf(name: string): Place | undefined {
    return this.#places.get(keyOf(name))
  }

  subgroupOf({ name }: Ledger): string | undefined {
    return this.#subgroups.get(keyOf(name))
  }

  /** A party; of two files its facts are put together: who buys and sells is one. */
  party(name: string, side: 'debtors' | 'creditors', more: Partial<Ledger> = {}): string {
    const ledger = this.#nameOf(name, 'party')
    const key = keyOf(ledger)
    const known = this.ledgers.get(key)
    if (!known) {
      this.#places.set(key, { sort: 'party', side })
      this.ledgers.set(key, { opening: Decimal.zero, bills: [], party: unknownParty, ...more, name: ledger })
    } else if (Object.keys(more).length > 0)
      this.ledgers.set(key, {
        ...known,

        party: known.party && known.party !== unknownParty ? known.party : (more.party ?? known.party),
        opening: sumOf(known.opening, more.opening),
        stated: known.stated && more.stated ? known.stated.add(more.stated) : (more.stated ?? known.stated),
      })
    return ledger
  }

  /** An account by its name, in a group unless it is one that every business has. */
  account(
    name: string,
    group: AccountGroup,
    more: Partial<Ledger> & { readonly subgroup?: string } = {},
  ): string {
    const ledger = this.#nameOf(name, 'account')
    const key = keyOf(ledger)
    if (this.ledgers.has(key)) return ledger
    if (group === 'stock') {
      this.#places.set(key, { sort: 'stock' })
      this.ledgers.set(key, { opening: Decimal.zero, bills: [], ...more, name: ledger })
      return ledger
    }
    const named = accountNamed(ledger)
    const system =
      named !== undefined &&
      named !== 'party' &&
      systemAccounts[named].group === group &&
      !('isKept' in systemAccounts[named])
        ? named
        : undefined
    this.#places.set(key, {
      sort: 'account',
      account: system
        ? systemAccounts[system].name
        : named === undefined
          ? ledger
          : `${ledger} (${this.#program})`,
      group,
      ...(system ? { system } : {}),
    })
    const { subgroup, ...rest } = more
    if (subgroup) this.#subgroups.set(key, subgroup)
    this.ledgers.set(key, { opening: Decimal.zero, bills: [], ...rest, name: ledger })
    return ledger
  }

  /** An account of those that every business has, under the name that it has there. */
  system(system: Account, name: string = systemAccounts[system].name, opening = Decimal.zero): string {
    const ledger = this.#nameOf(name, 'account')
    const key = keyOf(ledger)
    if (this.ledgers.has(key)) return ledger
    const { name: account, group } = systemAccounts[system]
    const head = taxHeads[system]
    this.#places.set(key, { sort: 'account', account, group, system, ...(head ? { tax: head } : {}) })
    this.ledgers.set(key, { opening, bills: [], name: ledger })
    return ledger
  }

  /** The tax of a head that is collected on sales, or paid on purchases. */
  tax(head: TaxHead, side: 'output' | 'input'): string {
    return this.system(
      side === 'output' ? head : (`input${head[0]!.toUpperCase()}${head.slice(1)}` as Account),
    )
  }

  item(item: StockItem): void {
    this.items.set(keyOf(item.name), item)
    if (item.category && !this.categories.has(keyOf(item.category)))
      this.categories.set(keyOf(item.category), { name: item.category, parent: '' })
    if (item.unit && !this.units.has(keyOf(item.unit)))
      this.units.set(keyOf(item.unit), { name: item.unit, formal: '', uqc: '', decimals: 3, isSimple: true })
  }

  /** A party and an account of one name are two: the account is told apart. */
  #nameOf(name: string, sort: 'party' | 'account'): string {
    const plain = name.trim()
    const place = this.#places.get(keyOf(plain))
    if (!place || (place.sort === 'party') === (sort === 'party')) return plain
    return `${plain} (${sort === 'party' ? 'party' : 'account'})`
  }
}

const sumOf = (one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined =>
  one === undefined ? other : other === undefined ? one : one.add(other)

const taxHeads: Readonly<Partial<Record<Account, TaxHead>>> = {
  igst: 'igst',
  cgst: 'cgst',
  sgst: 'sgst',
  cess: 'cess',
  inputIgst: 'igst',
  inputCgst: 'cgst',
  inputSgst: 'sgst',
  inputCess: 'cess',
}

import { addDays } from '@bahi/domain/cal/date.ts'
import { isUqc } from '@bahi/domain/tables/uqc.ts'
import { uqcOfText } from '../../cell-words.ts'
import type { MovedRecord, MoveEvent } from '../types.ts'
import type { Books } from './books.ts'
import { accountOpenings, openingsOf, stockOpenings } from './openings.ts'
import { record } from './record.ts'
import { keyOf } from './shape.ts'
import type { Ledger, PartyFacts, StockItem } from './shape.ts'

/** The masters, and what was there before the first day. */
export function* mastersAsRecords(books: Books): Generator<MoveEvent> {
  const { masters } = books
  const from = books.options.fromDate!
  const before = addDays(from, -1)
  for (const [name, count] of masters.others)
    yield { kind: 'left', left: { was: name, reason: 'master', name, count } }
  const accounts = new Set<string>()
  for (const ledger of masters.ledgers.values()) {
    const place = masters.placeOf(ledger.name)
    if (!place) {
      yield {
        kind: 'left',
        left: {
          was: books.names.ledger,
          reason: 'group',
          name: ledger.name,
          amount: books.movedOf(ledger.name).closing.toFixed(2),
        },
      }
      continue
    }
    if (place.sort !== 'account' || place.system || accounts.has(keyOf(place.account))) continue
    accounts.add(keyOf(place.account))
    yield record({
      step: 'accounts',
      own: `account|${keyOf(place.account)}`,
      was: books.names.ledger,
      name: ledger.name,
      rows: [
        {
          name: place.account,
          group: place.group,
          subgroup: masters.subgroupOf(ledger),
          ...(place.group === 'bank' ? ledger.bank : {}),
        },
      ],
    })
  }
  for (const unit of masters.units.values()) {
    if (!unit.isSimple) {
      yield { kind: 'left', left: { was: books.names.unit, reason: 'compoundUnit', name: unit.name } }
      continue
    }
    if (uqcOf(books, unit.name)) continue
    yield record({
      step: 'units',
      own: `unit|${keyOf(unit.name)}`,
      was: books.names.unit,
      name: unit.name,
      rows: [
        {
          code: unit.name,
          description: unit.formal || undefined,
          uqc: 'OTH',
          decimals: String(Math.min(3, unit.decimals)),
        },
      ],
    })
  }
  for (const { name, parent } of masters.categories.values()) {
    const hasParent = masters.categories.has(keyOf(parent))
    yield record({
      step: 'categories',
      own: `category|${keyOf(name)}`,
      needs: hasParent ? [`category|${keyOf(parent)}`] : [],
      was: books.names.category,
      name,
      rows: [{ name, parentCategoryId: hasParent ? parent : undefined }],
    })
  }
  for (const item of masters.items.values()) yield record(itemRecord(books, item))
  const gstins = new Set<string>()
  let place = 0
  for (const ledger of masters.ledgers.values()) {
    const of = masters.placeOf(ledger.name)
    if (of?.sort !== 'party') continue
    place++
    const gstin = ledger.party?.gstin ?? ''
    const isAgain = gstin !== '' && gstins.has(gstin)
    gstins.add(gstin)
    const party = partyRecord(books, ledger, of.side, {
      before,
      code: isAgain ? `${books.names.program[0]}-${place}` : undefined,
    })
    yield record(party)
    if (party.rows[0]!['notes'] !== undefined)
      yield { kind: 'left', left: { was: books.names.party, reason: 'addressPin', name: ledger.name } }
    yield* openingsOf(books, ledger, of.side, before)
  }
  yield* accountOpenings(books, before)
  yield* stockOpenings(books)
}

/** The code of the returns for a unit; undefined where they have none. */
function uqcOf(books: Books, name: string): string | undefined {
  if (name === '') return undefined
  const unit = books.masters.units.get(keyOf(name))
  for (const one of [unit?.uqc, name, unit?.formal]) {
    if (!one) continue
    const code = uqcOfText(one)
    if (isUqc(code)) return code
  }
  return undefined
}

function itemRecord(books: Books, item: StockItem): MovedRecord {
  const uqc = uqcOf(books, item.unit)
  const { isService, exempt } = item
  const category = books.masters.categories.has(keyOf(item.category)) ? item.category : undefined
  return {
    step: 'items',
    own: `item|${keyOf(item.name)}`,
    needs: [
      ...(category ? [`category|${keyOf(category)}`] : []),
      ...(uqc === undefined && item.unit ? [`unit|${keyOf(item.unit)}`] : []),
    ],
    was: books.names.item,
    name: item.name,
    rows: [
      {
        name: item.name,
        code: item.code,
        kind: 'Item',
        supply: isService ? 'Services' : 'Goods',
        hsn: item.hsn || undefined,
        description: item.description,
        unitId: uqc === undefined && item.unit ? item.unit : undefined,
        uqc: isService ? undefined : uqc,
        categoryId: category,
        sellingPrice: item.sellingPrice,
        purchasePrice: item.purchasePrice,
        taxCategory: exempt ?? 'Taxable',
        taxRate: exempt ? undefined : item.rate,
        cessRate: item.cess && item.cess !== '0' ? item.cess : undefined,
      },
    ],
  }
}

const nothing: PartyFacts = { gstin: '', taxpayerType: 'UNREG', address: [], pincode: '', state: undefined }

function partyRecord(
  books: Books,
  ledger: Ledger,
  side: 'debtors' | 'creditors',
  { before, code }: { readonly before: string; readonly code: string | undefined },
): MovedRecord {
  const { name } = ledger
  const sides = books.sides.get(keyOf(name))
  const isBoth = (side === 'debtors' && sides?.purchase) || (side === 'creditors' && sides?.sale)
  const { gstin, address, pincode, ...facts } = ledger.party ?? nothing
  const opening = books.movedOf(name).opening
  // An address needs its PIN code and its state: without them it is kept as a note.
  const isWhole = /^\d{6}$/.test(pincode) && (facts.state !== undefined || gstin !== '')
  return {
    step: 'parties',
    own: `party|${keyOf(name)}`,
    was: books.names.party,
    name,
    party: name,
    amount: opening.toFixed(2),
    rows: [
      {
        name,
        code,
        role: isBoth ? 'Both' : side === 'debtors' ? 'Customer' : 'Supplier',
        taxpayerType: facts.taxpayerType,
        gstin: gstin || undefined,
        pan: facts.pan,
        emails: facts.email,
        mobile: facts.mobile,
        ...(isWhole
          ? {
              'billingAddress.line1': address[0]?.slice(0, 150),
              'billingAddress.line2': address.slice(1).join(', ').slice(0, 150) || undefined,
              'billingAddress.city': facts.city,
              'billingAddress.pincode': pincode,
            }
          : { notes: [...address, facts.city].filter(Boolean).join(', ').slice(0, 150) || undefined }),
        'billingAddress.stateCode': facts.state,
        paymentTermsDays: facts.paymentTermsDays,
        ...(opening.isZero()
          ? {}
          : {
              openingBalance: opening.abs().toFixed(2),
              openingBalanceDate: before,
              openingBalanceSide: opening.isPositive() ? 'Debit' : 'Credit',
            }),
      },
    ],
  }
}

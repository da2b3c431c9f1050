import { accountNamed, systemAccounts } from '@bahi/domain/books/chart.ts'
import type { Account, AccountGroup } from '@bahi/domain/books/chart.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { exemptionIn, mobileOf } from '../books/facts.ts'
import { keyOf, Masters } from '../books/shape.ts'
import type { Ledger, OpenBill, PartyFacts, Place, StockItem, TaxHead } from '../books/shape.ts'
import { all, textIn, tidy } from './xml.ts'
import type { Element } from './xml.ts'
import { dayOf, debitOf, quantityOf } from './values.ts'

/** Groups that every company of Tally has, and where their ledgers belong here. */
const groupsOfTally: Readonly<Record<string, AccountGroup>> = {
  'sundry debtors': 'debtors',
  'sundry creditors': 'creditors',
  'bank accounts': 'bank',
  'bank od a/c': 'bank',
  'bank occ a/c': 'bank',
  'cash-in-hand': 'cash',
  'stock-in-hand': 'stock',
  'fixed assets': 'fixedAssets',
  investments: 'investments',
  'loans & advances (asset)': 'loansGiven',
  'deposits (asset)': 'loansGiven',
  'current assets': 'otherAssets',
  'misc. expenses (asset)': 'otherAssets',
  'capital account': 'capital',
  'reserves & surplus': 'reserves',
  'retained earnings': 'reserves',
  'loans (liability)': 'loansTaken',
  'secured loans': 'loansTaken',
  'unsecured loans': 'loansTaken',
  'duties & taxes': 'taxesPayable',
  provisions: 'provisions',
  'current liabilities': 'otherLiabilities',
  'branch / divisions': 'otherLiabilities',
  'suspense a/c': 'otherLiabilities',
  'sales accounts': 'sales',
  'direct incomes': 'otherIncome',
  'income (direct)': 'otherIncome',
  'indirect incomes': 'otherIncome',
  'income (indirect)': 'otherIncome',
  'purchase accounts': 'purchases',
  'direct expenses': 'directExpenses',
  'expenses (direct)': 'directExpenses',
  'indirect expenses': 'indirectExpenses',
  'expenses (indirect)': 'indirectExpenses',
}

/** A ledger with the group that it is under, and what says which tax it is. */
interface GroupedLedger extends Ledger {
  readonly parent: string
  readonly duty: string
}

const nameOf = (element: Element): string =>
  tidy(element.attributes['NAME'] ?? '') ||
  textIn(element, 'LANGUAGENAME.LIST', 'NAME.LIST', 'NAME') ||
  textIn(element, 'NAME.LIST', 'NAME') ||
  textIn(element, 'NAME')

/** The masters of a company of Tally. */
export class TallyMasters extends Masters {
  override readonly ledgers = new Map<string, GroupedLedger>()
  readonly groups = new Map<string, string>()
  readonly voucherTypes = new Map<string, string>()
  readonly #places = new Map<string, Place>()

  /** Takes an element; false where it is no master. */
  take(element: Element): boolean {
    const name = nameOf(element)
    const parent = textIn(element, 'PARENT')
    switch (element.name) {
      case 'VOUCHER':
        return false
      case 'GROUP':
        if (name) this.groups.set(keyOf(name), parent)
        break
      case 'LEDGER':
        if (name) this.ledgers.set(keyOf(name), ledgerOf(element, name, parent))
        break
      case 'UNIT':
        if (name)
          this.units.set(keyOf(name), {
            name,
            formal: textIn(element, 'ORIGINALNAME'),
            uqc:
              textIn(element, 'GSTREPUOM') || textIn(element, 'REPORTINGUQCDETAILS.LIST', 'REPORTINGUQCNAME'),
            decimals: Number(textIn(element, 'DECIMALPLACES')) || 0,
            isSimple: textIn(element, 'ISSIMPLEUNIT') !== 'No',
          })
        break
      case 'STOCKGROUP':
        if (name) this.categories.set(keyOf(name), { name, parent })
        break
      case 'STOCKITEM':
        if (name) this.items.set(keyOf(name), itemOf(element, name, parent))
        break
      case 'VOUCHERTYPE':
        if (name) this.voucherTypes.set(keyOf(name), parent)
        break
      case 'SVCURRENTCOMPANY':
        this.company ||= tidy(element.text)
        break
      case 'COMPANY':
        this.company ||= textIn(element, 'REMOTECMPINFO.LIST', 'REMOTECMPNAME') || name
        break
      default:
        this.others.set(element.name, (this.others.get(element.name) ?? 0) + 1)
    }
    return true
  }

  /** The kind of voucher of Tally that a kind of the company's own is derived from. */
  voucherTypeOf(name: string): string {
    let at = name
    for (let step = 0; step < 20; step++) {
      const parent = this.voucherTypes.get(keyOf(at))
      if (!parent || keyOf(parent) === keyOf(at)) return at
      at = parent
    }
    return at
  }

  /** The group of the chart that a ledger or group is under; a group of the company's own is walked up. */
  groupOf(name: string): { readonly group: AccountGroup; readonly own: string | undefined } | undefined {
    let at = name
    let own: string | undefined
    for (let step = 0; step < 50; step++) {
      const found = groupsOfTally[keyOf(at)]
      if (found) return { group: found, own }
      own ??= at
      const parent = this.groups.get(keyOf(at))
      if (parent === undefined || keyOf(parent) === keyOf(at)) return undefined
      at = parent
    }
    return undefined
  }

  subgroupOf({ parent }: GroupedLedger): string | undefined {
    return this.groupOf(parent)?.own
  }

  placeOf(name: string): Place | undefined {
    const key = keyOf(name)
    const known = this.#places.get(key)
    if (known) return known
    const place = this.#placeOf(key)
    if (place) this.#places.set(key, place)
    return place
  }

  #placeOf(key: string): Place | undefined {
    const ledger = this.ledgers.get(key)
    if (/^profit & loss a\/c$/.test(key))
      return { sort: 'account', account: systemAccounts.reserves.name, group: 'reserves', system: 'reserves' }
    if (!ledger) return undefined
    const found = this.groupOf(ledger.parent)
    if (!found) return undefined
    const { group } = found
    if (group === 'debtors' || group === 'creditors') return { sort: 'party', side: group }
    if (group === 'stock') return { sort: 'stock' }
    const of = (system: Account, tax?: TaxHead): Place => ({
      sort: 'account',
      account: systemAccounts[system].name,
      group: systemAccounts[system].group,
      system,
      ...(tax ? { tax } : {}),
    })
    if (group === 'taxesPayable') {
      const head = taxHeadOf(ledger)
      if (head) {
        if (/\brcm\b|reverse/i.test(ledger.name))
          return of(`reverse${head[0]!.toUpperCase()}${head.slice(1)}` as Account, head)
        return of(
          isInput(ledger.name) ? (`input${head[0]!.toUpperCase()}${head.slice(1)}` as Account) : head,
          head,
        )
      }
    }
    if (isRoundOff(ledger.name)) return of('roundOff')
    if (group === 'sales') return of('sales')
    if (group === 'purchases') return of('purchases')
    if (group === 'cash' && key === 'cash') return of('cash')
    const system = accountNamed(ledger.name)
    if (
      system !== undefined &&
      system !== 'party' &&
      systemAccounts[system].group === group &&
      isUsable(system)
    )
      return of(system)
    // A name that an account of every business has, in another group.
    const account = system === undefined ? ledger.name : `${ledger.name} (Tally)`
    return { sort: 'account', account, group }
  }
}

const isUsable = (account: Account) => !('isKept' in systemAccounts[account])
const isInput = (name: string) => /input|\bitc\b|receivable|credit/i.test(name)
const isRoundOff = (name: string) => /^round(?:ed|ing)?[\s_-]*off/i.test(name)

function taxHeadOf({ name, duty }: GroupedLedger): TaxHead | undefined {
  if (/integrated/.test(duty) || duty === 'igst') return 'igst'
  if (/central/.test(duty) || duty === 'cgst') return 'cgst'
  if (/state|union/.test(duty) || duty === 'sgst' || duty === 'sgst/utgst') return 'sgst'
  if (/cess/.test(duty)) return 'cess'
  if (/\bigst\b|integrated tax/i.test(name)) return 'igst'
  if (/\bcgst\b|central tax/i.test(name)) return 'cgst'
  if (/\bs(?:gst)\b|\butgst\b|state tax/i.test(name)) return 'sgst'
  if (/\bcess\b/i.test(name)) return 'cess'
  return undefined
}

function ledgerOf(element: Element, name: string, parent: string): GroupedLedger {
  const bills = all(element, 'BILLALLOCATIONS.LIST').flatMap((bill): OpenBill[] => {
    const named = textIn(bill, 'NAME')
    const amount = debitOf(textIn(bill, 'OPENINGBALANCE') || textIn(bill, 'AMOUNT'))
    if (!named || amount.isZero()) return []
    const date = dayOf(textIn(bill, 'BILLDATE') || textIn(bill, 'DATE'))
    return [{ name: named, date, dueDate: dueOf(date, textIn(bill, 'BILLCREDITPERIOD')), amount }]
  })
  return {
    name,
    parent,
    duty: textIn(element, 'GSTDUTYHEAD').toLowerCase(),
    opening: debitOf(textIn(element, 'OPENINGBALANCE')),
    bills,
    party: partyOf(element),
    bank: {
      accountNumber: textIn(element, 'BANKDETAILS').replaceAll(/\s/g, '') || undefined,
      ifsc: textIn(element, 'IFSCODE') || undefined,
      bankName: textIn(element, 'BANKINGCONFIGBANK') || undefined,
    },
    hsn: hsnOf(element),
  }
}

/** `30 Days` after a day, or the day itself. */
export function dueOf(date: string | undefined, period: string): string | undefined {
  if (!period || !date) return undefined
  const days = /^(\d{1,4})\s*days?$/i.exec(period)?.[1]
  if (days !== undefined) return addDays(date, Number(days))
  const day = dayOf(period)
  return day !== undefined && day >= date ? day : undefined
}

function itemOf(element: Element, name: string, parent: string): StockItem {
  const gst = all(element, 'GSTDETAILS.LIST').at(-1)
  const hsn =
    textIn(all(element, 'HSNDETAILS.LIST').at(-1), 'HSNCODE') ||
    textIn(gst, 'HSNCODE') ||
    textIn(element, 'HSNCODE')
  const details = gst
    ? [
        ...all(gst, 'STATEWISEDETAILS.LIST').flatMap((one) => all(one, 'RATEDETAILS.LIST')),
        ...all(gst, 'RATEDETAILS.LIST'),
      ]
    : []
  const rateOf = (head: RegExp) => {
    const found = details.find((one) => head.test(textIn(one, 'GSTRATEDUTYHEAD')))
    const text = textIn(found, 'GSTRATE').replace('%', '').trim()
    return /^\d+(?:\.\d+)?$/.test(text) ? text : undefined
  }
  return {
    name,
    category: parent,
    unit: textIn(element, 'BASEUNITS'),
    hsn,
    rate: rateOf(/integrated|igst/i) ?? doubled(rateOf(/central|cgst/i)),
    cess: rateOf(/^cess$/i),
    exempt: exemptionIn(textIn(gst, 'TAXABILITY')),
    isService: /service/i.test(textIn(element, 'GSTTYPEOFSUPPLY')),
    description: textIn(element, 'DESCRIPTION') || undefined,
    quantity: quantityOf(textIn(element, 'OPENINGBALANCE')).quantity,
    value: debitOf(textIn(element, 'OPENINGVALUE')).abs(),
  }
}

const doubled = (rate: string | undefined) =>
  rate === undefined ? undefined : Decimal.of(rate).mul('2').toPlain()

const hsnOf = (element: Element): string | undefined => {
  const hsn =
    textIn(all(element, 'HSNDETAILS.LIST').at(-1), 'HSNCODE') ||
    textIn(all(element, 'GSTDETAILS.LIST').at(-1), 'HSNCODE')
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(hsn) ? hsn : undefined
}

function partyOf(element: Element): PartyFacts {
  const mailing = all(element, 'LEDMAILINGDETAILS.LIST').at(-1)
  const lines = [...all(element, 'ADDRESS.LIST'), ...(mailing ? all(mailing, 'ADDRESS.LIST') : [])][0]
  const gstin = gstinOf(element)
  return {
    gstin,
    taxpayerType: gstin ? registrationOf(element) : 'UNREG',
    pan: panOf(element, gstin),
    email: textIn(element, 'EMAIL') || undefined,
    mobile: mobileOf(textIn(element, 'LEDGERMOBILE')),
    address: lines
      ? all(lines, 'ADDRESS')
          .map(({ text }) => text.trim())
          .filter(Boolean)
      : [],
    pincode: textIn(element, 'PINCODE') || textIn(mailing, 'PINCODE'),
    state: [
      textIn(element, 'LEDSTATENAME'),
      textIn(mailing, 'STATE'),
      textIn(element, 'STATENAME'),
      textIn(element, 'PRIORSTATENAME'),
    ].find(Boolean),
    paymentTermsDays: /^(\d{1,3})\s*days?$/i.exec(textIn(element, 'BILLCREDITPERIOD'))?.[1],
  }
}

const gstinOf = (element: Element): string => {
  const text =
    textIn(element, 'PARTYGSTIN') ||
    textIn(all(element, 'LEDGSTREGDETAILS.LIST').at(-1), 'GSTIN') ||
    textIn(element, 'GSTREGISTRATIONNO')
  return text.replaceAll(/\s/g, '').toUpperCase()
}

function registrationOf(element: Element): string {
  const text =
    textIn(element, 'GSTREGISTRATIONTYPE') ||
    textIn(all(element, 'LEDGSTREGDETAILS.LIST').at(-1), 'GSTREGISTRATIONTYPE')
  if (/composition/i.test(text)) return 'COM'
  if (/sez/i.test(text) || /^yes$/i.test(textIn(element, 'ISSEZPARTY'))) return 'SEZ'
  return 'REG'
}

const panOf = (element: Element, gstin: string): string | undefined => {
  const pan = textIn(element, 'INCOMETAXNUMBER').replaceAll(/\s/g, '').toUpperCase()
  return gstin === '' && /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan : undefined
}

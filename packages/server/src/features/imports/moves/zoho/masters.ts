import type { AccountGroup } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { exemptionIn, mobileOf, rateIn } from '../books/facts.ts'
import { PlainMasters } from '../books/plain-masters.ts'
import { keyOf } from '../books/shape.ts'
import type { Line } from '../sheets/layout.ts'

/**
 * Where accounts of each type belong. Source: types of accounts at zoho.com/in/books/help/accountant/chart-of-accounts.html. Income of
 * goods and services is that of the documents here, and so is their cost.
 */
const groupsOfTypes: Readonly<Record<string, AccountGroup>> = {
  'other asset': 'otherAssets',
  'other current asset': 'otherAssets',
  'payment clearing': 'otherAssets',
  'payment clearing account': 'otherAssets',
  cash: 'cash',
  bank: 'bank',
  'fixed asset': 'fixedAssets',
  stock: 'stock',
  'input tax': 'taxCredits',
  'output tax': 'taxesPayable',
  'overseas tax payable': 'taxesPayable',
  'other current liability': 'otherLiabilities',
  'credit card': 'otherLiabilities',
  'long term liability': 'loansTaken',
  'non current liability': 'loansTaken',
  'other liability': 'otherLiabilities',
  equity: 'capital',
  income: 'otherIncome',
  'other income': 'otherIncome',
  expense: 'indirectExpenses',
  'cost of goods sold': 'purchases',
  'other expense': 'indirectExpenses',
}

export class ZohoMasters extends PlainMasters {
  /** Names of the accounts that stand for all parties. */
  readonly #control = new Set<string>()
  readonly #types = new Map<string, string>()
  hasContacts = false
  constructor() {
    super('Zoho Books')
  }

  takeAccount(line: Line): void {
    const name = line.text('name')
    const type = line.text('type').toLowerCase().replace('accounts receivable', 'receivable')
    if (name === '') return
    this.#types.set(keyOf(name), type)
    if (type === 'receivable' || type === 'accounts payable') this.#control.add(keyOf(name))
    const opening = line.amount('opening')
    if (opening.isZero() || this.isControl(name)) return
    const ledger = this.account(name, groupsOfTypes[type] ?? 'otherAssets')
    const isCredit = /^cr/i.test(line.text('side'))
    const known = this.ledgers.get(keyOf(ledger))!
    this.ledgers.set(keyOf(ledger), { ...known, opening: (isCredit ? opening.neg() : opening).round(2) })
  }

  /** It stands for all parties: what is entered in it is a party's. */
  isControl(name: string): boolean {
    return this.#control.has(keyOf(name)) || /^accounts (?:receivable|payable)$/i.test(name.trim())
  }

  /** An account that a document or an entry names, by its type in the chart. */
  named(name: string, otherwise: AccountGroup): string {
    if (/^(?:round(?:ed|ing)?[\s-]*off)$/i.test(name)) return this.system('roundOff', name)
    const head = /\b(igst|cgst|sgst|utgst|cess)\b/i.exec(name)?.[1]?.toLowerCase().replace('utgst', 'sgst')
    const type = this.#types.get(keyOf(name))
    const group = (type === undefined ? undefined : groupsOfTypes[type]) ?? otherwise
    if (head && /tax|input|output/i.test(`${type ?? ''} ${name}`))
      return this.tax(head as 'igst', /input/i.test(`${type ?? ''} ${name}`) ? 'input' : 'output')
    if (/^(?:petty )?cash$|undeposited/i.test(name) && type === undefined) return this.account(name, 'cash')
    return this.account(name, group)
  }

  /** Goods that are bought: they are purchases here, and stock by their movements. */
  isOfGoods(name: string): boolean {
    const type = this.#types.get(keyOf(name))
    return type === undefined
      ? /purchase|goods|inventory/i.test(name)
      : type === 'stock' || type === 'cost of goods sold'
  }

  /** What is sold is sold from the account of sales here, whatever it is called there. */
  sales(): string {
    return this.system('sales')
  }

  purchases(): string {
    return this.system('purchases')
  }

  takeContact(line: Line, isOfVendors: boolean): void {
    const name = line.text('name')
    if (name === '') return
    this.hasContacts = true
    const type = line.text('type').toLowerCase()
    const isVendor = type === '' ? isOfVendors : type.includes('vendor')
    const gstin = line.text('gstin').replaceAll(/\s/g, '').toUpperCase()
    const pan = line.text('pan').replaceAll(/\s/g, '').toUpperCase()
    const country = line.text('country')
    const treatment = line.text('treatment')
    const isAbroad = /overseas/i.test(treatment)
    const sign = isVendor ? Decimal.of('-1') : Decimal.one
    const owed = isVendor ? line.number('owes') : line.number('owed')
    this.party(name, isVendor ? 'creditors' : 'debtors', {
      opening: line.amount('opening').mul(sign).round(2),
      ...(owed === undefined ? {} : { stated: owed.mul(sign).round(2) }),
      party: {
        gstin,
        taxpayerType: treatment || (gstin ? 'REG' : 'UNREG'),
        pan: gstin === '' && /^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan : undefined,
        email: line.text('email') || undefined,
        mobile: mobileOf(line.text('mobile')),
        address: [line.text('address'), line.text('street2')].filter(Boolean),
        city: line.text('city') || undefined,
        pincode: line.text('pincode').replaceAll(/\s/g, ''),
        state: isAbroad ? undefined : line.text('state') || undefined,
        country: isAbroad ? country || undefined : undefined,
        paymentTermsDays: /^\d{1,3}$/.exec(line.text('terms'))?.[0],
      },
    })
  }

  takeItem(line: Line): void {
    const name = line.text('name')
    if (name === '') return
    const cgst = line.number('cgstRate')
    const rate =
      line.number('igstRate')?.toPlain() ??
      (cgst === undefined ? rateIn(line.text('taxName')) : cgst.toPlain())
    const quantity = line.amount('stock')
    const stockRate = line.number('stockRate')
    this.item({
      name,
      code: line.text('sku') || undefined,
      category: line.text('category'),
      unit: line.text('unit'),
      hsn: line.text('hsn').replaceAll(/\s/g, ''),
      rate,
      cess: undefined,
      exempt: exemptionIn(line.text('taxability')),
      isService: /service/i.test(line.text('kind')),
      description: line.text('description').slice(0, 200) || undefined,
      sellingPrice: priceOf(line.text('price')),
      purchasePrice: priceOf(line.text('cost')),
      quantity,
      value: (line.number('value') ?? quantity.mul(stockRate ?? '0')).round(2),
    })
  }
}

/** `INR 12.50` there. */
const priceOf = (text: string): string | undefined => {
  const found = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '')
  return found === undefined ? undefined : Decimal.of(found).round(2).toPlain()
}

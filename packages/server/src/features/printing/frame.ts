import type { Addressee, Fact, Qr } from '@bahi/contracts/printing.ts'
import { usualPrintSettings } from '@bahi/contracts/print-settings.ts'
import type { PrintSettings } from '@bahi/contracts/print-settings.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { upiPaymentUri } from '@bahi/domain/ids/upi.ts'
import { countryOf } from '@bahi/domain/tables/countries.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import { money, sayIn, type Say } from './format.ts'
import type { PrintSource } from './source.ts'

export type Supplier = PrintSource['supplier']

/** What head and foot of every printed page are made of. */
export const frameOf = (
  supplier: Supplier,
  language: Language,
  title: string,
  number: string | null,
  settings: PrintSettings = usualPrintSettings,
) => {
  const say = sayIn(language)
  return {
    language,
    direction: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    title,
    number: number ?? '',
    supplier: supplierBlock(supplier, language, say),
    hasLogo: settings.hasLogo && Boolean(supplier.logo),
    ink: settings.ink,
    labels: {
      page: settings.hasPageNumbers ? printPage(language) : '',
      footer: settings.footer || say('print.footer'),
    },
  }
}

export const pageLabels = (language: Language, say: Say) => ({
  page: printPage(language),
  footer: say('print.footer'),
})

export const signatureOf = (supplier: Supplier, say: Say, hasImage = true) => ({
  heading: say('print.signature.for', { name: supplier.companyName || supplier.name }),
  hasImage: hasImage && Boolean(supplier.signatureImage),
  name: supplier.signatory?.name ?? '',
  designation: supplier.signatory?.designation ?? '',
  label: say('print.signature.label'),
})

export const bankFacts = (bank: NonNullable<PrintSource['bank']> | null | undefined, say: Say): Fact[] =>
  !bank
    ? []
    : facts([
        [say('print.bank.holder'), bank.holder],
        [say('print.bank'), [bank.bankName, bank.branch].filter(Boolean).join(', ')],
        [say('print.bank.number'), bank.accountNumber, true],
        [say('print.bank.ifsc'), bank.ifsc, true],
      ])

/**
 * The QR of what is still due, to the paisa. Absent when nothing is due or no UPI id is known; above the amount that
 * banks let through UPI in one payment the payer types a part, so the QR then names no amount.
 */
export const upiQr = (supplier: Supplier, due: string, reference: string, say: Say): Qr | undefined => {
  const amount = Decimal.of(due)
  if (!supplier.upiId || !amount.isPositive()) return undefined
  const withAmount = amount.lte(upiLimit)
  const payment = { upiId: supplier.upiId, name: supplier.companyName || supplier.name }
  const uri = upiPaymentUri(withAmount ? { ...payment, amount: amount.toFixed(2) } : payment)
  return {
    // The sign of the id is not encoded in the form that payment applications write themselves.
    text: `${uri.replace('%40', '@')}&tn=${encodeURIComponent(reference)}`,
    caption: say('print.upi'),
    facts: facts([
      ['', supplier.upiId, true],
      [say('print.upi.amount'), `₹ ${money(due)}`, true],
    ]),
  }
}

/** Rupees in one UPI payment between ordinary accounts; source: NPCI circular OC 82. */
const upiLimit = '100000'

/** Label and value for each that has a value. */
export const facts = (
  rows: readonly (readonly [label: string, value: string | null | undefined, code?: boolean])[],
): Fact[] =>
  rows.flatMap(([label, value, code]) => (value ? [{ label, value, ...(code ? { code } : {}) }] : []))

export const addressLines = (address: PrintSource['billingAddress'] | null, language: Language): string[] => {
  if (!address) return []
  const country = address.countryCode ?? 'IN'
  const abroad = country !== 'IN'
  const place = [address.city, abroad ? undefined : stateName(address.stateCode, language)]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ')
  // A Latin city before an Arabic State would turn the line around: the mark keeps the page's direction.
  const mark = language === 'ar' && !abroad && place !== '' ? '\u200f' : ''
  return [
    address.line1,
    address.line2,
    mark + [place, address.pincode].filter(Boolean).join(' '),
    abroad ? countryName(country, language) : undefined,
  ].filter((line): line is string => Boolean(line))
}

/** 'Gujarat (24)': rule 46 wants the place of supply with the name of the State. */
export const stateWithCode = (code: string | null | undefined, language: Language): string =>
  code ? `${stateName(code, language)} (${code})` : ''

export const stateName = (code: string | null | undefined, language: Language): string =>
  (code && stateOf(code)?.name[language]) || code || ''

export const countryName = (code: string, language: Language): string =>
  (language === 'en'
    ? countryOf(code)?.name
    : new Intl.DisplayNames([language], { type: 'region' }).of(code)) ?? code

const supplierBlock = (supplier: Supplier, language: Language, say: Say): Addressee => ({
  heading: '',
  name: supplier.companyName || supplier.name,
  lines: [
    ...(supplier.name && supplier.companyName && supplier.name !== supplier.companyName
      ? [supplier.name]
      : []),
    ...addressLines(supplier.address, language),
  ],
  facts: facts([
    [say('print.gstin'), supplier.gstin, true],
    [say('print.pan'), supplier.pan, true],
    [say('print.state'), stateWithCode(supplier.stateCode, language)],
    [say('print.phone'), supplier.mobile, true],
    [say('print.email'), supplier.email, true],
  ]),
})

/** The page sentence keeps its own parameters: the layout fills them page by page. */
const printPage = (language: Language) =>
  sayIn(language)('print.page', { page: '{{page}}', pages: '{{pages}}' })

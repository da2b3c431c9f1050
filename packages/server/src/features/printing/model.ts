import type { CustomRecordKind } from '@bahi/contracts/custom-fields.ts'
import type { Addressee, DocumentPrint, Fact, PrintTotal } from '@bahi/contracts/printing.ts'
import { printingTexts, type PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { isDue, statutoryDeclarations } from './declarations.ts'
import { money, sayIn, type Say } from './format.ts'
import { documentFacts, isRupees, partiesOf } from './document-head.ts'
import { bankFacts, frameOf, signatureOf } from './frame.ts'
import { ewayBillMarks, signedQr } from './marks.ts'
import { paymentQr } from './payment-qr.ts'
import { layoutOf } from './layout.ts'
import { labelOf } from './line-rows.ts'
import { ownFacts, type OwnValues } from './own-fields.ts'
import type { PrintSource, StyledDocument } from './source.ts'
import { sayWith, type PrintStyle } from './style.ts'
import { tablesOf } from './tables.ts'
import { asGivenOut } from './without-tax.ts'

export type CopyName = 'Original' | 'Duplicate' | 'Triplicate'

export interface PrintOptions {
  /** Of the reader; the settings may want another one for every reader. */
  readonly language?: Language | undefined
  readonly copy?: CopyName | undefined
}

/**
 * A document as it is printed. Which blocks are on it follows from the document; the settings of its place choose
 * among those the law leaves free, so that nobody can leave out what rule 46 (invoice), 49 (bill of supply) or 55
 * (challan) of the CGST Rules demands.
 */
export const documentPrint = (
  { document: full, style: kept }: StyledDocument,
  options: PrintOptions = {},
): DocumentPrint => {
  const document = asGivenOut(full)
  const { settings } = kept
  const language = languageOf(settings, options.language)
  const style = { ...kept, language }
  const say = sayWith(language, style)
  const layout = layoutOf(settings)
  const { lines, rateSummary, hsnSummary } = tablesOf({ document, say, style, layout })
  const { eInvoice, eWayBill } = document
  const beside = besideOf(settings, language)
  const frame = frameOf(document.supplier, language, titleIn(document, language), document.number, settings)
  const own = (values: OwnValues, kind: CustomRecordKind) => ownFacts(values, kind, style, language, say)
  return {
    ...frame,
    supplier: withFacts(frame.supplier, own(document.supplier.printedFields, 'company')),
    layout,
    ...optional('titleBeside', beside && { language: beside, text: titleIn(document, beside) }),
    ...optional(
      'copyName',
      options.copy && isOurs(document) ? copyMark(document, options.copy, style, say) : undefined,
    ),
    ...optional('watermark', watermarkOf(document, say)),
    facts: [...documentFacts(document, language, say), ...own(document.customFields, document.kind)],
    // The buyer is first.
    parties: partiesOf(document, language, say).map((one, at) =>
      at === 0 ? withFacts(one, own(document.party?.printedFields, 'party')) : one,
    ),
    declarations: declarationsOf(document, say),
    lines,
    ...optional('rateSummary', rateSummary),
    ...optional('hsnSummary', hsnSummary),
    totals: totalsOf(document, say),
    words: settings.hasWords ? wordsOf(document.amountInWords, language, beside) : [],
    ...optional('einvoice', eInvoice ? signedQr(eInvoice, say) : undefined),
    ...(eWayBill ? ewayBillMarks(eWayBill, say) : {}),
    ...optional('upi', paymentQr(document, say, settings.hasUpi)),
    bank: isDue(document) && settings.hasBank ? bankFacts(document.bank ?? document.supplier.bank, say) : [],
    notes: [
      { heading: say('print.terms'), text: document.terms || settings.terms || '' },
      { heading: say('print.remarks'), text: document.remarks ?? '' },
    ].filter((note) => note.text !== ''),
    signature: signatureOf(document.supplier, say, settings.hasSignatureImage),
  }
}

const withFacts = (one: Addressee, more: readonly Fact[]): Addressee =>
  more.length > 0 ? { ...one, facts: [...one.facts, ...more] } : one

/** The settings' language before the reader's. */
export const languageOf = ({ language }: PrintStyle['settings'], reader: Language | undefined): Language =>
  language === 'reader' ? (reader ?? 'en') : language

const besideOf = ({ languageBeside }: PrintStyle['settings'], language: Language): Language | undefined =>
  languageBeside === 'none' || languageBeside === language ? undefined : languageBeside

/** The mark that rule 48 or 55 words, and the business's own name of the copy behind it. */
const copyMark = (document: PrintSource, copy: CopyName, { settings }: PrintStyle, say: Say): string =>
  [say(copyNameOf(document, copy)), settings.copyNames[copy]].filter(Boolean).join(' · ')

/** Amount in words in the document's language and in another. */
export const wordsOf = (
  amount: Record<Language, string> | null,
  language: Language,
  beside: Language | undefined = 'en',
): DocumentPrint['words'] =>
  amount
    ? [...new Set<Language>([language, ...(beside ? [beside] : [])])].map((each) => ({
        language: each,
        label: sayIn(each)('print.words'),
        text: amount[each],
      }))
    : []

/** The English title beside one in another language. */
export const titleInEnglish = (title: PrintingText, language: Language): Pick<DocumentPrint, 'titleBeside'> =>
  language === 'en' ? {} : { titleBeside: { language: 'en', text: printingTexts[title].en } }

export const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }

/** A summary of sales to consumers says that it is one (CGST Rules, rule 46, fourth proviso). */
const titleIn = (document: PrintSource, language: Language): string => {
  const title = printingTexts[titleOf(document)][language]
  const { kind, subtype, party } = document
  const isConsolidated = kind === 'salesInvoice' && subtype === 'SUINV' && !party?.gstin
  return isConsolidated ? sayIn(language)('print.title.consolidated', { title }) : title
}

/** The heading that the rules chose for an invoice; other kinds have their own name. */
const titleOf = (document: PrintSource): PrintingText => {
  const wanted = `print.title.${document.heading}`
  if (wanted in printingTexts) return wanted as PrintingText
  if (document.kind === 'salesInvoice') return 'print.title.taxInvoice'
  if (document.kind === 'outwardNote' || document.kind === 'inwardNote')
    return document.typeCode === 'D' ? 'print.title.debitNote' : 'print.title.creditNote'
  return `print.title.${document.kind}`
}

/** Rule 48: goods in three copies, services in two; rule 55: challans name consignee and consigner. */
export const copyNameOf = (document: PrintSource, copy: CopyName): PrintingText => {
  if (document.kind === 'deliveryChallan') {
    return {
      Original: 'print.copy.consignee',
      Duplicate: 'print.copy.transporter',
      Triplicate: 'print.copy.consigner',
    }[copy] as PrintingText
  }
  if (copy === 'Original') return 'print.copy.recipient'
  if (!hasGoods(document)) return 'print.copy.supplier2'
  return copy === 'Duplicate' ? 'print.copy.transporter' : 'print.copy.supplier3'
}

/** We give it out: what came from a supplier has no copies of ours. Quotations and orders have none of any rule. */
const isOurs = ({ kind }: PrintSource): boolean =>
  documentKinds[kind].family !== 'order' &&
  documentKinds[kind].parts.every((part) => part !== 'supplierNumber')

/** The copies that the document's kind of supply needs. */
export const copiesOf = (document: PrintSource): CopyName[] =>
  !isOurs(document)
    ? ['Original']
    : document.kind === 'deliveryChallan' || hasGoods(document)
      ? ['Original', 'Duplicate', 'Triplicate']
      : ['Original', 'Duplicate']

const operatorPays = ({ ecommerceGstin, ecommerceSection }: PrintSource) =>
  Boolean(ecommerceGstin) && ecommerceSection === '9(5)'

const declarationsOf = (document: PrintSource, say: Say): string[] => {
  const sentences = statutoryDeclarations(document)
  const tax = taxOf(document)
  const amount = { amount: `₹ ${money(tax.toString())}` }
  if (document.heading === 'proforma') return [say('print.declare.proforma')]
  if (document.heading === 'commercialCreditNote') return [...sentences, say('print.declare.commercial')]
  if (operatorPays(document)) return [...sentences, say('print.declare.operator', amount)]
  if (!document.reverseCharge) return sentences
  return [...sentences, say('print.declare.reverseCharge', amount)]
}

const totalsOf = (document: PrintSource, say: Say): PrintTotal[] => {
  const { totals } = document
  const row = (label: string, value: string, always = false): PrintTotal[] =>
    always || !Decimal.of(value).isZero() ? [{ label, value: money(value) }] : []
  const discount = Decimal.of(totals.lineDiscount).add(totals.documentDiscount).neg().toString()
  const taxes = (['igst', 'cgst', 'sgst', 'cess', 'stateCess'] as const).flatMap((head) =>
    row(say(labelOf(head, document)), totals[head]),
  )
  const customs = isPaidAtCustoms(document)
  // What leads from prices to the taxable value is shown only where the two differ.
  const plain = Decimal.of(discount).isZero() && Decimal.of(totals.charges).isZero()
  const paidOrCredited = [document.paid, document.credited].some((amount) => !Decimal.of(amount).isZero())
  const settled = isDue(document) && !isUnissued(document.status) && paidOrCredited
  return [
    ...(plain
      ? []
      : [
          ...row(say('print.total.gross'), totals.gross),
          ...row(say('print.total.discount'), discount),
          ...row(say('print.total.charges'), totals.charges),
        ]),
    ...row(
      say(document.heading === 'billOfSupply' ? 'print.total.value' : 'print.total.taxable'),
      totals.taxableValue,
      true,
    ),
    // Under reverse charge the buyer pays the tax, under s.9(5) the operator, of an import customs is paid: shown apart, no part of the total.
    ...(document.reverseCharge || operatorPays(document) || customs ? [] : taxes),
    ...row(say('print.total.roundOff'), totals.roundOff),
    { label: say('print.total.total'), value: `₹ ${money(totals.total)}`, strong: true },
    ...collectedOf(document, say),
    ...(document.reverseCharge ? row(say('print.total.reverseTax'), taxOf(document).toString()) : []),
    ...(customs ? row(say('print.total.customs'), taxOf(document).toString()) : []),
    ...(operatorPays(document) ? row(say('print.total.operatorTax'), taxOf(document).toString()) : []),
    ...(totals.foreignTotal && !isRupees(document)
      ? [
          {
            label: say('print.total.foreign', { currency: document.currencyCode ?? '' }),
            value: money(totals.foreignTotal),
          },
        ]
      : []),
    ...(settled
      ? [
          ...row(say('print.total.paid'), document.paid),
          ...row(say('print.total.credited'), document.credited),
          ...row(say('print.total.balance'), document.balance, true),
        ]
      : []),
  ]
}

/** Tax collected at source, section by section, and what is owed with it. */
const collectedOf = ({ collected, typeCode }: PrintSource, say: Say): PrintTotal[] =>
  !collected || Decimal.of(collected.tax).isZero()
    ? []
    : [
        ...collected.rows
          .filter(({ tax }) => !Decimal.of(tax).isZero())
          .map(({ provision, parts, tax }) => ({
            label: say(parts.length > 0 ? 'print.total.tcsRate' : 'print.total.tcs', {
              provision,
              rate: parts.map(({ rate }) => rate).join(' + '),
            }),
            value: money(tax),
          })),
        {
          label: say(typeCode === 'C' ? 'print.total.credit' : 'print.total.payable'),
          value: `₹ ${money(collected.payable)}`,
          strong: true,
        },
      ]

/** Of goods from abroad or out of a zone: the supplier is owed the value alone. */
const isPaidAtCustoms = (document: PrintSource): boolean =>
  Boolean(document.billOfEntry) &&
  Decimal.of(document.totals.total).sub(document.totals.roundOff).eq(document.totals.taxableValue)

/** What is there across a sheet that nobody may take for an invoice. */
const watermarks: Readonly<Record<string, PrintingText>> = {
  Draft: 'print.draft',
  Pending: 'print.pending',
  Rejected: 'print.rejected',
  Cancelled: 'print.cancelled',
}

const watermarkOf = (document: PrintSource, say: Say): string | undefined => {
  const key = watermarks[document.status]
  return key && say(key)
}

const taxOf = ({ totals }: PrintSource): Decimal =>
  Decimal.sum([totals.igst, totals.cgst, totals.sgst, totals.cess, totals.stateCess])

const hasGoods = (document: PrintSource) => document.lines.some((line) => line.supply === 'Goods')

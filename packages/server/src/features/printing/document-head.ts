import type { Addressee, Fact } from '@bahi/contracts/printing.ts'
import { enumTexts } from '@bahi/contracts/texts/enums.ts'
import type { PrintingText } from '@bahi/contracts/texts/printing.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { isSale } from './declarations.ts'
import { day, type Say } from './format.ts'
import { addressLines, countryName, facts, stateWithCode } from './frame.ts'
import type { PrintSource } from './source.ts'

/** What is above the lines: the facts of the document, and who and where its parties are. */
export const documentFacts = (document: PrintSource, language: Language, say: Say): Fact[] => {
  const { transport, exportDetails: exported, billOfEntry: entry } = document
  const sale = isSale(document)
  const { consignment } = document
  return facts([
    [say('print.supplierNumber'), document.supplierNumber, true],
    [say('print.supplierDate'), document.supplierDate && day(document.supplierDate), true],
    [
      say(document.kind === 'salesInvoice' ? 'print.invoiceDate' : 'print.date'),
      document.date && day(document.date),
      true,
    ],
    [
      say(document.heading === 'revisedInvoice' ? 'print.revises' : 'print.corrects'),
      correctedBy(document),
      true,
    ],
    [
      say('print.registeredFrom'),
      document.revision?.effectiveFrom && day(document.revision.effectiveFrom),
      true,
    ],
    [say('print.reason'), document.reason && enumTexts[`enum.NoteReason.${document.reason}`][language]],
    [
      say(dueLabels[documentKinds[document.kind].due ?? 'payment']),
      document.dueDate && day(document.dueDate),
      true,
    ],
    [say('print.placeOfSupply'), stateWithCode(document.placeOfSupply, language)],
    [
      say('print.reverseCharge'),
      sale || document.reverseCharge ? say(document.reverseCharge ? 'print.yes' : 'print.no') : undefined,
    ],
    [say('print.purpose'), document.purpose && say(`print.purpose.${document.purpose}`)],
    [say('print.returnBy'), document.returnBy && day(document.returnBy), true],
    [say('print.poNumber'), document.customerPoNumber, true],
    [say('print.poDate'), document.customerPoDate && day(document.customerPoDate), true],
    [say('print.salesPerson'), document.salesPerson],
    [say('print.ecommerce'), document.ecommerceGstin, true],
    [say('print.lut'), document.lutNumber, true],
    [say('print.country'), exported?.countryCode && countryName(exported.countryCode, language)],
    [say('print.billOfEntry'), joined(entry?.number, entry?.date), true],
    [say('print.port'), exported?.portCode ?? entry?.portCode, true],
    [say('print.shippingBill'), joined(exported?.shippingBillNumber, exported?.shippingBillDate), true],
    [say('print.currency'), isRupees(document) ? undefined : document.currencyCode, true],
    [say('print.exchangeRate'), isRupees(document) ? undefined : document.exchangeRate, true],
    [
      say('print.transporter'),
      [transport?.transporterName, transport?.transporterId].filter(Boolean).join(' '),
    ],
    [say('print.vehicle'), transport?.vehicleNumber, true],
    [
      say('print.transportDocument'),
      joined(transport?.transportDocumentNumber, transport?.transportDocumentDate),
      true,
    ],
    [say('print.consignor'), consignment?.consignor],
    [say('print.consignee'), consignment?.consignee],
    [say('print.goodsCarried'), consignment?.goods],
    [say('print.grossWeight'), consignment?.grossWeight, true],
    [say('print.carriage'), consignment?.vehicleNumber, true],
    [say('print.origin'), consignment?.origin],
    [say('print.destination'), consignment?.destination],
    [say('print.taxPayer'), consignment && payerOfTax(document), true],
  ])
}

/** Rule 54(3): who pays the tax on the carriage, as consignor, consignee or agency. */
const payerOfTax = ({ reverseCharge, party, supplier }: PrintSource) =>
  (reverseCharge ? party : supplier)?.gstin ?? undefined

const dueLabels = {
  payment: 'print.dueDate',
  validity: 'print.validUntil',
  delivery: 'print.deliveryDate',
} as const

/** Rule 53(1A): number and date of each invoice that a note corrects. */
const correctedBy = ({ corrected = [] }: PrintSource): string =>
  corrected.map(({ number, date }) => joined(number, date)).join(', ')

export const partiesOf = (document: PrintSource, language: Language, say: Say): Addressee[] => {
  const { party, billingAddress, shippingAddress, dispatchAddress } = document
  const buying = documentKinds[document.kind].side === 'purchase'
  const first = buying
    ? 'print.vendor'
    : document.kind === 'deliveryChallan'
      ? 'print.consignee'
      : 'print.billTo'
  const billTo: Addressee = {
    heading: say(first),
    name: party?.name ?? '-',
    lines: addressLines(billingAddress, language),
    facts: facts([
      [
        say('print.gstin'),
        party?.gstin ?? (isUnregistered(party) ? say('print.unregistered') : undefined),
        Boolean(party?.gstin),
      ],
      [say('print.pan'), party?.gstin ? undefined : party?.pan, true],
      [
        say('print.state'),
        stateInIndia(billingAddress?.countryCode, billingAddress?.stateCode ?? party?.stateCode, language),
      ],
      [say('print.phone'), party?.mobile, true],
    ]),
  }
  const at = (
    heading: PrintingText,
    address: PrintSource['shippingAddress'],
    fallback: string,
  ): Addressee[] =>
    address
      ? [
          {
            heading: say(heading),
            name: address.name ?? fallback,
            lines: addressLines(address, language),
            facts: facts([
              [say('print.gstin'), address.gstin, true],
              [say('print.state'), stateInIndia(address.countryCode, address.stateCode, language)],
            ]),
          },
        ]
      : []
  return [
    billTo,
    ...at('print.shipTo', shippingAddress ?? (buying ? undefined : billingAddress), party?.name ?? ''),
    ...at('print.dispatchFrom', dispatchAddress, document.supplier.name),
  ]
}

/** Abroad there is no State: 96 is a code of the returns and nothing the buyer knows. */
const stateInIndia = (
  country: string | undefined,
  code: string | null | undefined,
  language: Language,
): string => ((country ?? 'IN') === 'IN' && code !== '96' ? stateWithCode(code, language) : '')

const isUnregistered = (party: PrintSource['party']) =>
  party?.taxpayerType === 'UNREG' || party?.taxpayerType === 'UNB'
export const isRupees = (document: PrintSource) => (document.currencyCode ?? 'INR') === 'INR'
const joined = (number: string | undefined, date: string | undefined) =>
  [number, date && day(date)].filter(Boolean).join(' / ')

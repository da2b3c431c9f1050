import type { Gstr1Entry, Gstr1Item } from './entries.ts'
import { amount, date, rate, taxMembers, text } from './json-values.ts'
import type { DocumentSection } from './sections.ts'

/** One document as a record of its section. */
export function entryText(entry: Gstr1Entry): string {
  return `{${recordHeads[entry.section](entry)},"itms":[${itemsText(entry)}]}`
}

/** What is before the items, by section; amendments put the number and date first reported in front. */
const recordHeads: Readonly<Record<DocumentSection, (entry: Gstr1Entry) => string>> = {
  b2b: (entry) => `${invoice(entry)},${registered(entry)}`,
  b2ba: (entry) => `${amendedInvoice(entry)},${invoice(entry)},${registered(entry)}`,
  b2cl: invoice,
  b2cla: (entry) => `${amendedInvoice(entry)},${invoice(entry)}`,
  exp: (entry) => invoice(entry) + shipping(entry),
  expa: (entry) => `${amendedInvoice(entry)},${invoice(entry)}${shipping(entry)}`,
  cdnr: (entry) => `${note(entry)},${registered(entry)}`,
  cdnra: (entry) => `${amendedNote(entry)},${note(entry)},${registered(entry)}`,
  cdnur: (entry) => note(entry) + unregistered(entry),
  cdnura: (entry) => `${amendedNote(entry)},${note(entry)}${unregistered(entry)}`,
}

function invoice(entry: Gstr1Entry): string {
  return `"inum":${text(entry.number)},"idt":${date(entry.date)},"val":${amount(entry.value)}`
}

function amendedInvoice({ amended }: Gstr1Entry): string {
  return `"oinum":${text(amended?.number ?? '')},"oidt":${date(amended?.date ?? '')}`
}

/** The kind gives the sign: values of notes are positive. */
function note(entry: Gstr1Entry): string {
  const head = `"nt_num":${text(entry.number)},"nt_dt":${date(entry.date)},"ntty":"${entry.noteType ?? 'C'}"`
  return `${head},"val":${amount(entry.value)}`
}

function amendedNote({ amended }: Gstr1Entry): string {
  return `"ont_num":${text(amended?.number ?? '')},"ont_dt":${date(amended?.date ?? '')}`
}

function registered(entry: Gstr1Entry): string {
  const reverseCharge = entry.reverseCharge ? 'Y' : 'N'
  return `"pos":${text(entry.placeOfSupply)},"rchrg":"${reverseCharge}","inv_typ":"${entry.invoiceType}"`
}

/** Exports have no place. */
function unregistered(entry: Gstr1Entry): string {
  const place = entry.part === 'B2CL' ? `,"pos":${text(entry.placeOfSupply)}` : ''
  return `,"typ":"${entry.part}"${place}`
}

/** Number and date of a shipping bill stand together or not at all; services have none. */
function shipping({ shippingBill }: Gstr1Entry): string {
  if (!shippingBill) return ''
  const { port, number, date: day } = shippingBill
  const portMember = port ? `,"sbpcode":${text(port)}` : ''
  return number && day ? `${portMember},"sbnum":${text(number)},"sbdt":${date(day)}` : portMember
}

function itemsText(entry: Gstr1Entry): string {
  const isBare = entry.section === 'exp' || entry.section === 'expa'
  return entry.items
    .map((item) => {
      const members = `"txval":${amount(item.taxableValue)},"rt":${rate(item.rate)},${taxMembers(item, entry.supplyType)}`
      return isBare ? `{${members}}` : `{"num":${itemNumber(item)},"itm_det":{${members}}}`
    })
    .join(',')
}

/** As the official tool counts: rate times 100 plus 1, so 18 % is 1801. A rate appears once in a record. */
function itemNumber(item: Gstr1Item): number {
  return Math.round(Number(item.rate) * 100) + 1
}

import type { CalendarDate } from '../../cal/date.ts'
import { Decimal } from '../../num/decimal.ts'
import { ruleNumber } from '../../tables/rules.ts'
import { isInterState, isNote, isRegistered } from './document.ts'
import type { Amendment, ReturnDocument, ReturnLine } from './document.ts'
import { because } from './reason.ts'
import type { Reason } from './reason.ts'
import { tableOfAmendment } from './sections.ts'
import type { Gstr1Table, Part, Section } from './sections.ts'

/** One table a document lands in, with the lines that count there. */
export interface Placement {
  readonly table: Gstr1Table
  readonly section: Section
  readonly part: Part
  readonly reason: Reason
  readonly lines: readonly ReturnLine[]
}

type Place = Omit<Placement, 'lines'>

/**
 * Step 5: the table of the taxable lines of an invoice or a note. `limitDay` is the day whose limit of large
 * inter-State supplies applies to an invoice; a note takes the limit of its original's day.
 */
export function supplyPlacement(document: ReturnDocument, limitDay: CalendarDate): Place {
  return isNote(document.kind) ? notePlacement(document) : invoicePlacement(document, limitDay)
}

/** The amendment of a record: its section is given by the first report, its part by the new content. */
export function amendmentPlacement(document: ReturnDocument, amends: Amendment): Place {
  const { section, period, number } = amends
  const reason = because('amendment', { period, number: number ?? '' })
  return { table: tableOfAmendment[section], section, part: partOf(section, document), reason }
}

function invoicePlacement(document: ReturnDocument, limitDay: CalendarDate): Place {
  const category = document.recipientCategory
  if (category === 'EXPORT') {
    const reason = because(withPayment(document) ? 'exportWithPayment' : 'exportWithoutPayment')
    return place('6A', 'exp', document, reason)
  }
  if (category === 'SEZ') {
    const reason = because(withPayment(document) ? 'sezWithPayment' : 'sezWithoutPayment')
    return place('6B', 'b2b', document, reason)
  }
  if (category === 'DEEMED') return place('6C', 'b2b', document, because('deemedExport'))
  if (category === 'UNREG') return consumerPlacement(document, limitDay)
  if (document.reverseCharge) return place('4B', 'b2b', document, because('reverseCharge'))
  return place('4A', 'b2b', document, because(registeredReasons[category]))
}

const registeredReasons = { REG: 'registered', COMP: 'composition', UIN: 'uin' } as const

/** Unregistered recipient: table 5 only for an inter-State invoice above (not at) the limit of its day. */
function consumerPlacement(document: ReturnDocument, limitDay: CalendarDate): Place {
  const placeOfSupply = document.placeOfSupply
  if (!isInterState(document)) {
    return place('7', 'b2cs', document, because('consumerIntra', { placeOfSupply }))
  }
  const limit = b2clLimit(limitDay)
  const value = document.value ?? '0'
  const params = { placeOfSupply, value, limit: String(limit) }
  return Decimal.of(value).gt(limit)
    ? place('5', 'b2cl', document, because('consumerLarge', params))
    : place('7', 'b2cs', document, because('consumerUpToLimit', params))
}

function notePlacement(document: ReturnDocument): Place {
  const category = document.recipientCategory
  if (isRegistered(category)) return place('9B', 'cdnr', document, because('noteRegistered'))
  if (category === 'EXPORT') return place('9B', 'cdnur', document, because('noteExport'))
  return consumerNotePlacement(document)
}

/** A note follows its original: value, place and day of that decide, however small or large the note is. */
function consumerNotePlacement(document: ReturnDocument): Place {
  const { original } = document
  const placeOfSupply = original?.placeOfSupply ?? document.placeOfSupply
  if (!isInterState({ ...document, placeOfSupply })) {
    return place('7', 'b2cs', document, because('noteConsumerIntra', { placeOfSupply }))
  }
  if (original?.value == null) return place('7', 'b2cs', document, because('noteWithoutOriginal'))
  const limit = b2clLimit(original.date)
  const params = { original: original.number, value: original.value, limit: String(limit), placeOfSupply }
  return Decimal.of(original.value).gt(limit)
    ? place('9B', 'cdnur', document, because('noteConsumerLarge', params))
    : place('7', 'b2cs', document, because('noteConsumerUpToLimit', params))
}

/** Value above which an inter-State invoice to an unregistered person is alone, in rupees. */
export function b2clLimit(date: CalendarDate): number {
  return ruleNumber('b2cl.limit', date, 100_000)
}

function place(table: Gstr1Table, section: Section, document: ReturnDocument, reason: Reason): Place {
  return { table, section, part: partOf(section, document), reason }
}

function partOf(section: Section, document: ReturnDocument): Part {
  switch (section) {
    case 'b2b':
    case 'b2ba':
    case 'cdnr':
    case 'cdnra':
      return registeredPart(document)
    case 'exp':
    case 'expa':
      return exportPart(document)
    case 'cdnur':
    case 'cdnura':
      return document.recipientCategory === 'EXPORT' ? exportPart(document) : 'B2CL'
    default:
      return ''
  }
}

function registeredPart(document: ReturnDocument): Part {
  if (document.recipientCategory === 'SEZ') return withPayment(document) ? 'SEZWP' : 'SEZWOP'
  if (document.recipientCategory === 'DEEMED') return '6C'
  return document.reverseCharge ? '4B' : '4A'
}

function exportPart(document: ReturnDocument): Part {
  return withPayment(document) ? 'EXPWP' : 'EXPWOP'
}

function withPayment(document: ReturnDocument): boolean {
  return document.taxPayment !== 'WOPAY'
}

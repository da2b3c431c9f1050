import { ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import type { ImportColumn } from '@bahi/contracts/import-column.ts'
import { placeOf } from '@bahi/contracts/import-sheets.ts'
import type { ImportSheet } from '@bahi/contracts/import-sheets.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { dayOf, isCellError, numberOf, yesOrNo } from '@bahi/domain/imports/cell-values.ts'
import { states } from '@bahi/domain/tables/states.ts'
import { isUqc, uqcs } from '@bahi/domain/tables/uqc.ts'
import { countries } from '@bahi/domain/tables/countries.ts'
import type { Issue } from '../../platform/errors.ts'
import { enumerationFor } from './enumeration-of.ts'
import { foldHeading } from './headings/fold.ts'
import { synonyms } from './synonyms.ts'

export type CellOutcome = { readonly value: unknown } | { readonly issue: Omit<Issue, 'path'> }

/** What a cell means to its field; an empty one means nothing and is not asked about. */
export function readCell(sheet: ImportSheet, column: ImportColumn, text: string): CellOutcome {
  if (isCellError(text)) return { issue: { code: 'IMPORT_CELL_ERROR', params: { value: text } } }
  if (column.refersTo) return { value: text }
  const place = placeOf(sheet, column.path)
  const rule = ruleOf(place.schema, place.path)
  const last = column.path.split('.').at(-1)!
  switch (rule.kind) {
    case 'decimal':
    case 'number':
      return readNumber(last, rule, text)
    case 'date': {
      const day = dayOf(text)
      return day === undefined ? { issue: { code: 'IMPORT_DATE', params: { value: text } } } : { value: day }
    }
    case 'switch': {
      const said = yesOrNo(text) ?? synonymOf(last, text)
      if (said === true || said === 'true') return { value: true }
      if (said === false || said === 'false') return { value: false }
      return { issue: { code: 'IMPORT_YES_NO', params: { value: text } } }
    }
    case 'choice':
      return { value: choiceOf(last, rule.choices, text) ?? text }
    case 'list':
      return {
        value: text
          .split(/[,;\n]/)
          .map((one) => one.trim())
          .filter(Boolean),
      }
    default:
      return { value: tidied(last, text) }
  }
}

function readNumber(last: string, rule: FieldRule, text: string): CellOutcome {
  const number = numberOf(text) ?? (isRate(last) ? rateIn(text) : undefined)
  if (number === undefined) return { issue: { code: 'IMPORT_NUMBER', params: { value: text } } }
  // Sheets show what they compute with more decimals than a field has; what is behind them is a trace of binary fractions.
  if (rule.kind === 'number') return { value: Number(number) }
  return { value: number }
}

const isRate = (last: string) => /rate$/i.test(last)
/** `GST@18%`, `IGST 18 %`, `18% GST`. */
const rateIn = (text: string): string | undefined =>
  /^(?:[A-Za-z ()@+-]*?)(\d{1,3}(?:\.\d{1,3})?)\s*%?(?:\s*[A-Za-z ()]*)$/.exec(text)?.[1]

/** A choice by its value, by its label in any language, or by what other programs call it. */
function choiceOf(last: string, choices: readonly string[], text: string): string | undefined {
  if (choices.includes(text)) return text
  const folded = foldHeading(text)
  const bySelf = choices.find(
    (choice) => foldHeading(choice) === folded || squeezed(choice) === squeezed(text),
  )
  if (bySelf !== undefined) return bySelf
  const labels = labelsOf(enumerationFor(last, choices), choices)
  const found = labels.get(folded)
  if (found !== undefined) return found
  const other = synonymOf(last, text)
  return other !== undefined && choices.includes(other) ? other : undefined
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || text

const synonymOf = (last: string, text: string): string | undefined => {
  const list = synonyms[last]
  if (!list) return undefined
  const folded = foldHeading(text)
  return Object.entries(list).find(([, names]) => names.split('|').includes(folded))?.[0]
}

const knownLabels = new Map<string, ReadonlyMap<string, string>>()

function labelsOf(enumeration: string, choices: readonly string[]): ReadonlyMap<string, string> {
  const key = `${enumeration} ${choices.join(' ')}`
  const found = knownLabels.get(key)
  if (found) return found
  const all = texts as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>
  const labels = new Map<string, string>()
  for (const choice of choices)
    for (const label of Object.values(all[`enum.${enumeration}.${choice}`] ?? {}))
      labels.set(foldHeading(label), choice)
  knownLabels.set(key, labels)
  return labels
}

/** Texts with a form of their own, as people and sheets spoil it. */
function tidied(last: string, text: string): string {
  switch (last) {
    case 'gstin':
    case 'vrn':
    case 'pan':
    case 'registrationNumber':
    case 'partyGstin':
    case 'ecommerceGstin':
    case 'ifsc':
      return text.replaceAll(/[\s-]/g, '').toUpperCase()
    case 'hsn':
      return codeOf(text, (digits) => digits.length % 2 === 1 && digits.length >= 3)
    case 'pincode':
      return /^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text
    case 'mobile':
      return mobileOf(text)
    case 'stateCode':
    case 'placeOfSupply':
      return stateOf(text)
    case 'countryCode':
      return countryOf(text)
    case 'uqc':
      return uqcOfText(text)
    case 'accountNumber':
    case 'barcode':
      return text.replaceAll(/\s/g, '')
    default:
      return text
  }
}

/** A code of digits without dots and blanks; a zero that a sheet took for nothing is put back. */
function codeOf(text: string, lacksZero: (digits: string) => boolean): string {
  const digits = text.replaceAll(/[\s.]/g, '')
  return /^\d+$/.test(digits) && lacksZero(digits) ? `0${digits}` : digits
}

function mobileOf(text: string): string {
  const first = text.split(/[,;/]/)[0]!
  const digits = first.replaceAll(/[\s()-]/g, '').replace(/^\+/, '')
  return /^91\d{10}$/.test(digits) ? digits.slice(2) : digits
}

/** `27`, `7`, `27-Maharashtra`, `Maharashtra (27)`, `MH` by number, name or the letters of number plates. */
function stateOf(text: string): string {
  const digits = /(?:^|\D)(\d{1,2})(?:\D|$)/.exec(text)?.[1]
  if (digits !== undefined) return digits.padStart(2, '0')
  const folded = foldHeading(text).replaceAll('&', 'and')
  const found = states.find(
    ({ name, until }) =>
      until === undefined && Object.values(name).some((one) => foldHeading(one) === folded),
  )
  return found?.code ?? stateLetters[text.trim().toUpperCase()] ?? otherStates[folded] ?? text
}

const stateLetters: Readonly<Record<string, string>> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UK: '05',
  UT: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OD: '21',
  OR: '21',
  CG: '22',
  CT: '22',
  MP: '23',
  GJ: '24',
  DN: '26',
  DD: '26',
  DH: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TG: '36',
  TS: '36',
  AP: '37',
  AD: '37',
  LA: '38',
}
const otherStates: Readonly<Record<string, string>> = {
  'new delhi': '07',
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  'jammu kashmir': '01',
  'foreign country': '96',
  'other country': '96',
  'other countries': '96',
  foreign: '96',
  overseas: '96',
  'outside india': '96',
  'other territory': '97',
}

function countryOf(text: string): string {
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase()
  const folded = foldHeading(text)
  if (folded === 'india' || folded === 'ind' || folded === 'bharat' || folded === 'भारत') return 'IN'
  return (
    countries.find(({ name }) => Object.values(name).some((one) => foldHeading(one) === folded))?.code ?? text
  )
}

/** `NOS`, `NOS-NUMBERS`, `Nos.`, `Pieces`. */
export function uqcOfText(text: string): string {
  const code = /^([A-Za-z]{3})\s*-/.exec(text)?.[1] ?? text
  const upper = code.trim().replace(/\.$/, '').toUpperCase()
  if (isUqc(upper)) return upper
  const folded = foldHeading(text)
  return (
    uqcs.find(({ name }) => Object.values(name).some((one) => foldHeading(one) === folded))?.code ??
    uqcWords[folded] ??
    text
  )
}

const uqcWords: Readonly<Record<string, string>> = {
  no: 'NOS',
  number: 'NOS',
  pc: 'PCS',
  piece: 'PCS',
  kg: 'KGS',
  kilo: 'KGS',
  kilogram: 'KGS',
  gm: 'GMS',
  gram: 'GMS',
  g: 'GMS',
  ltr: 'LTR',
  litre: 'LTR',
  liter: 'LTR',
  l: 'LTR',
  mtr: 'MTR',
  meter: 'MTR',
  metre: 'MTR',
  m: 'MTR',
  dozen: 'DOZ',
  dz: 'DOZ',
  packet: 'PAC',
  pkt: 'PAC',
  pack: 'PAC',
  set: 'SET',
  bottle: 'BTL',
  bag: 'BAG',
  roll: 'ROL',
  pair: 'PRS',
  ton: 'TON',
  tonne: 'TON',
  mt: 'MTS',
  quintal: 'QTL',
  sqft: 'SQF',
  'sq ft': 'SQF',
  'sq mtr': 'SQM',
  sqm: 'SQM',
  unit: 'UNT',
  units: 'UNT',
  carton: 'CTN',
  case: 'CTN',
  box: 'BOX',
  hrs: 'OTH',
  other: 'OTH',
}

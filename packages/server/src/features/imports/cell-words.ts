import { countries } from '@bahi/domain/tables/countries.ts'
import { states } from '@bahi/domain/tables/states.ts'
import { isUqc, uqcs } from '@bahi/domain/tables/uqc.ts'
import { foldHeading } from './headings/fold.ts'

/** Texts with a form of their own, as people and sheets spoil it. */
export function tidied(last: string, text: string): string {
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
export function stateOf(text: string): string {
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

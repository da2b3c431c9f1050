import { createHash } from 'node:crypto'
import { panHolder } from '@bahi/domain/ids/pan.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import type { Taxpayer } from '../taxpayers.ts'

/**
 * A taxpayer that nobody seeded: names by the PAN, place by the state, always the same for the same GSTIN. The digits of
 * the PAN tell what is unusual about it, so that every case can be tried: 9991 cancelled, 9992 suspended, 9993
 * composition, 9994 provisional, 9999 unknown to the portal.
 */
export function madeUpTaxpayer(gstin: string): Taxpayer | undefined {
  const parts = parseGstin(gstin)
  if (!parts || gstin.slice(7, 11) === '9999') return undefined
  const digits = gstin.slice(7, 11)
  const [place, pin] = places[gstin.slice(0, 2)] ?? ['Delhi', 110001]
  const type = parts.kind === 'Tcs' ? 'TCS' : parts.kind === 'Tds' ? 'TDS' : digits === '9993' ? 'COM' : 'REG'
  const name = legalNameOf(gstin.slice(2, 12))
  return {
    gstin,
    legalName: name.legal,
    tradeName: name.trade,
    place,
    pin,
    type,
    status: digits === '9991' ? 'CNL' : digits === '9992' ? 'SUS' : digits === '9994' ? 'PRO' : 'ACT',
    registeredOn: '2017-07-01',
    ...(digits === '9991' ? { deregisteredOn: '2025-03-31' } : {}),
  }
}

/** Number from 0 to below `count`, the same for the same text. */
export const pickOf = (text: string, count: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % count

const firsts = [
  'Sahyadri',
  'Kaveri',
  'Malwa',
  'Deccan',
  'Konkan',
  'Vindhya',
  'Narmada',
  'Godavari',
  'Aravali',
  'Coromandel',
  'Palar',
  'Tapti',
]
const trades = [
  'Traders',
  'Textiles',
  'Engineering',
  'Foods',
  'Agencies',
  'Polymers',
  'Electricals',
  'Packaging',
  'Hardware',
  'Logistics',
]
const people = ['Meera Joshi', 'Arjun Nair', 'Farida Khan', 'Suresh Iyer', 'Harpreet Gill', 'Kavita Desai']

function legalNameOf(pan: string): { readonly legal: string; readonly trade: string } {
  const trade = `${firsts[pickOf(pan, firsts.length)]} ${trades[pickOf(`${pan}/trade`, trades.length)]}`
  const holder = panHolder(pan)
  if (holder === 'Company') return { legal: `${trade} Private Limited`, trade }
  if (holder === 'Firm') return { legal: `${trade} and Company`, trade }
  if (holder === 'Individual') return { legal: people[pickOf(pan, people.length)]!, trade }
  return { legal: trade, trade }
}

/** A town of each state with a PIN code. */
const places: Readonly<Record<string, readonly [town: string, pin: number]>> = {
  '01': ['Srinagar', 190001],
  '02': ['Shimla', 171001],
  '03': ['Ludhiana', 141001],
  '04': ['Chandigarh', 160017],
  '05': ['Dehradun', 248001],
  '06': ['Gurugram', 122001],
  '07': ['New Delhi', 110001],
  '08': ['Jaipur', 302001],
  '09': ['Kanpur', 208001],
  '10': ['Patna', 800001],
  '11': ['Gangtok', 737101],
  '12': ['Itanagar', 791111],
  '13': ['Kohima', 797001],
  '14': ['Imphal', 795001],
  '15': ['Aizawl', 796001],
  '16': ['Agartala', 799001],
  '17': ['Shillong', 793001],
  '18': ['Guwahati', 781001],
  '19': ['Kolkata', 700001],
  '20': ['Ranchi', 834001],
  '21': ['Bhubaneswar', 751001],
  '22': ['Raipur', 492001],
  '23': ['Indore', 452001],
  '24': ['Ahmedabad', 380001],
  '26': ['Silvassa', 396230],
  '27': ['Pune', 411001],
  '29': ['Bengaluru', 560001],
  '30': ['Panaji', 403001],
  '31': ['Kavaratti', 682555],
  '32': ['Kochi', 682001],
  '33': ['Chennai', 600001],
  '34': ['Puducherry', 605001],
  '35': ['Port Blair', 744101],
  '36': ['Hyderabad', 500001],
  '37': ['Vijayawada', 520001],
  '38': ['Leh', 194101],
}

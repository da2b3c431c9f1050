import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Inv01 } from '../inv01.ts'
import { changed, factsOfCases } from '../golden.fixture.ts'
import { ewayBillIssues, invoiceIssues } from './rules.ts'

const golden = fileURLToPath(new URL('../golden/', import.meta.url))
const read = (name: string): any => JSON.parse(readFileSync(`${golden}${name}`, 'utf8'))
const codesOf = (payload: unknown): string[] => [
  ...new Set(invoiceIssues(payload, factsOfCases).map(({ code }) => code)),
]

describe('documents the portal takes', () => {
  test.each(readdirSync(`${golden}payloads`))('%s has no fault', (file) => {
    const payload = read(`payloads/${file}`)
    expect(invoiceIssues(payload, factsOfCases)).toEqual([])
    expect(ewayBillIssues(payload as Inv01, factsOfCases)).toEqual([])
  })
})

describe('documents the portal refuses, with exactly its codes', () => {
  const { cases } = read('negative-cases.json') as {
    cases: { name: string; base: string; set: Record<string, unknown>; codes: string[] }[]
  }
  test('there are 53 of them', () => expect(cases.length).toBe(53))
  test.each(cases)('$name', ({ base, set, codes }) => {
    expect(codesOf(changed(read(`payloads/${base}`), set)).toSorted()).toEqual(codes.toSorted())
  })
})

describe('further rules', () => {
  const rows: [string, string, Record<string, unknown>, string[]][] = [
    ['31 February passes the pattern and not the calendar', '01', { 'DocDtls.Dt': '31/02/2025' }, ['2144']],
    ['no lines', '01', { ItemList: [] }, ['2228', '2182', '2183', '2184', '2189']],
    ['code of four digits', '01', { 'ItemList.0.HsnCd': '6304' }, ['2176']],
    [
      'no tax amounts on a local supply',
      '01',
      { 'ItemList.0.CgstAmt': null, 'ItemList.0.SgstAmt': null },
      ['2241', '2194', '2183', '2184'],
    ],
    ['discount above the total', '01', { 'ValDtls.Discount': 40000, 'ValDtls.OthChrg': 40000 }, ['2220']],
    ['buyer without PIN', '02', { 'BuyerDtls.Pin': null }, ['2244']],
    ['a PIN that lies nowhere', '02', { 'BuyerDtls.Pin': 105001 }, ['3038']],
    ['old code of Andhra Pradesh', '02', { 'BuyerDtls.Pos': '28' }, ['2243']],
    ['an operator that is none', '01', { 'TranDtls.EcmGstin': '29ZZRFS7310D1ZW' }, ['2195']],
    ['a real operator', '01', { 'TranDtls.EcmGstin': '07ZZGCE2260B1CD' }, []],
    ['export shipped to abroad', '05', { 'ShipDtls.Stcd': '96', 'ShipDtls.Pin': 999999 }, ['2236']],
    ['goods whose gross is not quantity times price', '01', { 'ItemList.0.UnitPrice': 500 }, ['2192']],
    ['a field of another spelling', '01', { 'ItemList.0.BarCd': 'x' }, ['5002']],
    ['an IRN in a request', '01', { Irn: 'a'.repeat(64) }, ['5002']],
    ['a number as text', '01', { 'ItemList.0.Qty': '40' }, ['5002']],
    ['three decimals of an amount', '01', { 'ItemList.0.TotAmt': 19400.001 }, ['5002']],
    ['a quotation mark', '01', { 'SellerDtls.LglNm': 'The "Firm"' }, ['5002']],
    ['a negative amount', '08', { 'ItemList.0.AssAmt': -1 }, ['5002']],
  ]
  test.each(rows)('%s', (_, file, set, codes) => {
    const name = readdirSync(`${golden}payloads`).find((entry) => entry.startsWith(file))
    expect(codesOf(changed(read(`payloads/${name}`), set)).toSorted()).toEqual(codes.toSorted())
  })

  test('every invalid field is reported together, with its limit', () => {
    const payload = changed(read('payloads/01-b2b-intra.json'), {
      'DocDtls.No': '0101',
      'BuyerDtls.LglNm': 'ab',
      'ItemList.1.HsnCd': null,
      'SellerDtls.Pin': 12,
    })
    expect(invoiceIssues(payload, factsOfCases)).toEqual([
      { code: '5002', path: 'DocDtls.No', bound: 'form' },
      { code: '5002', path: 'SellerDtls.Pin', bound: 'tooLow', params: { min: '100000' } },
      { code: '5002', path: 'BuyerDtls.LglNm', bound: 'tooShort', params: { min: '3' } },
      { code: '5002', path: 'ItemList.1.HsnCd', bound: 'missing' },
    ])
  })

  test('a cancelled party: what was supplied while it was registered may be reported', () => {
    const cancelled = (registeredOn: string, deregisteredOn: string) => ({
      ...factsOfCases,
      taxpayer: (gstin: string) =>
        gstin === '33ZZTCP2256H1Z3'
          ? ({ type: 'REG', status: 'CNL', registeredOn, deregisteredOn } as const)
          : factsOfCases.taxpayer(gstin),
    })
    const payload = read('payloads/02-b2b-inter.json')
    const codes = (from: string, to: string) =>
      invoiceIssues(payload, cancelled(from, to)).map(({ code }) => code)
    expect(codes('2018-01-01', '2025-11-10')).toEqual([])
    expect(codes('2018-01-01', '2025-11-04')).toEqual(['3074'])
    expect(codes('2025-11-05', '2025-11-10')).toEqual(['3077'])
  })

  test('the e-way bill part has its own faults', () => {
    const payload = (set: Record<string, unknown>) => changed(read('payloads/13-ewb.json'), set) as Inv01
    const codes = (set: Record<string, unknown>) =>
      ewayBillIssues(payload(set), factsOfCases).map(({ code }) => code)
    expect(codes({ EwbDtls: { Distance: 0 } })).toEqual(['4019'])
    expect(codes({ 'EwbDtls.VehNo': null })).toEqual(['4011'])
    expect(codes({ 'EwbDtls.VehType': null })).toEqual(['4022'])
    expect(codes({ 'EwbDtls.VehNo': 'LORRY' })).toEqual(['4014'])
    expect(codes({ 'EwbDtls.TransMode': '2', 'EwbDtls.TransDocNo': null })).toEqual(['4012'])
    expect(codes({ 'EwbDtls.TransMode': '3', 'EwbDtls.TransDocDt': null })).toEqual(['4023'])
    expect(codes({ 'EwbDtls.TransMode': '2', 'EwbDtls.VehType': 'O' })).toEqual(['4024'])
    expect(codes({ 'EwbDtls.TransDocDt': '21/11/2025' })).toEqual(['4016'])
    expect(codes({ 'EwbDtls.TransDocDt': '17/11/2025' })).toEqual(['4021'])
    expect(codes({ 'EwbDtls.Distance': 4001 })).toEqual(['4038'])
    expect(codes({ 'EwbDtls.TransMode': null })).toEqual(['4028'])
    expect(codes({ 'EwbDtls.TransId': '29ZZXFT3345J1Z8' })).toEqual(['4018'])
    expect(codes({ 'BuyerDtls.Pin': 560058 })).toEqual(['4029'])
  })
})

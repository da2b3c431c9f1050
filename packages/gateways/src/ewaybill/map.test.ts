import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mostLines, toEwbPayload } from './map.ts'
import type { EwayBillSource } from './source.ts'
import { checkVehicleNumber, portalVehicleNumber } from '../vehicle.ts'

const golden = new URL('./golden/', import.meta.url)
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))
const files = readdirSync(new URL('sources/', golden))
const first = read('sources/01-outward-supply-road.json') as EwayBillSource

describe('a movement becomes its payload', () => {
  test('nine movements', () => expect(files.length).toBe(9))
  test.each(files)('%s', (file) => {
    expect(toEwbPayload(read(`sources/${file}`))).toEqual(read(`payloads/${file}`).payload)
  })
})

test('within the state each half of the rate is given separately', () => {
  const { itemList } = toEwbPayload({ ...first, isInterState: false })
  expect(itemList[0]).toMatchObject({ cgstRate: 9, sgstRate: 9, igstRate: 0 })
})

test('more lines than a bill takes are added up by code, unit and rate', () => {
  const lines = Array.from({ length: 600 }, (_, at) => ({
    ...first.lines[0]!,
    hsn: at % 2 === 0 ? '84818030' : '84819090',
    quantity: '2',
    taxableValue: '10.50',
  }))
  const { itemList } = toEwbPayload({ ...first, lines })
  expect(itemList).toMatchObject([
    { itemNo: 1, hsnCode: '84818030', quantity: 600, taxableAmount: 3150 },
    { itemNo: 2, hsnCode: '84819090', quantity: 600, taxableAmount: 3150 },
  ])
  expect(toEwbPayload({ ...first, lines: lines.slice(0, mostLines) }).itemList.length).toBe(mostLines)
})

test('long texts are cut at a word, signs the portal stumbles over are replaced', () => {
  const line1 = 'Shed 41 Phase III '.repeat(9)
  const { fromAddr1 } = toEwbPayload({
    ...first,
    dispatchPlace: { ...first.dispatchPlace, line1: `"Gate"\n${line1}` },
  })
  expect(fromAddr1.length).toBeLessThanOrEqual(120)
  expect(fromAddr1).toMatch(/^'Gate' Shed 41 /)
  expect(fromAddr1).toMatch(/(Shed|41|Phase|III)$/)
})

describe('vehicle numbers', () => {
  test.each([
    ['DL1AB23', 'DL01AB0023', 'good'],
    ['ka-03 mb 7714', 'KA03MB7714', 'good'],
    ['KA011234', 'KA011234', 'good'],
    ['TN100A1234', 'TN100A1234', 'good'],
    ['MHC1234', 'MHC1234', 'good'],
    ['DF12B3456', 'DF12B3456', 'good'],
    ['NPBA1PA1234', 'NPBA1PA1234', 'good'],
    ['22BH1234AA', '22BH1234AA', 'unsure'],
    ['LORRY', 'LORRY', 'bad'],
    ['XX01AB1234', 'XX01AB1234', 'bad'],
    ['KA01AB123456789', 'KA01AB123456789', 'bad'],
  ])('%s is sent as %s: %s', (typed, sent, check) => {
    expect(portalVehicleNumber(typed)).toBe(sent)
    expect(checkVehicleNumber(sent)).toBe(check)
  })
})

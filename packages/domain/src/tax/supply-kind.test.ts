import { describe, expect, it } from 'vitest'
import type { SupplyFacts, SupplyKind } from './place-of-supply.ts'
import { exportTestOf, supplyKindAt } from './supply-kind.ts'

const service: SupplyFacts = {
  date: '2026-11-20',
  supply: 'Services',
  supplierStateCode: '27',
  recipientRegistered: false,
  recipientAbroad: true,
}
const goods: SupplyFacts = { ...service, supply: 'Goods' }

describe('the kind of supply at a place', () => {
  it.each<[string, Partial<SupplyFacts>, SupplyFacts, string | undefined, SupplyKind]>([
    ['a service abroad is an export', {}, service, '96', 'EXPWP'],
    ['without payment where so chosen', { supplyKind: 'EXPWOP' }, service, '96', 'EXPWOP'],
    ['none where its place is in India', { supplyKind: 'EXPWOP' }, service, '27', 'Regular'],
    [
      'none for a recipient in India',
      { supplyKind: 'EXPWP', recipientAbroad: false },
      service,
      '96',
      'Regular',
    ],
    ['none without foreign exchange', { paymentReceived: 'Otherwise' }, service, '96', 'Regular'],
    ['in rupees where the bank allows it', { paymentReceived: 'RupeesPermitted' }, service, '96', 'EXPWP'],
    ['none between establishments of one person', { sameEstablishment: true }, service, '96', 'Regular'],
    ['what was chosen until the place is known', { supplyKind: 'EXPWOP' }, service, undefined, 'EXPWOP'],
    ['a service from abroad is no export', { supplierAbroad: true }, service, '96', 'Regular'],
    ['goods to a recipient abroad are an export', {}, goods, '96', 'EXPWP'],
    ['goods that stay are not', { goodsLeaveIndia: false, supplyKind: 'EXPWOP' }, goods, '27', 'Regular'],
    [
      'goods are exported to whom they like',
      { supplyKind: 'EXPWOP', recipientAbroad: false },
      goods,
      '96',
      'EXPWOP',
    ],
    ['goods placed in India are not', { supplyKind: 'EXPWP' }, goods, '27', 'Regular'],
    ['a zone makes it zero-rated', { recipientIsSez: true, recipientAbroad: false }, service, '27', 'SEZWP'],
    [
      'a deemed export stays one',
      { supplyKind: 'DeemedExport', recipientAbroad: false },
      goods,
      '29',
      'DeemedExport',
    ],
  ])('%s', (_name, more, facts, place, kind) => {
    expect(supplyKindAt({ ...facts, ...more }, place)).toBe(kind)
  })
})

it('tests an export of services clause by clause', () => {
  const met = (facts: Partial<SupplyFacts>, place: string | undefined) =>
    exportTestOf({ ...service, ...facts }, place).map(({ clause, met: answer }) => `${clause} ${answer}`)
  expect(met({}, '96')).toEqual(['i Yes', 'ii Yes', 'iii Yes', 'iv Unknown', 'v Unknown'])
  expect(met({ recipientAbroad: false, sameEstablishment: true }, '27')).toEqual([
    'i Yes',
    'ii No',
    'iii No',
    'iv Unknown',
    'v No',
  ])
  expect(
    met({ supplierAbroad: true, paymentReceived: 'Otherwise', sameEstablishment: false }, undefined),
  ).toEqual(['i No', 'ii Yes', 'iii Unknown', 'iv No', 'v Yes'])
})

import { describe, expect, it } from 'vitest'
import { isCalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { countries, countryOf, isExportDestination } from './countries.ts'
import { currencies, currencyOf } from './currencies.ts'
import { gstRateOf, gstRates, isRateLawful, ratesOn } from './gst-rates.ts'
import { pinExceptions, pinRanges } from './pin-ranges.ts'
import { checkPortCode, portOf, ports } from './ports.ts'
import {
  creditNoteDeadline,
  hsnDigitsNeeded,
  ruleAt,
  ruleHolds,
  ruleIds,
  ruleNumber,
  rules,
  rulesChangingBetween,
  withRules,
} from './rules.ts'
import type { Rule, RuleId } from './rules.ts'
import { hasUtgst, isStateCode, isStateCodeOn, stateOf, states, statesOn } from './states.ts'
import { isUqc, uqcOf, uqcs } from './uqc.ts'

describe('every table', () => {
  it.each([
    ['states', states, 40, /^\d{2}$/],
    ['units', uqcs, 45, /^[A-Z]{3}$/],
    ['countries', countries, 249, /^[A-Z]{2}$/],
    ['currencies', currencies, 179, /^[A-Z]{3}$/],
    ['ports', ports, 1005, /^IN[A-Z0-9]{3}[12456B]$/],
  ])('%s: codes of the right form, each once', (_name, table, length, form) => {
    const codes = table.map((row) => row.code)
    expect(codes).toHaveLength(length)
    expect(new Set(codes).size).toBe(length)
    expect(codes.filter((code) => !form.test(code))).toEqual([])
  })
  it('names everything', () => {
    for (const row of [...states, ...uqcs]) {
      expect(Object.values(row.name).every((name) => name.trim() === name && name !== '')).toBe(true)
    }
    expect([...countries, ...ports, ...currencies].filter(({ name }) => name.trim() === '')).toEqual([])
  })
  it('finds rows by code', () => {
    expect(countryOf('SE')?.name).toBe('Sweden')
    expect(currencyOf('KWD')?.decimals).toBe(3)
    expect(currencyOf('JPY')?.decimals).toBe(0)
    expect(portOf('INNSA1')?.mode).toBe('Sea')
    expect(uqcOf('NOS')?.name.en).toBe('Numbers')
    expect([isUqc('KGS'), isUqc('KG'), isUqc('NA')]).toEqual([true, false, false])
    expect([isExportDestination('US'), isExportDestination('IN'), isExportDestination('XX')]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('warns about unknown ports and refuses malformed ones', () => {
    expect(['INNSA1', 'INZZZ1', 'NHAVA1', 'INNSA9'].map(checkPortCode)).toEqual([
      'known',
      'wellFormed',
      'malformed',
      'malformed',
    ])
  })
})

describe('states', () => {
  it.each([
    ['25', '2020-01-25', true],
    ['25', '2020-01-26', false],
    ['28', '2017-07-01', false],
    ['38', '2019-10-30', false],
    ['38', '2019-10-31', true],
    ['27', '2017-07-01', true],
    ['97', '2026-11-20', true],
    ['96', '2026-11-20', true],
    ['99', '2026-11-20', false],
  ])('%s on %s is allowed on a document: %s', (code, date, answer) => {
    expect(isStateCodeOn(code, date)).toBe(answer)
  })
  it('have UTGST exactly where there is no legislature', () => {
    expect(states.filter(({ code }) => hasUtgst(code)).map(({ code }) => code)).toEqual([
      '04',
      '25',
      '26',
      '31',
      '35',
      '38',
      '97',
    ])
    expect(['01', '07', '34'].some(hasUtgst)).toBe(false)
  })
  it('point on where they were merged', () => {
    for (const { mergedInto, until } of states) {
      expect(mergedInto === undefined).toBe(until === undefined)
      if (mergedInto) expect(isStateCodeOn(mergedInto, '2026-11-20')).toBe(true)
    }
  })
  it('are 38 for a document of today', () => {
    const today = statesOn('2026-11-20')
    expect(today).toHaveLength(38)
    expect([isStateCode('15'), isStateCode('39'), isStateCode(15)]).toEqual([true, false, false])
    expect(stateOf('96')?.abroad).toBe(true)
    expect(states.every((row) => row.source !== '')).toBe(true)
  })
})

describe('PIN ranges', () => {
  it('ascend without overlap and name known states', () => {
    for (const rows of [pinRanges, pinExceptions]) {
      let last = ''
      for (const [from, to, ...codes] of rows) {
        expect(from > last && to >= from, from).toBe(true)
        expect(codes.every(isStateCode)).toBe(true)
        last = to
      }
    }
  })
})

describe('rates', () => {
  it('ascend, with days and a source', () => {
    const values = gstRates.map((row) => Decimal.of(row.rate))
    const isAfter = (index: number) => {
      const [before, row] = [gstRates[index - 1]!, gstRates[index]!]
      // Two rows of one rate follow one another; the second is limited to some goods.
      return values[index]!.gt(before.rate) || (row.rate === before.rate && row.since > before.until!)
    }
    expect(values.every((_, index) => index === 0 || isAfter(index))).toBe(true)
    for (const { since, until, source } of gstRates) {
      expect(isCalendarDate(since) && (until === undefined || (isCalendarDate(until) && until > since))).toBe(
        true,
      )
      expect(source).not.toBe('')
    }
  })
  it.each([
    ['12', '2025-09-21', true],
    ['12', '2025-09-22', false],
    ['12.00', '2025-09-21', true],
    ['28', '2025-09-21', true],
    ['28', '2025-09-22', false],
    ['28', '2026-02-01', false],
    ['40', '2025-09-21', false],
    ['40', '2025-09-22', true],
    ['18', '2026-11-20', true],
    ['18.000', '2026-11-20', true],
    ['0', '2017-07-01', true],
    ['0.1', '2017-10-22', false],
    ['1.5', '2022-07-18', true],
    ['17', '2026-11-20', false],
    ['18', '2017-06-30', false],
    ['x', '2026-11-20', false],
    ['', '2026-11-20', false],
  ])('%s %% on %s is lawful: %s', (rate, date, answer) => {
    expect(isRateLawful(rate, date)).toBe(answer)
  })
  it.each([
    ['12', '2025-09-22', '69041000', true],
    ['12', '2026-11-20', '68159910', true],
    ['12', '2026-11-20', '6905', true],
    ['12.00', '2026-11-20', '69010010', true],
    ['12', '2026-11-20', '69010020', false],
    ['12', '2026-11-20', '69', false],
    ['12', '2026-11-20', '73181500', false],
    ['12', '2026-11-20', undefined, false],
    ['28', '2025-09-22', '24022010', true],
    ['28', '2026-01-31', '21069020', true],
    ['28', '2026-01-31', '21069099', false],
    ['28', '2026-02-01', '24022010', false],
    ['28', '2025-12-01', '7318', false],
  ])('%s %% on %s for goods of code %s is lawful: %s', (rate, date, hsn, answer) => {
    expect(isRateLawful(rate, date, [], hsn)).toBe(answer)
  })
  it('take the user’s own', () => {
    expect(isRateLawful('13.5', '2026-11-20', ['13.50'])).toBe(true)
    expect(isRateLawful('13.5', '2026-11-20', ['13'])).toBe(false)
  })
  it('of today', () => {
    expect(ratesOn('2026-11-20')).toEqual(['0', '0.1', '0.25', '1', '1.5', '3', '5', '6', '7.5', '18', '40'])
    expect(gstRateOf('12.0')?.until).toBe('2025-09-21')
    expect(gstRateOf('13')).toBeUndefined()
  })
})

describe('rules', () => {
  it('rows of a rule ascend without overlap, each with days and a source', () => {
    for (const id of ruleIds) {
      const rows = rules.filter((row) => row.id === id && row.state === 'InForce')
      let last = ''
      for (const row of rows) {
        expect(isCalendarDate(row.since) && row.since > last, `${id} ${row.since}`).toBe(true)
        expect(row.until === undefined || (isCalendarDate(row.until) && row.until >= row.since)).toBe(true)
        last = row.until ?? '9999-12-31'
      }
    }
    expect(rules.filter((row) => row.source.trim() === '')).toEqual([])
    expect(ruleIds.filter((id) => !rules.some((row) => row.id === id))).toEqual([])
    expect(new Set(rules.map((row) => `${row.id} ${row.since}`)).size).toBe(rules.length)
  })

  it.each<[RuleId, string, Rule['value'] | undefined]>([
    ['b2cl.limit', '2024-07-31', 250_000],
    ['b2cl.limit', '2024-08-01', 100_000],
    ['einvoice.turnover', '2020-09-30', undefined],
    ['einvoice.turnover', '2020-10-01', 5_000_000_000],
    ['einvoice.turnover', '2021-01-01', 1_000_000_000],
    ['einvoice.turnover', '2021-04-01', 500_000_000],
    ['einvoice.turnover', '2022-04-01', 200_000_000],
    ['einvoice.turnover', '2022-10-01', 100_000_000],
    ['einvoice.turnover', '2023-07-31', 100_000_000],
    ['einvoice.turnover', '2023-08-01', 50_000_000],
    ['einvoice.reportTurnover', '2025-03-31', 1_000_000_000],
    ['einvoice.reportTurnover', '2025-04-01', 100_000_000],
    ['einvoice.numberIgnoresCase', '2025-05-31', false],
    ['einvoice.numberIgnoresCase', '2025-06-01', true],
    ['einvoice.shipToGstin', '2026-06-15', undefined],
    ['einvoice.shipToGstin', '2026-08-01', undefined],
    ['hsn.digitsAbove', '2021-03-31', 4],
    ['hsn.digitsAbove', '2021-04-01', 6],
    ['selfInvoice.days', '2024-10-31', undefined],
    ['selfInvoice.days', '2024-11-01', 30],
    ['creditNote.lastDay', '2022-09-30', '09-30'],
    ['creditNote.lastDay', '2022-10-01', '11-30'],
    ['creditNote.priorAgreement', '2026-11-20', true],
    ['gstr1.table12Split', '2025-04-30', undefined],
    ['gstr1.table12Split', '2025-05-01', true],
    ['cess.general', '2025-09-22', false],
    ['cess.tobacco', '2026-01-31', true],
    ['cess.tobacco', '2026-02-01', false],
    ['tcs.rate', '2024-07-09', '1'],
    ['tcs.rate', '2024-07-10', '0.5'],
    ['placeOfSupply.intermediary', '2026-11-20', 'Supplier'],
    ['serviceInvoice.daysBanks', '2026-11-20', 45],
    ['composition.turnover', '2017-10-12', 7_500_000],
    ['composition.turnover', '2017-10-13', 10_000_000],
    ['composition.turnover', '2019-03-31', 10_000_000],
    ['composition.turnover', '2019-04-01', 15_000_000],
    ['composition.turnoverSpecial', '2017-10-12', 5_000_000],
    ['composition.turnoverSpecial', '2026-11-20', 7_500_000],
    ['composition.turnoverServices', '2019-03-31', undefined],
    ['composition.turnoverServices', '2019-04-01', 5_000_000],
    ['hsn.optionalForConsumers', '2021-03-31', false],
    ['hsn.optionalForConsumers', '2021-04-01', true],
    ['itc.lastDay', '2022-09-30', '10-20'],
    ['itc.lastDay', '2022-10-01', '11-30'],
    ['interest.late', '2026-11-20', '18'],
    ['interest.wrongCredit', '2019-01-01', '18'],
    ['lateFee.day', '2018-01-22', 200],
    ['lateFee.day', '2018-01-23', 50],
    ['lateFee.capNil', '2021-05-31', undefined],
    ['lateFee.capNil', '2021-06-01', 500],
    ['due.gstr3b', '2026-11-20', 20],
    ['due.gstr4', '2024-03-31', '04-30'],
    ['due.gstr4', '2024-04-01', '06-30'],
    ['due.gstr5', '2022-09-30', 20],
    ['due.gstr5', '2022-10-01', 13],
    ['return.barYears', '2023-09-30', undefined],
    ['return.barYears', '2023-10-01', 3],
    ['gstr1a.open', '2024-07-31', undefined],
    ['gstr1.blockedAfterMissing', '2021-12-31', 2],
    ['gstr1.blockedAfterMissing', '2022-01-01', 1],
    ['stateCess.kerala', '2019-07-31', undefined],
    ['stateCess.kerala', '2021-07-31', true],
    ['stateCess.kerala', '2021-08-01', undefined],
    ['diffPercent', '2020-06-30', '65'],
    ['diffPercent', '2020-07-01', undefined],
  ])('%s on %s is %s', (id, date, value) => {
    expect(ruleAt(id, date)?.value).toBe(value)
  })

  it('can be put into force and taken back without a new version', () => {
    const held: Rule = {
      id: 'einvoice.shipToGstin',
      since: '2026-08-01',
      value: true,
      state: 'InForce',
      source: 'Setting',
    }
    expect(ruleHolds('einvoice.shipToGstin', '2026-11-20')).toBe(false)
    expect(ruleHolds('einvoice.shipToGstin', '2026-11-20', [held])).toBe(true)
    const withdrawn: Rule = { ...held, id: 'gstr1.table13', since: '2025-05-01', state: 'Withdrawn' }
    expect(ruleHolds('gstr1.table13', '2026-11-20', [withdrawn])).toBe(false)
  })

  it('list the changes that are about to begin', () => {
    const ids = rulesChangingBetween('2026-06-01', '2026-12-31').map(({ id, since }) => `${id} ${since}`)
    expect(ids).toEqual([
      'einvoice.shipToGstin 2026-06-15',
      'einvoice.shipToGstin 2026-08-01',
      'ewb.shipToGstin 2026-08-01',
    ])
    expect(rulesChangingBetween('2024-07-31', '2024-08-01').map(({ value }) => value)).toEqual([
      250_000,
      100_000,
      true,
    ])
    expect(rulesChangingBetween('2024-08-01', '2024-08-02')).toEqual([])
  })

  it('fall back where none is in force', () => {
    expect(ruleNumber('b2cl.limit', '2010-01-01', 7)).toBe(7)
    expect(ruleNumber('b2cl.limit', '2026-11-20', 7)).toBe(100_000)
    expect(ruleNumber('creditNote.lastDay', '2026-11-20', 7)).toBe(7)
  })

  it.each([
    ['2020-21', '2021-09-30'],
    ['2021-22', '2022-11-30'],
    ['2025-26', '2026-11-30'],
  ])('a credit note for %s is possible until %s', (year, day) => {
    expect(creditNoteDeadline(year)).toBe(day)
  })

  it.each([
    [{ date: '2026-11-20', turnover: 50_000_000 }, 4],
    [{ date: '2026-11-20', turnover: 50_000_001 }, 6],
    [{ date: '2026-11-20', turnover: 0, export: true }, 8],
    [{ date: '2020-11-20', turnover: 60_000_000 }, 4],
    [{ date: '2020-11-20', turnover: 15_000_001 }, 2],
    [{ date: '2020-11-20', turnover: 15_000_000 }, 0],
    [{ date: '2021-04-01', turnover: 15_000_000 }, 4],
  ])('HSN digits for %j: %i', (facts, digits) => {
    expect(hsnDigitsNeeded(facts)).toBe(digits)
  })
})

describe('changed rules', () => {
  const withdrawn: Rule = {
    id: 'b2cl.limit',
    since: '2024-08-01',
    value: 100_000,
    state: 'Withdrawn',
    source: 'test',
  }
  it('apply the previous row where a row is withdrawn', () => {
    expect(ruleAt('b2cl.limit', '2024-07-31', [withdrawn])?.value).toBe(250_000)
    expect(ruleAt('b2cl.limit', '2026-11-20', [withdrawn])?.value).toBe(250_000)
    expect(ruleAt('b2cl.limit', '2026-11-20')?.value).toBe(100_000)
  })
  it('apply to all lookups during the work, and no longer', () => {
    const inside = withRules([withdrawn], () => ruleNumber('b2cl.limit', '2026-11-20', 0))
    expect([inside, ruleNumber('b2cl.limit', '2026-11-20', 0)]).toEqual([250_000, 100_000])
    expect(() =>
      withRules([withdrawn], () => {
        throw new Error('stopped')
      }),
    ).toThrow('stopped')
    expect(ruleNumber('b2cl.limit', '2026-11-20', 0)).toBe(100_000)
  })
})

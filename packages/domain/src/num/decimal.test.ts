import { Decimal as OracleModule } from 'decimal.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal } from './decimal.ts'

const Oracle = OracleModule.clone({
  precision: 200,
  rounding: OracleModule.ROUND_HALF_UP,
  toExpNeg: -100,
  toExpPos: 100,
})

const text = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 15 }))
  .map(([int, scale]) => Decimal.make(int, scale).toString())

describe('reading', () => {
  it.each(['0', '12', '-12', '12.50', '-0.005', '999999999999.999', '0000.10'])('reads %s', (value) => {
    expect(Decimal.isValid(value)).toBe(true)
    expect(Decimal.of(value).eq(value)).toBe(true)
  })

  it.each(['', ' ', '1,000', '1e3', 'NaN', '.5', '5.', '+1', '--1', '1 ', '٣', 'Infinity', '1'.repeat(61)])(
    'refuses %j',
    (value) => {
      expect(Decimal.isValid(value)).toBe(false)
      expect(() => Decimal.of(value)).toThrow(RangeError)
    },
  )

  it('reads a text of any length as its digits say, and nothing else', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 . -'.split(' ')), maxLength: 20 })
    fc.assert(
      fc.property(fc.oneof(near, text), (value) => {
        if (!Decimal.isValid(value)) {
          expect(() => Decimal.of(value)).toThrow(RangeError)
          return
        }
        const places = value.split('.')[1] ?? ''
        const { int, scale } = Decimal.of(value)
        expect([int, scale]).toEqual([BigInt(value.replace('.', '')), places.length])
        const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value
        expect(Decimal.of(Decimal.of(value).toPlain()).eq(plain)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('says what it could not read, cut short', () => {
    expect(() => Decimal.of('x'.repeat(200))).toThrow(
      new RangeError(`Not a decimal number: ${'x'.repeat(80)}`),
    )
    expect(() => Decimal.of(0.5)).toThrow('Not a whole number: 0.5')
    expect(Decimal.isValid('1'.repeat(60))).toBe(true)
  })

  it('takes whole numbers only', () => {
    expect(Decimal.of(7).toString()).toBe('7')
    expect(Decimal.of(7n).toString()).toBe('7')
    expect(() => Decimal.of(0.1)).toThrow(RangeError)
    expect(() => Decimal.of(2 ** 53)).toThrow(RangeError)
  })
})

describe('writing', () => {
  it('keeps its scale, or drops zeros, or pads', () => {
    expect(Decimal.of('12.50').toString()).toBe('12.50')
    expect(Decimal.of('12.50').toPlain()).toBe('12.5')
    expect(Decimal.of('100').toPlain()).toBe('100')
    expect(Decimal.of('-0.05').toString()).toBe('-0.05')
    expect(Decimal.of('12.5').toFixed(2)).toBe('12.50')
    expect(JSON.stringify({ amount: Decimal.of('1.20') })).toBe('{"amount":"1.20"}')
    expect(Decimal.of('1.25').toNumber()).toBe(1.25)
  })
})

it.each([
  ['0.005', 2, '0.01'],
  ['-0.005', 2, '-0.01'],
  ['0.0049', 2, '0.00'],
  ['1.005', 2, '1.01'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['7', 2, '7.00'],
])('rounds %s to %i places half away from zero: %s', (value, scale, rounded) => {
  expect(Decimal.of(value).round(scale).toString()).toBe(rounded)
})

it('truncates towards zero', () => {
  expect(Decimal.of('1.999').truncate(2).toString()).toBe('1.99')
  expect(Decimal.of('-1.999').truncate(2).toString()).toBe('-1.99')
  expect(Decimal.of('1.9').truncate(2).toString()).toBe('1.90')
})

it('gives the least, the most and the sum', () => {
  expect(Decimal.min('2', '1.5', '3').toString()).toBe('1.5')
  expect(Decimal.max('2', '1.5', '3').toString()).toBe('3')
  expect(Decimal.sum(['0.1', '0.2', '0.3']).toString()).toBe('0.6')
  expect(Decimal.sum([]).toString()).toBe('0')
})

it('compares', () => {
  const two = Decimal.of('2.0')
  expect([two.lt('2'), two.lte('2'), two.gt('2'), two.gte('2'), two.eq('2')]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ])
  expect([two.lt('2.01'), two.gt('1.99'), two.lt('1'), two.gt('3')]).toEqual([true, true, false, false])
  expect([two.cmp('2'), two.cmp('2.01'), two.cmp('1.99')]).toEqual([0, -1, 1])
})

it('shifts by many places', () => {
  expect(Decimal.of('1').div('3', 70).toString()).toBe(`0.${'3'.repeat(70)}`)
  expect(Decimal.of('1').round(65).toString()).toBe(`1.${'0'.repeat(65)}`)
})

it('refuses to divide by zero', () => {
  expect(() => Decimal.of('1').div('0.00', 2)).toThrow('Division by zero')
})

it('distinguishes signs', () => {
  expect([Decimal.of('0.00').isZero(), Decimal.of('-1').isNegative(), Decimal.of('1').isPositive()]).toEqual([
    true,
    true,
    true,
  ])
  expect([Decimal.of('1').isZero(), Decimal.of('0').isNegative(), Decimal.of('0').isPositive()]).toEqual([
    false,
    false,
    false,
  ])
  expect(Decimal.of('-3.5').abs().toString()).toBe('3.5')
})

it('agrees with decimal.js', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 8 }), (a, b, scale) => {
      const [x, y] = [Decimal.of(a), Decimal.of(b)]
      const [p, q] = [new Oracle(a), new Oracle(b)]
      expect(x.add(y).toPlain()).toBe(plain(p.add(q)))
      expect(x.sub(y).toPlain()).toBe(plain(p.sub(q)))
      expect(x.mul(y).toPlain()).toBe(plain(p.mul(q)))
      expect(x.cmp(y)).toBe(p.cmp(q))
      expect([x.lt(y), x.lte(y), x.gt(y), x.gte(y), x.eq(y)]).toEqual([
        p.lt(q),
        p.lte(q),
        p.gt(q),
        p.gte(q),
        p.eq(q),
      ])
      expect(x.round(scale).toPlain()).toBe(plain(p.toDecimalPlaces(scale)))
      if (!q.isZero()) expect(x.div(y, scale).toPlain()).toBe(plain(p.div(q).toDecimalPlaces(scale)))
    }),
    { numRuns: 1000 },
  )
})

function plain(value: InstanceType<typeof Oracle>): string {
  const text = value.toFixed()
  return text === '-0' ? '0' : text
}

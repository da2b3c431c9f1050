import { BlockList, isIP } from 'node:net'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIpAddress, formatIpRange, isInIpRange, parseIpAddress, parseIpRange } from './ip-address.ts'

describe('addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 2001:DB8:0:0:0:0:0:1 ', '2001:db8::1'],
    ['::', '::'],
    ['::1', '::1'],
    ['2001:db8::', '2001:db8::'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ])('%s is %s', (text, written) => {
    expect(formatIpAddress(parseIpAddress(text)!)).toBe(written)
  })

  test.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '12345::',
    'g::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1.2.3.4::',
    'fe80::1%eth0',
    '1:2:3:4:5:6:7::8',
  ])('%j is none', (text) => {
    expect(parseIpAddress(text)).toBeUndefined()
  })

  const v4 = fc.ipV4()
  const v6 = fc.ipV6()
  test('reads what the machine reads, and writes it so that it is read the same', () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6), (text) => {
        const address = parseIpAddress(text)
        expect(address).toBeDefined()
        const written = formatIpAddress(address!)
        expect(isIP(written)).toBe(address!.family)
        expect(parseIpAddress(written)).toEqual(address)
      }),
    )
  })
})

describe('ranges', () => {
  test.each([
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['203.0.113.0-203.0.113.255', '203.0.113.0/24'],
    ['203.0.113.10 - 203.0.113.20', '203.0.113.10-203.0.113.20'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['2001:db8:1:2::/48', '2001:db8:1::/48'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('%s is %s', (text, written) => {
    expect(formatIpRange(parseIpRange(text)!)).toBe(written)
  })

  test.each([
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '203.0.113.9-203.0.113.1',
    '1.2.3.4-::5',
    '1.2.3.4-1.2.3.5-1.2.3.6',
    '2001:db8::/129',
    'office',
  ])('%j is none', (text) => {
    expect(parseIpRange(text)).toBeUndefined()
  })

  test('agree with the operating system', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 0, max: 32 }), fc.ipV4(), (base, prefix, asked) => {
        const list = new BlockList()
        list.addSubnet(base, prefix, 'ipv4')
        expect(isInIpRange(parseIpAddress(asked)!, parseIpRange(`${base}/${prefix}`)!)).toBe(
          list.check(asked),
        )
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 128 }), fc.ipV6(), (base, prefix, asked) => {
        const range = parseIpRange(`${base}/${prefix}`)!
        const address = parseIpAddress(asked)!
        if (range.family !== 6 || address.family !== 6) return
        const list = new BlockList()
        list.addSubnet(base, prefix, 'ipv6')
        expect(isInIpRange(address, range)).toBe(list.check(asked, 'ipv6'))
      }),
    )
  })
})

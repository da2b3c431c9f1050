import { expect, test } from 'vitest'
import type { Line } from './invoice-store.ts'
import { countScanned } from './scanned-goods.ts'
import type { ScannedGoods } from './scanned-goods.ts'

const tablets = { id: 1, hasBatches: true, hasSerials: false }
const phone = { id: 2, hasBatches: false, hasSerials: true }
const bolt = { id: 3, hasBatches: false, hasSerials: false }

/** What the lines have after codes were scanned one behind another; `-`: the last was refused. */
function scanned(...codes: readonly ScannedGoods[]) {
  let lines: readonly Line[] = []
  const added = codes.map((code) => {
    const counted = countScanned(lines, code)
    const units = { first: 'NOS', second: 'BOX', rate: '12', isSecond: code.secondUqc !== undefined }
    const { line = { key: lines.length, itemId: code.item.id, units } as Line } = counted ?? {}
    const next = { ...line, ...counted?.change }
    if (counted) lines = counted.line ? lines.map((one) => (one === line ? next : one)) : [...lines, next]
    return counted
  })
  const rows = lines.map(({ itemId, batch = '', expiresOn = '', quantity, serials = [] }) =>
    [itemId, batch, expiresOn, quantity, ...serials].filter((part) => part !== '').join(' '),
  )
  return added.at(-1) ? rows : [...rows, '-']
}

const ofBatch = (batch: string, more: Partial<ScannedGoods> = {}) => ({ item: tablets, batch, ...more })
test.each<readonly [string, readonly ScannedGoods[], readonly string[]]>([
  ['the same batch is counted, in capitals or not', [ofBatch('B1'), ofBatch('b1')], ['1 B1 2']],
  ['another batch is a line of its own', [ofBatch('B1'), ofBatch('B2'), ofBatch('B1')], ['1 B1 2', '1 B2 1']],
  ['a code without batch counts the last line', [ofBatch('B1'), { item: tablets }], ['1 B1 2']],
  [
    'days and quantity of the code are those of the line',
    [ofBatch('B1', { expiresOn: '2027-12-31', quantity: '12' }), ofBatch('B1', { quantity: '0.5' })],
    ['1 B1 2027-12-31 12.5'],
  ],
  [
    'goods without batches take none',
    [
      { item: bolt, batch: 'B1' },
      { item: bolt, batch: 'B2' },
    ],
    ['3 2'],
  ],
  [
    'goods without serial numbers take none',
    [
      { item: bolt, serial: 'S1' },
      { item: bolt, serial: 'S1' },
    ],
    ['3 2'],
  ],
  [
    'each serial number is a unit, whatever the code counts',
    [
      { item: phone, serial: 'S1', quantity: '5' },
      { item: phone, serial: 'S2' },
    ],
    ['2 2 S1 S2'],
  ],
  [
    'a serial number is taken once, in capitals or not',
    [
      { item: phone, serial: 'S1' },
      { item: phone, serial: 's1' },
    ],
    ['2 1 S1', '-'],
  ],
  [
    'a box is a line of its own beside its pieces, and the next box counts on it',
    [
      { item: bolt },
      { item: bolt, secondUqc: 'BOX' },
      { item: bolt, secondUqc: 'BOX' },
      { item: bolt, quantity: '4' },
    ],
    ['3 5', '3 2'],
  ],
])('%s', (_what, codes, lines) => expect(scanned(...codes)).toEqual(lines))

import { describe, expect, it, test } from 'vitest'
import { JsonFault } from './json-elements.ts'
import { InwardReader } from './read-json.ts'
import type { InwardRow, RowFault } from './row.ts'
import { dayOf, periodOf } from './values.ts'

function read(value: unknown, piece = 7) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  const rows: InwardRow[] = []
  const faults: RowFault[] = []
  const reader = new InwardReader(
    (row) => rows.push(row),
    (fault) => faults.push(fault),
  )
  for (let at = 0; at < text.length; at += piece) reader.write(text.slice(at, at + piece))
  return { head: reader.finish(), rows, faults }
}

const supplier = {
  ctin: '27AABCA1001A1ZU',
  trdnm: 'Acme "Mills" {x}',
  supfildt: '11-12-2025',
  supprd: '112025',
}
const amounts = { txval: 40000, igst: 0, cgst: 3600, sgst: 3600, cess: 0 }
const statement = {
  chksum: 'x',
  data: {
    gstin: '27aabca1001a1zu',
    rtnprd: '112025',
    version: '4',
    gendt: '14-12-2025',
    itcsumm: { itcavl: { nonrevsup: { igst: 0, b2b: { igst: 5 } } } },
    cpsumm: { b2b: [{ ctin: 'x', ttldocs: 3, txval: 5 }] },
    docdata: {
      b2b: [
        {
          inv: [
            {
              inum: 'INV/1',
              typ: 'R',
              dt: '03-11-2025',
              val: 47200,
              pos: '27',
              rev: 'N',
              itcavl: 'Y',
              rsn: '',
              irn: 'AB',
              ...amounts,
            },
            {
              inum: 2,
              typ: 'R',
              dt: '04-11-2025',
              val: '47,200.00',
              pos: 27,
              rev: 'Y',
              itcavl: 'N',
              rsn: 'P',
              ...amounts,
              cgst: '3600.10',
            },
          ],
          ...supplier,
        },
      ],
      b2ba: [
        {
          ...supplier,
          inv: [{ inum: 'INV/1A', oinum: 'INV/1', oidt: '03-11-2025', dt: '03-11-2025', ...amounts }],
        },
      ],
      cdnr: [
        {
          ...supplier,
          nt: [
            { ntnum: 'C1', typ: 'C', suptyp: 'R', dt: '05-11-2025', ...amounts },
            { ntnum: 'D1', typ: 'D', dt: '05-11-2025', ...amounts },
          ],
        },
      ],
      isd: [
        {
          ctin: '27AACCI6006F1ZW',
          doclist: [{ doctyp: 'ISDC', docnum: 'I1', docdt: '30-11-2025', igst: 1, itcelg: 'Y' }],
        },
      ],
      impg: [
        {
          refdt: '01-12-2025',
          portcode: 'innsa1',
          boenum: 3340021,
          boedt: '15-11-2025',
          txval: 1,
          igst: 1,
          cess: 0,
        },
      ],
      impgasez: [
        {
          ctin: supplier.ctin,
          boe: [{ boenum: 'S', boedt: '15-11-2025', portcode: 'INNSA1', txval: 1, igst: 1 }],
        },
      ],
      ecom: [{ ...supplier, inv: [{ inum: 'E1', dt: '05-11-2025', ...amounts }] }],
      itcrev: [{ b2b: [{ ...supplier, inv: [{ inum: 'OLD', dt: '05-04-2025', ...amounts }] }] }],
      unheardof: [{ anything: [1, { a: [] }] }],
    },
    docRejdata: { b2b: [{ ...supplier, inv: [{ inum: 'R1', dt: '05-11-2025', ...amounts }] }] },
  },
}

test('GSTR-2B is read section by section, in pieces of any length', () => {
  for (const piece of [1, 7, 64, 100_000]) {
    const { head, rows, faults } = read(statement, piece)
    expect(head).toMatchObject({ source: '2B', gstin: '27AABCA1001A1ZU', period: '112025', version: '4' })
    expect(faults).toEqual([])
    expect(rows.map(({ section, cls, number }) => `${section} ${cls} ${number}`)).toEqual([
      'b2b INV INV/1',
      'b2b INV 2',
      'b2ba INV INV/1A',
      'cdnr CN C1',
      'cdnr DN D1',
      'isd ISDCN I1',
      'impg IMPG 3340021',
      'impgseza IMPGSEZ S',
      'ecom ECO E1',
      'b2b INV R1',
    ])
  }
  const { rows } = read(statement)
  expect(rows[0]).toMatchObject({
    gstin: supplier.ctin,
    supplierName: 'Acme "Mills" {x}',
    filedOn: '2025-12-11',
    supplierPeriod: '112025',
    date: '2025-11-03',
    taxableValue: '40000.00',
    value: '47200.00',
    itcAvailable: 'Y',
    irn: 'ab',
  })
  expect(rows[1]).toMatchObject({
    pos: '27',
    reverseCharge: true,
    itcAvailable: 'N',
    itcReason: 'P',
    cgst: '3600.10',
    value: '47200.00',
  })
  expect(rows[2]).toMatchObject({ originalNumber: 'INV/1', originalDate: '2025-11-03' })
  expect(rows[6]).toMatchObject({ gstin: '', port: 'INNSA1', number: '3340021' })
  expect(rows.at(-1)).toMatchObject({ isRejected: true })
})

test('before version 4 amounts are by rate, in 2A too', () => {
  const items = [
    { num: 1, rt: 18, txval: 100.1, igst: 18.02, cgst: 0, sgst: 0, cess: 0 },
    { num: 2, rt: 5, txval: 200.2, igst: 10.01, cgst: 0, sgst: 0, cess: 1 },
  ]
  const older = read({
    data: { docdata: { b2b: [{ ...supplier, inv: [{ inum: 'A', dt: '01-11-2025', items }] }] } },
  })
  expect(older.rows[0]).toMatchObject({ taxableValue: '300.30', igst: '28.03', cess: '1.00' })
  const live = read({
    gstin: '27AABCA1001A1ZU',
    fp: '112025',
    b2b: [
      {
        ctin: supplier.ctin,
        cfs: 'Y',
        cfs3b: 'N',
        fldtr1: '11-Dec-25',
        flprdr1: 'Nov-25',
        dtcancel: '01-Jan-2026',
        inv: [
          {
            chksum: 'c',
            inum: 'A',
            idt: '01-11-2025',
            rchrg: 'N',
            pos: '27',
            inv_typ: 'R',
            itms: [{ num: 1, itm_det: { rt: 18, txval: 100, iamt: 18, csamt: 2 } }],
          },
        ],
      },
    ],
    cdn: [{ ctin: supplier.ctin, nt: [{ ntty: 'D', nt_num: 'N', nt_dt: '02-11-2025', itms: [] }] }],
  })
  expect(live.head).toMatchObject({ source: '2A', gstin: '27AABCA1001A1ZU', period: '112025' })
  expect(live.rows[0]).toMatchObject({
    igst: '18.00',
    cess: '2.00',
    filedOn: '2025-12-11',
    supplierPeriod: '112025',
    isFiled: true,
    isFiled3b: false,
    cancelledOn: '2026-01-01',
  })
  expect(live.rows[1]).toMatchObject({ section: 'cdnr', cls: 'DN' })
})

test('IMS is a list of records without suppliers around them', () => {
  const record = {
    stin: supplier.ctin,
    rtnprd: '112025',
    idt: '03-11-2025',
    inum: 'A',
    srcform: 'R1',
    action: 'P',
    ispendactblocked: 'N',
    txval: 10,
    iamt: 1,
    camt: 0,
    samt: 0,
    csamt: 0,
    hash: 'h',
  }
  const { head, rows } = read({
    b2b: [record],
    b2bcn: [
      { ...record, inum: undefined, idt: undefined, nt_num: 'C', nt_dt: '03-11-2025', ispendactblocked: 'Y' },
    ],
  })
  expect(head.source).toBe('IMS')
  expect(rows).toMatchObject([
    { cls: 'INV', supplierPeriod: '112025', ims: { action: 'P', hash: 'h', isPendingBlocked: false } },
    { cls: 'CN', section: 'cdnr', ims: { isPendingBlocked: true } },
  ])
})

describe('no data is an answer', () => {
  it.each([
    [{ status_cd: '0', error: { error_cd: 'RET2B1016', message: 'No record found' } }, true],
    [{ data: { gstin: '27AABCA1001A1ZU', rtnprd: '112025', docdata: {} } }, false],
    [{ data: { gstin: '27AABCA1001A1ZU', rtnprd: '112025', docdata: { b2b: [] } } }, false],
    [{}, false],
  ])('%j', (value, hasNoData) => {
    expect(read(value)).toMatchObject({ rows: [], faults: [], head: { hasNoData } })
  })
})

test('what cannot be read of one record is said, and the others are taken', () => {
  const { rows, faults } = read({
    data: {
      docdata: {
        b2b: [
          {
            ...supplier,
            inv: [
              { inum: 'A', dt: '31-02-2025', ...amounts },
              { dt: '01-11-2025' },
              { inum: 'B', dt: '01-11-2025', ...amounts, igst: 'x' },
              { inum: 'C', dt: '01-11-2025', ...amounts },
            ],
          },
          { ctin: '?', inv: [{ inum: 'D', dt: '01-11-2025' }] },
        ],
      },
    },
  })
  expect(rows.map(({ number }) => number)).toEqual(['C'])
  expect(faults.map(({ position, number, field, value }) => [position, number, field, value])).toEqual([
    [1, 'A', 'date', '31-02-2025'],
    [2, null, 'number', null],
    [3, 'B', 'igst', 'x'],
    [5, 'D', 'gstin', '?'],
  ])
})

test.each([
  '{"a":1',
  '{"a" 1}',
  '[1,2',
  '{"a":}',
  'hello',
  '',
  '{"data":{"docdata":{"b2b":[{"inv":[{"inum":"A"]}]}}}',
  '{} {}',
  '{"a":tru}',
])('damaged: %s', (text) => {
  expect(() => read(text)).toThrow(JsonFault)
})

test.each([
  ['03-11-2025', '2025-11-03'],
  ['03/11/2025', '2025-11-03'],
  ['2025-11-03', '2025-11-03'],
  ['3-Nov-25', '2025-11-03'],
  ['03-Nov-2025', '2025-11-03'],
  ['2025-11-03T00:00:00', '2025-11-03'],
  ['31-02-2025', null],
  ['soon', null],
])('%s is %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each([
  ['112025', '112025'],
  ['Nov-25', '112025'],
  ['Nov-2025', '112025'],
  ["Nov'25", '112025'],
  ['132025', null],
])('%s is the period %s', (text, period) => {
  expect(periodOf(text)).toBe(period)
})

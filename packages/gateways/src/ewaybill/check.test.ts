import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changed } from '../einvoice/golden.fixture.ts'
import { checkEwayBill } from './check.ts'
import type { EwbPayload } from './payload.ts'
import type { EwayRuleFacts, EwayTaxpayer } from './rules/facts.ts'
import { ewayBillIssues } from './rules/rules.ts'

const golden = new URL('./golden/', import.meta.url)
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))
const files = readdirSync(new URL('payloads/', golden))

const facts = (more: Partial<EwayRuleFacts> = {}): EwayRuleFacts => ({
  today: '2026-11-20',
  taxpayer: () => undefined,
  hsnDigits: 6,
  needsShipToGstin: true,
  ...more,
})
const withParty = (gstin: string, party: EwayTaxpayer): Partial<EwayRuleFacts> => ({
  taxpayer: (asked) => (asked === gstin ? party : undefined),
})

describe('movements the portal takes', () => {
  test.each(files)('%s', (file) => {
    const { caller, payload } = read(`payloads/${file}`) as { caller: string; payload: EwbPayload }
    expect(ewayBillIssues(payload, facts({ caller }))).toEqual([])
    expect(checkEwayBill(read(`sources/${file}`), facts({ caller })).issues).toEqual([])
  })
})

describe('movements the portal refuses', () => {
  const supplier = '29AAKCS4521P1ZP'
  const buyer = '33AABCT7730L1Z7'
  const active = { type: 'REG', status: 'ACT' } as const
  const rows: [string, string, Record<string, unknown>, string[], Partial<EwayRuleFacts>?][] = [
    ['no such kind', '01', { subSupplyType: '13' }, ['202']],
    ['a kind that goes the other way', '01', { subSupplyType: '7' }, ['203']],
    ['a document the kind does not know', '04', { docType: 'INV' }, ['205']],
    ['others without a word', '04', { subSupplyType: '8' }, ['377']],
    ['a number that begins with zero', '01', { docNo: '0123' }, ['206']],
    ['tomorrow', '01', { docDate: '21/11/2026', transDocDate: '' }, ['207']],
    ['181 days old', '01', { docDate: '23/05/2026' }, ['820']],
    ['180 days old', '01', { docDate: '24/05/2026' }, []],
    ['before GST', '01', { docDate: '30/06/2017' }, ['819']],
    ['a wrong check character', '01', { toGstin: '33AABCT7730L1Z8' }, ['212']],
    ['nobody registered', '01', { fromGstin: 'URP', toGstin: 'URP' }, ['822']],
    ['another GSTIN calls', '01', {}, ['359'], { caller: '29AADCV6612Q1ZP' }],
    ['the buyer calls for an outward bill', '01', {}, ['359'], { caller: buyer }],
    ['the transporter calls', '01', {}, [], { caller: '29AADCV6612Q1ZN' }],
    [
      'no name, no place, no address',
      '01',
      { toTrdName: '', toPlace: '', toAddr1: '' },
      ['231', '232', '213'],
    ],
    ['PIN code of another state', '01', { toPincode: 560058 }, ['436', '702']],
    ['PIN code of another state at dispatch', '01', { fromPincode: 641021 }, ['437', '702']],
    ['no PIN code', '01', { fromPincode: 0 }, ['210']],
    [
      'another state at dispatch in a regular bill',
      '01',
      { actFromStateCode: 27, fromPincode: 410501 },
      ['643'],
    ],
    ['an export into a state', '17', { toStateCode: 33, toPincode: 600120 }, ['373', '374']],
    ['an export to a registered buyer', '17', { toGstin: buyer }, ['450', '865']],
    ['an import from within', '06', { fromStateCode: 33, fromPincode: 600001 }, ['375', '376']],
    ['a consignee in a regular bill', '01', { shipToGSTIN: '32AACFM9017R1ZX' }, ['616']],
    ['no consignee where one is meant', '02', { shipToGSTIN: '' }, ['608']],
    [
      'no consignee, before the duty began',
      '02',
      { shipToGSTIN: '', docDate: '31/07/2026', transDocDate: '31/07/2026' },
      [],
      { today: '2026-07-31', needsShipToGstin: false },
    ],
    ['the buyer as consignee', '02', { shipToGSTIN: buyer }, ['618', '857']],
    ['the supplier as consignor', '03', { dispatchFromGSTIN: supplier }, ['617']],
    ['a consignee without name', '02', { shipToTradeName: '' }, ['863']],
    ['no lines', '01', { itemList: [] }, ['233']],
    ['services alone', '01', { 'itemList.0.hsnCode': '998313', 'itemList.1.hsnCode': '998314' }, ['724']],
    ['a code that does not exist', '01', { 'itemList.0.hsnCode': '84999999' }, ['216']],
    ['four digits', '01', { 'itemList.0.hsnCode': '8481' }, ['283']],
    ['four digits of a small supplier', '01', { 'itemList.0.hsnCode': '8481' }, [], { hsnDigits: 4 }],
    ['an unknown unit', '01', { 'itemList.0.qtyUnit': 'PKT' }, ['217']],
    ['a rate that never was', '01', { 'itemList.0.igstRate': 13 }, ['254']],
    [
      'a half of such a rate',
      '16',
      { 'itemList.0.cgstRate': 6.5, 'itemList.0.sgstRate': 6.5 },
      ['252', '253'],
    ],
    ['no rate', '01', { 'itemList.0.igstRate': null }, ['236']],
    [
      'no rates within the state',
      '16',
      { 'itemList.0.cgstRate': null, 'itemList.0.sgstRate': null },
      ['235'],
    ],
    ['no taxable value', '01', { 'itemList.1.taxableAmount': null }, ['234']],
    [
      'a cess below nothing',
      '01',
      { 'itemList.0.cessRate': -1, 'itemList.0.cessNonAdvol': -1 },
      ['255', '256'],
    ],
    ['a document of no kind', '01', { docType: 'XYZ' }, ['204']],
    ['a consignor who has none', '03', { dispatchFromGSTIN: 'URP' }, []],
    ['PIN code of another state where it is shipped to', '02', { toPincode: 641021 }, ['858']],
    [
      'machines in parts for a zone',
      '01',
      { subSupplyType: '9' },
      ['641'],
      withParty(buyer, { ...active, type: 'SEZ' }),
    ],
    ['halves that differ', '16', { 'itemList.0.cgstRate': 2.5 }, ['251']],
    ['IGST within the state', '16', { 'itemList.0.igstRate': 5, igstValue: 2 }, ['218', '623']],
    [
      'CGST to another state',
      '01',
      { cgstValue: 1, 'itemList.0.cgstRate': 9, 'itemList.0.sgstRate': 9 },
      ['219', '624'],
    ],
    ['a total below its parts', '01', { totInvValue: 244960 }, ['620']],
    ['a total two rupees below', '01', { totInvValue: 244966 }, []],
    ['a vehicle without mode', '01', { transMode: '' }, ['621']],
    ['part A without transporter', '07', { transporterId: '' }, ['619']],
    ['road without vehicle', '01', { vehicleNo: '', vehicleType: '' }, ['226']],
    ['a vehicle that is none', '01', { vehicleNo: 'LORRY' }, ['225']],
    [
      'rail without receipt',
      '01',
      { transMode: '2', transDocNo: '', transDocDate: '', vehicleNo: '', vehicleType: '' },
      ['394'],
    ],
    ['over-dimensional cargo by air', '01', { transMode: '3', vehicleType: 'O' }, ['634']],
    ['a regular vehicle by ship', '06', { vehicleType: 'R' }, ['726']],
    ['a transport document from before', '01', { transDocDate: '09/11/2026' }, ['362']],
    ['a transport document of tomorrow', '01', { transDocDate: '21/11/2026' }, ['224']],
    ['5000 km', '01', { transDistance: '5000' }, ['702']],
    [
      'no distance within one PIN code',
      '01',
      { toPincode: 560058, toStateCode: 29, actToStateCode: 29, transDistance: '0' },
      ['218', '218', '623', '721'],
    ],
    ['a distance in words', '01', { transDistance: 'far' }, ['221']],
    ['no distance from abroad', '06', { transDistance: '0' }, ['721']],
    ['more than a tenth above', '01', { transDistance: '398' }, ['702'], { distanceKm: () => 361 }],
    ['a tenth above, rounded down', '01', { transDistance: '397' }, [], { distanceKm: () => 361 }],
    [
      'a supplier that composes',
      '01',
      {},
      ['703', '714', '704', '704'],
      withParty(supplier, { ...active, type: 'COM' }),
    ],
    ['a blocked supplier', '01', {}, ['715'], withParty(supplier, { ...active, isBlocked: true })],
    [
      'a buyer that is gone',
      '01',
      {},
      ['722'],
      withParty(buyer, { type: 'REG', status: 'CNL', deregisteredOn: '2026-11-10' }),
    ],
    [
      'a buyer that left later',
      '01',
      {},
      [],
      withParty(buyer, { type: 'REG', status: 'CNL', deregisteredOn: '2026-11-11' }),
    ],
    ['a collector of tax as supplier', '01', {}, ['855'], withParty(supplier, { ...active, type: 'TCS' })],
  ]
  test.each(rows)('%s', (_, file, set, codes, more = {}) => {
    const name = files.find((entry) => entry.startsWith(file))
    const payload = changed(read(`payloads/${name}`).payload, set) as EwbPayload
    expect(ewayBillIssues(payload, facts(more)).map(({ code }) => code)).toEqual(codes)
  })

  test('every fault leads to a field of the product', () => {
    const source = read('sources/01-outward-supply-road.json')
    const { issues } = checkEwayBill(
      {
        ...source,
        number: '0',
        deliveryPlace: { ...source.deliveryPlace, pincode: '560058' },
        lines: [{ ...source.lines[0], hsn: '84999999' }],
      },
      facts(),
    )
    expect(issues.map(({ field }) => field)).toEqual([
      'number',
      'shippingAddress.pincode',
      'lines[0].hsn',
      'transport.distance',
    ])
  })
})

test('a code that no list has is sent with a warning, a broken one is not sent', () => {
  const source = read('sources/01-outward-supply-road.json')
  const [line] = source.lines
  const found = (hsn: string) =>
    checkEwayBill({ ...source, lines: [{ ...line, hsn }] }, facts()).issues.map(
      ({ code, severity }) => `${code} ${severity}`,
    )
  expect([found('77010000'), found('77')]).toEqual([['216 warning'], ['216 error']])
})

import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factsOfCases } from './golden.fixture.ts'
import { checkEwayBillByIrn, hasErrors, preCheck } from './check.ts'
import { toInv01 } from './map.ts'
import type { EinvoiceSource, SourceLine } from './source.ts'

const golden = new URL('./golden/', import.meta.url)
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))
const source = (name: string): EinvoiceSource => read(`sources/${name}`)
const first = source('01-b2b-intra.json')
const line = first.lines[0]!

const withLines = (...lines: Partial<SourceLine>[]): EinvoiceSource => ({
  ...first,
  lines: lines.map((change, at) => ({ ...line, lineNumber: at + 1, ...change })),
})

describe('a document becomes its payload', () => {
  test.each(readdirSync(new URL('sources/', golden)))('%s', (file) => {
    expect(toInv01(source(file))).toEqual(read(`payloads/${file}`))
  })

  test.each(read('index.json').examples as { file: string; irn: string }[])(
    '$file passes the check with its IRN',
    ({ file, irn }) => {
      const check = preCheck(source(file), factsOfCases)
      expect(check.issues).toEqual([])
      expect(check.irn).toBe(irn)
    },
  )

  test('mapping does not change the document and gives the same twice', () => {
    const before = JSON.stringify(first)
    expect(toInv01(first)).toEqual(toInv01(structuredClone(first)))
    expect(JSON.stringify(first)).toBe(before)
  })
})

describe('what the portal takes only in its own shape', () => {
  const supplier = (change: object): EinvoiceSource => ({
    ...first,
    supplier: { ...first.supplier, ...change },
  })

  test('a long address line continues in the second, cut at a space', () => {
    const long = 'Building 12, Peenya Industrial Area '.repeat(4).trim()
    const { SellerDtls } = toInv01(
      supplier({ address: { ...first.supplier.address, line1: long, line2: 'Phase 2' } }),
    )
    expect(SellerDtls.Addr1.length).toBeLessThanOrEqual(100)
    expect(`${SellerDtls.Addr1} ${SellerDtls.Addr2}`).toBe(`${long}, Phase 2`)
  })

  test('a second line of two characters joins the first', () => {
    const { SellerDtls } = toInv01(
      supplier({ address: { ...first.supplier.address, line1: 'Plot 7', line2: 'B2' } }),
    )
    expect(SellerDtls).toMatchObject({ Addr1: 'Plot 7, B2' })
    expect('Addr2' in SellerDtls).toBe(false)
  })

  test('a place of two letters takes its state with it', () => {
    expect(toInv01(supplier({ address: { ...first.supplier.address, city: 'BN' } })).SellerDtls.Loc).toBe(
      'BN Karnataka',
    )
  })

  test('quotation marks, backslashes and line breaks are replaced', () => {
    const { SellerDtls } = toInv01(supplier({ name: 'The "Old"\\New\r\nFirm' }))
    expect(SellerDtls.LglNm).toBe("The 'Old'/New Firm")
  })

  test('phone and e-mail are sent only where the portal can read them', () => {
    expect(
      toInv01(supplier({ phone: '+91 80 4000 1234', email: 'a@b.example; c@d.example' })).SellerDtls,
    ).toMatchObject({
      Ph: '918040001234',
      Em: 'a@b.example',
    })
    const { SellerDtls } = toInv01(supplier({ phone: '12', email: 'nobody' }))
    expect('Ph' in SellerDtls || 'Em' in SellerDtls).toBe(false)
  })

  test('dispatch and ship-to that are the parties themselves are not sent', () => {
    const payload = toInv01({
      ...first,
      dispatchFrom: { name: 'Same', address: first.supplier.address },
      shipTo: first.buyer,
    })
    expect('DispDtls' in payload || 'ShipDtls' in payload).toBe(false)
  })

  test('a line outside GST is left out and joins the other charges; its field is still found', () => {
    const check = preCheck(
      {
        ...withLines({ isOutsideGst: true, taxableValue: '100.00' }, { hsn: '63999999' }),
        totals: { total: '20470.00' },
      },
      factsOfCases,
    )
    expect(check.payload.ItemList.length).toBe(1)
    expect(check.payload.ValDtls.OthChrg).toBe(100)
    expect(check.issues.map(({ code, path, field }) => [code, path, field])).toEqual([
      ['2176', 'ItemList.0.HsnCd', 'lines[1].hsn'],
    ])
  })

  test('a price of many decimals is given in a larger unit where its rounding would be refused', () => {
    const cheap = {
      quantity: '50000',
      uqc: 'PCS',
      unitPrice: '0.012345',
      gross: '617.25',
      taxableValue: '617.25',
    }
    const { ItemList } = toInv01(withLines({ ...cheap, cgst: '15.43', sgst: '15.43' }))
    expect(ItemList[0]).toMatchObject({ Qty: 50, Unit: 'THD', UnitPrice: 12.345, TotAmt: 617.25 })
    expect(toInv01(withLines({ unitPrice: '485.0004' })).ItemList[0]).toMatchObject({
      Qty: 40,
      UnitPrice: 485,
    })
  })

  test('dozens become ten gross where that is exact', () => {
    const { ItemList } = toInv01(
      withLines({ uqc: 'DOZ', quantity: '120000', unitPrice: '0.0123', gross: '1476.00' }),
    )
    expect(ItemList[0]).toMatchObject({ Qty: 1000, Unit: 'TGM', UnitPrice: 1.476 })
  })

  test('where no unit fits, the price is rounded up and the difference is a discount', () => {
    const odd = {
      quantity: '98765.4',
      uqc: 'LTR',
      unitPrice: '12.34567',
      gross: '1219325.04',
      discount: '25.04',
      taxableValue: '1219300.00',
    }
    const { ItemList } = toInv01(withLines(odd))
    expect(ItemList[0]).toMatchObject({ Qty: 98765.4, Unit: 'LTR', UnitPrice: 12.346, AssAmt: 1219300 })
    const { TotAmt, Discount, AssAmt } = ItemList[0]!
    expect([TotAmt, (TotAmt - Discount!).toFixed(2)]).toEqual([1219357.63, AssAmt.toFixed(2)])
  })

  test('where that would be too much, the line is a lot and its quantity is in the description', () => {
    const { ItemList } = toInv01(
      withLines({
        quantity: '9999.999',
        uqc: 'BOX',
        unitPrice: '0.0012345',
        gross: '12.34',
        taxableValue: '12.34',
      }),
    )
    expect(ItemList[0]).toMatchObject({ Qty: 1, Unit: 'OTH', UnitPrice: 12.34, TotAmt: 12.34, Discount: 0 })
    expect(ItemList[0]!.PrdDesc).toMatch(/\(9999\.999 BOX\)$/)
  })

  test('a rate of cess is sent only with its amount', () => {
    const { ItemList } = toInv01(withLines({ cessRate: '12', cess: '0.00', stateCessRate: '1' }))
    expect('CesRt' in ItemList[0]! || 'StateCesRt' in ItemList[0]!).toBe(false)
  })

  test('goods for another recipient at the same place are marked as such', () => {
    const shipTo = { ...first.buyer, name: 'Hall Two Traders', gstin: '27ZZUCA1179G1Z8' }
    expect(toInv01({ ...first, shipTo }).ShipDtls).toMatchObject({
      Gstin: shipTo.gstin,
      LglNm: 'Hall Two Traders',
      Addr1: first.buyer.address.line1,
    })
  })

  test('the place abroad that an export goes to is not sent: the portal takes the Indian port only', () => {
    const exported = source('05-expwp.json')
    const shipTo = { name: 'Depot Lyon', address: exported.buyer.address }
    expect('ShipDtls' in toInv01({ ...exported, shipTo })).toBe(false)
  })

  test('a number in small letters is sent in capitals, as the IRN counts it', () => {
    expect(toInv01({ ...first, number: 'klw/25-26/0101 ' }).DocDtls.No).toBe('KLW/25-26/0101')
  })

  test('services in the unit of the returns are sent as others', () => {
    const { ItemList } = toInv01(withLines({ supply: 'Services', hsn: '998313', uqc: 'NA', quantity: '2' }))
    expect(ItemList[0]).toMatchObject({ IsServc: 'Y', Unit: 'OTH', Qty: 2 })
  })

  test('tax that the buyer pays itself is shown and is in no total', () => {
    const { ItemList } = toInv01({ ...first, reverseCharge: true })
    expect(ItemList[0]).toMatchObject({ CgstAmt: 485, TotItemVal: 19400 })
  })
})

describe('the check before sending', () => {
  test('reports every error together, with the field to correct', () => {
    const check = preCheck(
      {
        ...first,
        date: '2025-11-21',
        placeOfSupply: '27',
        buyer: {
          ...first.buyer,
          gstin: '29ZZRFS7310D1ZX',
          address: { ...first.buyer.address, pincode: '641012' },
        },
        lines: first.lines.map((row) => ({ ...row, taxRate: '13', uqc: 'PKT' })),
      },
      factsOfCases,
    )
    expect(hasErrors(check)).toBe(true)
    const found = check.issues.map(({ code, field }) => `${code} ${field}`)
    expect(found).toContain('2163 date')
    expect(found).toContain('3028 party.gstin')
    expect(found).toContain('3039 billingAddress.pincode')
    expect(found).toContain('2174 lines[1].cgst')
    expect(found).toContain('2240 lines[0].taxRate')
    expect(found).toContain('2177 lines[1].uqc')
  })

  test('a code that no list has is only warned about, and so is quantity times price', () => {
    const issues = preCheck(withLines({ hsn: '63999999' }, { hsn: '6304' }), factsOfCases).issues
    expect(issues.filter(({ code }) => code === '2176')).toMatchObject([
      { severity: 'warning', field: 'lines[0].hsn' },
      { severity: 'error', field: 'lines[1].hsn' },
    ])
  })

  test('an unknown port of the right form is only warned about', () => {
    const exported = source('05-expwp.json')
    const check = (portCode: string) =>
      preCheck({ ...exported, export: { ...exported.export, portCode } }, factsOfCases).issues
    expect(check('INZZZ6')).toMatchObject([
      { code: '2201', severity: 'warning', field: 'exportDetails.portCode' },
    ])
    expect(check('NOPORT')).toMatchObject([{ code: '2201', severity: 'error' }])
  })

  test('faults of the e-way bill part are marked as such', () => {
    const { transport, ...rest } = source('13-ewb.json')
    const { vehicleNumber: _, ...withoutVehicle } = transport!
    expect(preCheck({ ...rest, transport: withoutVehicle }, factsOfCases).issues).toMatchObject([
      { code: '4011', part: 'ewayBill', field: 'transport.vehicleNumber' },
    ])
  })

  test('an e-way bill by IRN is requested and checked in the same way', () => {
    const registered = { irn: 'a'.repeat(64), payload: toInv01(source('13-ewb.json')) }
    const { transport } = source('13-ewb.json')
    const { request, issues } = checkEwayBillByIrn(registered, transport!, factsOfCases)
    expect(issues).toEqual([])
    expect(request).toEqual({ Irn: registered.irn, ...registered.payload.EwbDtls })
    const { vehicleNumber: _, ...rest } = transport!
    expect(checkEwayBillByIrn(registered, rest, factsOfCases).issues).toMatchObject([
      { code: '4011', field: 'transport.vehicleNumber', part: 'ewayBill' },
    ])
  })

  test('a bill by IRN and one with an IRN carry the same facts as the portal shows them', () => {
    const steps = read('../../ewaybill/golden/actions/15-generate-by-irn.json')
    const transport = {
      transporterId: '29AADCV6612Q1ZN',
      transporterName: 'Vega Roadlines',
      mode: 'Road',
      distance: 362,
      transportDocumentNumber: 'VRL/55412',
      transportDocumentDate: '2026-11-20',
      vehicleNumber: 'ka-03 mb 7714',
    } as const
    const registered = { irn: steps[0].request.Irn, payload: toInv01(source('13-ewb.json')) }
    const facts = { ...factsOfCases, today: '2026-11-20' }
    expect(checkEwayBillByIrn(registered, transport, facts)).toEqual({
      request: steps[0].request,
      issues: [],
    })
    expect(toInv01({ ...source('13-ewb.json'), transport }).EwbDtls).toEqual(steps[1].request.EwbDtls)
  })
})

import { describe, expect, test } from 'vitest'
import { partyNode, stockItemNode, systemNode } from './masters.ts'
import { groupNames, ledgerNames } from './names.ts'
import { voucherNode, voucherTypeOf } from './vouchers.ts'
import type { Voucher } from './vouchers.ts'
import { xmlOf } from './xml.ts'

const invoice: Voucher = {
  id: 'bahi-2-d9-salesInvoice-20261120',
  date: '2026-11-20',
  source: 'salesInvoice',
  typeCode: 'I',
  number: 'INV/26-27/0042',
  reference: null,
  referenceDate: null,
  narration: null,
  partyGstin: '27AAPFU0939F1ZV',
  placeOfSupply: '27',
  ownGstin: '27AABCA1234A1Z5',
  entries: [
    { account: 'sales', ledgerAccountId: null, partyId: null, amount: '-100.00' },
    { account: 'cgst', ledgerAccountId: null, partyId: null, amount: '-9.00' },
    { account: 'sgst', ledgerAccountId: null, partyId: null, amount: '-9.00' },
    { account: 'party', ledgerAccountId: null, partyId: 7, amount: '118.00' },
  ],
  settles: [],
}
const names = ledgerNames([], [{ id: 7, name: 'Asha & Sons', code: 'P0007' }])
const written = (voucher: Voucher) =>
  xmlOf(voucherNode(voucher, { nameOf: names, stateOf: () => 'Maharashtra' }))

test('a group has a name that no other group of Tally has', () => {
  const names = groupNames([
    { id: 1, name: 'Mumbai', accountGroup: 'bank' },
    { id: 2, name: 'mumbai', accountGroup: 'cash' },
    { id: 3, name: 'Sundry debtors', accountGroup: 'otherAssets' },
    { id: 4, name: 'Mumbai (Cash-in-Hand)', accountGroup: 'sales' },
  ])
  expect([...names]).toEqual([
    [1, 'Mumbai'],
    [2, 'mumbai (Cash-in-Hand)'],
    [3, 'Sundry debtors (Current Assets)'],
    [4, 'Mumbai (Cash-in-Hand) (Sales Accounts)'],
  ])
})

test('an invoice is a voucher whose debit is negative and whose party opens a bill', () => {
  expect(written(invoice))
    .toBe(`<VOUCHER REMOTEID="bahi-2-d9-salesInvoice-20261120" VCHTYPE="Sales" ACTION="Create" OBJVIEW="Accounting Voucher View">
 <DATE>20261120</DATE>
 <EFFECTIVEDATE>20261120</EFFECTIVEDATE>
 <GUID>bahi-2-d9-salesInvoice-20261120</GUID>
 <VOUCHERTYPENAME>Sales</VOUCHERTYPENAME>
 <VOUCHERNUMBER>INV/26-27/0042</VOUCHERNUMBER>
 <PARTYLEDGERNAME>Asha &amp; Sons</PARTYLEDGERNAME>
 <PARTYNAME>Asha &amp; Sons</PARTYNAME>
 <PARTYGSTIN>27AAPFU0939F1ZV</PARTYGSTIN>
 <PLACEOFSUPPLY>Maharashtra</PLACEOFSUPPLY>
 <CMPGSTIN>27AABCA1234A1Z5</CMPGSTIN>
 <ISINVOICE>No</ISINVOICE>
 <PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>
 <ALLLEDGERENTRIES.LIST>
  <LEDGERNAME>Asha &amp; Sons</LEDGERNAME>
  <GSTCLASS/>
  <ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>
  <LEDGERFROMITEM>No</LEDGERFROMITEM>
  <ISPARTYLEDGER>Yes</ISPARTYLEDGER>
  <AMOUNT>-118.00</AMOUNT>
  <BILLALLOCATIONS.LIST>
   <NAME>INV/26-27/0042</NAME>
   <BILLTYPE>New Ref</BILLTYPE>
   <AMOUNT>-118.00</AMOUNT>
  </BILLALLOCATIONS.LIST>
 </ALLLEDGERENTRIES.LIST>
 <ALLLEDGERENTRIES.LIST>
  <LEDGERNAME>Sales</LEDGERNAME>
  <GSTCLASS/>
  <ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>
  <LEDGERFROMITEM>No</LEDGERFROMITEM>
  <ISPARTYLEDGER>No</ISPARTYLEDGER>
  <AMOUNT>100.00</AMOUNT>
 </ALLLEDGERENTRIES.LIST>
 <ALLLEDGERENTRIES.LIST>
  <LEDGERNAME>Output CGST</LEDGERNAME>
  <GSTCLASS/>
  <ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>
  <LEDGERFROMITEM>No</LEDGERFROMITEM>
  <ISPARTYLEDGER>No</ISPARTYLEDGER>
  <AMOUNT>9.00</AMOUNT>
 </ALLLEDGERENTRIES.LIST>
 <ALLLEDGERENTRIES.LIST>
  <LEDGERNAME>Output SGST</LEDGERNAME>
  <GSTCLASS/>
  <ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>
  <LEDGERFROMITEM>No</LEDGERFROMITEM>
  <ISPARTYLEDGER>No</ISPARTYLEDGER>
  <AMOUNT>9.00</AMOUNT>
 </ALLLEDGERENTRIES.LIST>
</VOUCHER>
`)
})

const receipt = (settles: Voucher['settles']): string =>
  written({
    ...invoice,
    source: 'paymentIn',
    number: 'RV/1',
    entries: [
      { account: 'bank', ledgerAccountId: null, partyId: null, amount: '150.00' },
      { account: 'party', ledgerAccountId: null, partyId: 7, amount: '-150.00' },
    ],
    settles,
  })
const bills = (xml: string) =>
  [...xml.matchAll(/<NAME>(.*)<\/NAME>\s*<BILLTYPE>(.*)<\/BILLTYPE>\s*<AMOUNT>(.*)<\/AMOUNT>/g)].map(
    (found) => found.slice(1),
  )

test.each([
  [
    'what it settles, and an advance',
    [{ name: 'INV/1', amount: '118.00' }],
    [
      ['INV/1', 'Agst Ref', '118.00'],
      ['RV/1', 'Advance', '32.00'],
    ],
  ],
  [
    'all of it against bills',
    [
      { name: 'INV/1', amount: '118.00' },
      { name: 'INV/2', amount: '32.00' },
    ],
    [
      ['INV/1', 'Agst Ref', '118.00'],
      ['INV/2', 'Agst Ref', '32.00'],
    ],
  ],
  [
    'more than it comes to is on account',
    [{ name: 'INV/1', amount: '200.00' }],
    [['RV/1', 'On Account', '150.00']],
  ],
  ['nothing is an advance', [], [['RV/1', 'Advance', '150.00']]],
])('a receipt names %s', (_, settles, expected) => {
  expect(bills(receipt(settles))).toEqual(expected)
})

test.each([
  ['salesInvoice', 'I', 'Sales'],
  ['purchaseBill', 'B', 'Purchase'],
  ['outwardNote', 'C', 'CreditNote'],
  ['outwardNote', 'D', 'DebitNote'],
  ['inwardNote', 'D', 'DebitNote'],
  ['inwardNote', 'C', 'CreditNote'],
  ['paymentIn', null, 'Receipt'],
  ['paymentOut', null, 'Payment'],
  ['contra', null, 'Contra'],
  ['journal', null, 'Journal'],
  ['writeOff', null, 'Journal'],
])('%s %s is a voucher of kind %s', (source, typeCode, type) => {
  expect(voucherTypeOf({ source, typeCode })).toBe(type)
})

describe('masters', () => {
  test('two parties of one name, and one named as an account, are distinguished by their codes', () => {
    const of = ledgerNames(
      [{ id: 1, name: 'HDFC Bank', code: null }],
      [
        { id: 7, name: 'Asha', code: 'P7' },
        { id: 8, name: 'ASHA', code: 'P8' },
        { id: 9, name: 'Cash', code: 'P9' },
      ],
    )
    const party = (partyId: number) => of({ account: 'party', ledgerAccountId: null, partyId })
    expect([7, 8, 9].map(party)).toEqual(['Asha', 'ASHA (P8)', 'Cash (P9)'])
    expect(of({ account: 'bank', ledgerAccountId: 1, partyId: null })).toBe('HDFC Bank')
  })

  test('a party has its GSTIN, state and bills, a tax ledger its head, an item its rates', () => {
    const party = xmlOf(
      partyNode(
        'Asha',
        {
          role: 'Customer',
          taxpayerType: 'REG',
          gstin: '27AAPFU0939F1ZV',
          pan: 'AAPFU0939F',
          emails: null,
          mobile: null,
          stateCode: '27',
          paymentTermsDays: 30,
          billingAddress: { line1: '1 MG Road', city: 'Pune', pincode: '411001' },
        },
        () => 'Maharashtra',
      ),
    )
    for (const part of [
      '<PARENT>Sundry Debtors</PARENT>',
      '<PARTYGSTIN>27AAPFU0939F1ZV</PARTYGSTIN>',
      '<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>',
      '<LEDSTATENAME>Maharashtra</LEDSTATENAME>',
      '<BILLCREDITPERIOD>30 Days</BILLCREDITPERIOD>',
      '<ISBILLWISEON>Yes</ISBILLWISEON>',
    ])
      expect(party).toContain(part)
    expect(xmlOf(systemNode('cgst', 'Output CGST'))).toContain('<GSTDUTYHEAD>Central Tax</GSTDUTYHEAD>')
    const item = xmlOf(
      stockItemNode(
        'Bolt',
        { unit: 'NOS', supply: 'Goods', hsn: '731815', description: null, taxCategory: 'Taxable' },
        { full: '18', half: '9', cess: '0' },
      ),
    )
    expect(item).toContain('<HSNCODE>731815</HSNCODE>')
    expect(item.replace(/\s+/g, '')).toContain(
      '<GSTRATEDUTYHEAD>CentralTax</GSTRATEDUTYHEAD><GSTRATEVALUATIONTYPE>BasedonValue</GSTRATEVALUATIONTYPE><GSTRATE>9</GSTRATE>',
    )
  })

  test('what XML has no place for is left out, and markup is text', () => {
    expect(xmlOf(['NAME', 'A\u0001 <b> & "c"'])).toBe('<NAME>A &lt;b&gt; &amp; &quot;c&quot;</NAME>\n')
  })
})

/** Books of a small shop as Tally exports them, put together by hand: their figures are those of the comments. */

type Entry = readonly [
  ledger: string,
  debit: number,
  bills?: readonly (readonly [name: string, type: string, debit: number])[],
]
type Goods = readonly [item: string, quantity: number, rate: number, debit: number, ledger: string]

export const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** A debit is negative there. */
const amount = (debit: number) => (-debit).toFixed(2)

const bill = ([name, type, debit]: readonly [string, string, number]) =>
  `<BILLALLOCATIONS.LIST><NAME>${xml(name)}</NAME><BILLTYPE>${type}</BILLTYPE><AMOUNT>${amount(debit)}</AMOUNT></BILLALLOCATIONS.LIST>`

const entryOf = (tag: string, [ledger, debit, bills = []]: Entry) =>
  `<${tag}><LEDGERNAME>${xml(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount(debit)}</AMOUNT>${bills
    .map(bill)
    .join('')}</${tag}>`

export interface TallyVoucher {
  readonly type: string
  readonly number: string
  /** `2026-05-10`. */
  readonly date: string
  readonly party?: string
  readonly reference?: string
  readonly narration?: string
  readonly flags?: string
  readonly entries: readonly Entry[]
  readonly goods?: readonly Goods[]
}

const day = (date: string) => date.replaceAll('-', '')

export function voucherXml({
  type,
  number,
  date,
  party,
  reference,
  narration,
  flags = '',
  entries,
  goods,
}: TallyVoucher): string {
  const view = goods ? 'Invoice Voucher View' : 'Accounting Voucher View'
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${type}-${xml(number)}" VCHTYPE="${xml(type)}" ACTION="Create" OBJVIEW="${view}">
<DATE>${day(date)}</DATE><VOUCHERTYPENAME>${xml(type)}</VOUCHERTYPENAME><VOUCHERNUMBER>${xml(number)}</VOUCHERNUMBER>
${party ? `<PARTYLEDGERNAME>${xml(party)}</PARTYLEDGERNAME>` : ''}${reference ? `<REFERENCE>${xml(reference)}</REFERENCE><REFERENCEDATE>${day(date)}</REFERENCEDATE>` : ''}
${narration ? `<NARRATION>${xml(narration)}</NARRATION>` : ''}${flags}
${entries.map((entry) => entryOf(goods ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST', entry)).join('\n')}
${(goods ?? [])
  .map(
    ([item, quantity, rate, debit, ledger]) =>
      `<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>${xml(item)}</STOCKITEMNAME><ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><RATE>${rate.toFixed(2)}/Nos</RATE><AMOUNT>${amount(debit)}</AMOUNT><ACTUALQTY> ${quantity} Nos</ACTUALQTY><BILLEDQTY> ${quantity} Nos</BILLEDQTY><BATCHALLOCATIONS.LIST><GODOWNNAME>Main Location</GODOWNNAME><AMOUNT>${amount(debit)}</AMOUNT></BATCHALLOCATIONS.LIST><ACCOUNTINGALLOCATIONS.LIST><LEDGERNAME>${xml(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${debit > 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount(debit)}</AMOUNT></ACCOUNTINGALLOCATIONS.LIST></ALLINVENTORYENTRIES.LIST>`,
  )
  .join('\n')}
</VOUCHER></TALLYMESSAGE>`
}

const names = (name: string) =>
  `<LANGUAGENAME.LIST><NAME.LIST TYPE="String"><NAME>${xml(name)}</NAME></NAME.LIST><LANGUAGEID> 1033</LANGUAGEID></LANGUAGENAME.LIST>`
export const groupXml = (name: string, parent: string) =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><GROUP NAME="${xml(name)}" RESERVEDNAME=""><PARENT>${xml(parent)}</PARENT>${names(name)}</GROUP></TALLYMESSAGE>`
export const ledgerXml = (name: string, parent: string, opening = 0, more = '') =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${xml(name)}" RESERVEDNAME=""><PARENT>${xml(parent)}</PARENT>${
    opening === 0 ? '' : `<OPENINGBALANCE>${amount(opening)}</OPENINGBALANCE>`
  }${more}${names(name)}</LEDGER></TALLYMESSAGE>`

export const envelope = (
  ...messages: readonly string[]
) => `<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES><SVCURRENTCOMPANY>Anand Hardware</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>
${messages.join('\n')}
</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`

const openingBill = (name: string, date: string, debit: number) =>
  `<BILLALLOCATIONS.LIST><NAME>${name}</NAME><BILLDATE>${date}</BILLDATE><OPENINGBALANCE>${amount(debit)}</OPENINGBALANCE></BILLALLOCATIONS.LIST>`

const duty = (head: string) => `<TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>${head}</GSTDUTYHEAD>`

export interface Place {
  /** Of the supplier. */
  readonly gstin: string
  readonly state: string
}
const pune: Place = { gstin: '27AAPFN0001K1ZE', state: 'Maharashtra' }

/** The masters: openings come to zero with the goods, 5,000 + 20,000 + 11,800 - 5,900 + 900 - 31,800. `mark` is in every name. */
export const shopMasters = (mark = '', { gstin, state }: Place = pune): string[] => [
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><UNIT NAME="Nos"><NAME>Nos</NAME><ORIGINALNAME>Numbers</ORIGINALNAME><GSTREPUOM>NOS-NUMBERS</GSTREPUOM><ISSIMPLEUNIT>Yes</ISSIMPLEUNIT></UNIT></TALLYMESSAGE>`,
  groupXml('Sundry Debtors', '&#4; Primary'.replace('&#4; ', '')),
  groupXml('Pune Debtors', 'Sundry Debtors'),
  `<TALLYMESSAGE><VOUCHERTYPE NAME="GST Sales"><PARENT>Sales</PARENT></VOUCHERTYPE></TALLYMESSAGE>`,
  `<TALLYMESSAGE><COSTCENTRE NAME="Head office"><PARENT>&#4; Primary</PARENT></COSTCENTRE></TALLYMESSAGE>`,
  ledgerXml('Cash', 'Cash-in-Hand', 5000),
  ledgerXml(`HDFC Bank${mark}`, 'Bank Accounts', 20_000),
  ledgerXml(`Proprietor${mark}`, 'Capital Account', -31_800),
  ledgerXml(
    `Asha Retail${mark}`,
    'Pune Debtors',
    11_800,
    `<ADDRESS.LIST TYPE="String"><ADDRESS>12 Laxmi Road</ADDRESS><ADDRESS>Pune</ADDRESS></ADDRESS.LIST><LEDSTATENAME>${state}</LEDSTATENAME><GSTREGISTRATIONTYPE>Unregistered</GSTREGISTRATIONTYPE>${openingBill('INV-90', '20260215', 11_800)}`,
  ),
  ledgerXml(
    `Nashik Suppliers${mark}`,
    'Sundry Creditors',
    -5900,
    `<ADDRESS.LIST TYPE="String"><ADDRESS>4 Mill Road, Nashik</ADDRESS></ADDRESS.LIST><LEDSTATENAME>${state}</LEDSTATENAME><GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><PARTYGSTIN>${gstin}</PARTYGSTIN>${openingBill('B-7', '20260301', -5900)}`,
  ),
  ledgerXml('Sales GST 18%', 'Sales Accounts'),
  ledgerXml('Purchase GST 18%', 'Purchase Accounts'),
  ledgerXml('CGST', 'Duties & Taxes', 0, duty('Central Tax')),
  ledgerXml('SGST', 'Duties & Taxes', 0, duty('State Tax')),
  ledgerXml('Rent', 'Indirect Expenses'),
  ledgerXml(`Discount Allowed${mark}`, 'Indirect Expenses'),
  `<TALLYMESSAGE><STOCKITEM NAME="Bolt M8${mark}"><PARENT/><BASEUNITS>Nos</BASEUNITS><OPENINGBALANCE> 100 Nos</OPENINGBALANCE><OPENINGVALUE>-900.00</OPENINGVALUE><GSTAPPLICABLE>Applicable</GSTAPPLICABLE><GSTTYPEOFSUPPLY>Goods</GSTTYPEOFSUPPLY><GSTDETAILS.LIST><APPLICABLEFROM>20170701</APPLICABLEFROM><HSNCODE>73181500</HSNCODE><TAXABILITY>Taxable</TAXABILITY><STATEWISEDETAILS.LIST><STATENAME>Any</STATENAME><RATEDETAILS.LIST><GSTRATEDUTYHEAD>Integrated Tax</GSTRATEDUTYHEAD><GSTRATE> 18</GSTRATE></RATEDETAILS.LIST></STATEWISEDETAILS.LIST></GSTDETAILS.LIST></STOCKITEM></TALLYMESSAGE>`,
]

/**
 * The vouchers. Asha owes 11,800 + 295 - 12,000 - 45 - 29.50 = 20.50; Nashik is owed 5,900 + 472 - 3,000 - 47.20 = 3,324.80; of the bolts
 * 100 - 20 + 50 + 2 - 8 - 5 = 119 are there.
 */
export function shopVouchers(mark = ''): TallyVoucher[] {
  const own = mark.replace(' ', '-')
  const [asha, nashik, hdfc, bolt] = [
    `Asha Retail${mark}`,
    `Nashik Suppliers${mark}`,
    `HDFC Bank${mark}`,
    `Bolt M8${mark}`,
  ]
  return [
    {
      type: 'GST Sales',
      number: `S-1${own}`,
      date: '2026-05-10',
      party: asha,
      entries: [
        [asha, 295, [[`S-1${own}`, 'New Ref', 295]]],
        ['CGST', -22.5],
        ['SGST', -22.5],
      ],
      goods: [[bolt, 20, 12.5, -250, 'Sales GST 18%']],
    },
    {
      type: 'Purchase',
      number: 'P-1',
      date: '2026-05-12',
      party: nashik,
      reference: 'NS/41',
      entries: [
        [nashik, -472, [['NS/41', 'New Ref', -472]]],
        ['CGST', 36],
        ['SGST', 36],
      ],
      goods: [[bolt, 50, 8, 400, 'Purchase GST 18%']],
    },
    {
      type: 'Receipt',
      number: 'R-1',
      date: '2026-06-01',
      party: asha,
      entries: [
        [
          asha,
          -12_000,
          [
            ['INV-90', 'Agst Ref', -11_800],
            ['', 'On Account', -200],
          ],
        ],
        [hdfc, 12_000],
      ],
    },
    {
      type: 'Payment',
      number: 'PMT-1',
      date: '2026-06-05',
      party: nashik,
      entries: [
        [nashik, 3000, [['B-7', 'Agst Ref', 3000]]],
        [hdfc, -3000],
      ],
    },
    {
      type: 'Journal',
      number: 'J-1',
      date: '2026-06-10',
      narration: 'Discount on the old bill',
      entries: [
        [`Discount Allowed${mark}`, 45],
        [asha, -45, [['', 'On Account', -45]]],
      ],
    },
    {
      type: 'Contra',
      number: 'C-1',
      date: '2026-06-12',
      entries: [
        ['Cash', 1000],
        [hdfc, -1000],
      ],
    },
    {
      type: 'Payment',
      number: 'PMT-2',
      date: '2026-06-30',
      entries: [
        ['Rent', 1500],
        ['Cash', -1500],
      ],
    },
    {
      type: 'Credit Note',
      number: `CN-1${own}`,
      date: '2026-07-01',
      party: asha,
      entries: [
        [asha, -29.5, [[`S-1${own}`, 'Agst Ref', -29.5]]],
        ['CGST', 2.25],
        ['SGST', 2.25],
      ],
      goods: [[bolt, 2, 12.5, 25, 'Sales GST 18%']],
    },
    {
      type: 'GST Sales',
      number: `S-2${own}`,
      date: '2026-07-03',
      party: 'Cash',
      entries: [
        ['Cash', 118],
        ['CGST', -9],
        ['SGST', -9],
      ],
      goods: [[bolt, 8, 12.5, -100, 'Sales GST 18%']],
    },
    {
      type: 'Debit Note',
      number: 'DN-1',
      date: '2026-07-05',
      party: nashik,
      entries: [
        [nashik, 47.2, [['NS/41', 'Agst Ref', 47.2]]],
        ['CGST', -3.6],
        ['SGST', -3.6],
      ],
      goods: [[bolt, 5, 8, -40, 'Purchase GST 18%']],
    },
    {
      type: 'GST Sales',
      number: `S-3${own}`,
      date: '2026-07-06',
      party: asha,
      flags: '<ISCANCELLED>Yes</ISCANCELLED>',
      entries: [],
    },
    {
      type: 'Sales Order',
      number: 'SO-1',
      date: '2026-07-07',
      party: asha,
      entries: [],
      goods: [[bolt, 4, 12.5, -50, 'Sales GST 18%']],
    },
  ]
}

/** All of it in one file. */
export const shopBooks = (mark = '', place?: Place): string =>
  envelope(...shopMasters(mark, place), ...shopVouchers(mark).map((voucher) => voucherXml(voucher)))

/** As Tally writes a file: UTF-16 with a mark at its beginning. */
export const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

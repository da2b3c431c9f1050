import { writeXlsx } from 'hucre'
import { zipOf } from './archives.ts'

/** Books of a small shop as the reports of Vyapar have them, put together by hand: their figures are those of the comments. */

type Cell = string | number
export interface VyaparPlace {
  readonly gstin: string
  readonly pincode: string
  readonly otherGstin: string
}
const pune: VyaparPlace = { gstin: '27AAPFN0001K1ZE', pincode: '411002', otherGstin: '07AAPFN0001K1ZG' }

const report = (name: string, rows: readonly (readonly Cell[])[]) => [
  [name],
  ['Generated on Nov 20, 2026 at 2:51 pm'],
  [],
  ...rows.map((row) => [...row]),
]

const heads = [
  'Date',
  'Order No',
  'Invoice No',
  'Party Name',
  'GSTIN',
  'Party Phone No.',
  'Transaction Type',
  'Total Amount',
  'Payment Type',
  'Received/Paid Amount',
  'Balance Due',
  'Payment Status',
  'Description',
]
const detailHeads = [
  'Date',
  'Invoice No./Txn No.',
  'Party Name',
  'Item Name',
  'Item Code',
  'HSN/SAC',
  'Category',
  'Challan/Order No.',
  'Quantity',
  'Unit',
  'UnitPrice',
  'Discount Percent',
  'Discount',
  'Tax Percent',
  'Tax',
  'Transaction Type',
  'Amount',
]

export interface VyaparReports {
  parties: (readonly Cell[])[]
  items: (readonly Cell[])[]
  sales: (readonly Cell[])[]
  saleItems: (readonly Cell[])[]
  purchases: (readonly Cell[])[]
  purchaseItems: (readonly Cell[])[]
  all: (readonly Cell[])[]
}

/**
 * Asha owes 1,000 + 295 - 100 paid with it - 50 = 1,145.00, Delhi Stores 147.50; Nashik is owed 500 + 472 - 300 = 672.00; of the bolts
 * 100 - 20 - 10 + 50 = 120 are there.
 */
export function vyaparReports(mark = '', { gstin, pincode, otherGstin }: VyaparPlace = pune): VyaparReports {
  const own = mark.replace(' ', '-')
  const [asha, delhi, nashik, bolt] = [
    `Asha Retail${mark}`,
    `Delhi Stores${mark}`,
    `Nashik Suppliers${mark}`,
    `Bolt M8${mark}`,
  ]
  const row = (
    date: string,
    number: string,
    party: string,
    type: string,
    [total, mode, paid]: readonly [number, string, number],
    status = '',
    partyGstin = '',
  ): Cell[] => [date, '', number, party, partyGstin, '', type, total, mode, paid, total - paid, status, '']
  const detail = (
    date: string,
    number: string,
    party: string,
    type: string,
    [quantity, price, tax]: readonly [number, number, number],
  ): Cell[] => [
    date,
    number,
    party,
    bolt,
    '',
    '73181500',
    'Hardware',
    '',
    quantity,
    'Nos',
    price,
    0,
    0,
    18,
    tax,
    type,
    quantity * price + tax,
  ]
  const sale = row('10/05/2026', `11${own}`, asha, 'Sale', [295, 'Cash', 100], 'Partial')
  const purchase = row('12/05/2026', `NS/41${own}`, nashik, 'Purchase', [472, 'Credit', 0], 'Unpaid', gstin)
  const outside = row('14/05/2026', `12${own}`, delhi, 'Sale', [147.5, 'Credit', 0], 'Unpaid', otherGstin)
  return {
    parties: [
      ['Name', 'Email', 'Phone No.', 'Address', 'GSTIN', 'Receivable Balance', 'Payable Balance'],
      [asha, 'asha@asha.example', '9876543210', `12 Laxmi Road ${pincode}`, '', 1145, ''],
      [delhi, '', '', '4 Chandni Chowk, Delhi 110006', otherGstin, 147.5, ''],
      [nashik, '', '', `4 Mill Road ${pincode}`, gstin, '', 672],
      ['Total', '', '', '', '', 1292.5, 672],
    ],
    items: [
      [
        'Item Name',
        'Item Code',
        'HSN',
        'Category',
        'Sale Price',
        'Purchase Price',
        'Opening Stock Quantity',
        'At Price',
        'Base Unit',
        'Tax Rate',
        'Stock Quantity',
      ],
      [bolt, `B-8${own}`, '73181500', `Hardware${mark}`, 12.5, 8, 100, 9, 'Nos', 'GST@18%', 120],
    ],
    sales: [heads, sale, outside, ['', '', '', 'Total', '', '', '', 442.5, '', 100, 342.5, '', '']],
    saleItems: [
      detailHeads,
      detail('10/05/2026', `11${own}`, asha, 'Sale', [20, 12.5, 45]),
      detail('14/05/2026', `12${own}`, delhi, 'Sale', [10, 12.5, 22.5]),
    ],
    purchases: [heads, purchase],
    purchaseItems: [detailHeads, detail('12/05/2026', `NS/41${own}`, nashik, 'Purchase', [50, 8, 72])],
    all: [
      heads,
      row('01/04/2026', '', asha, 'Receivable Opening Balance', [1000, '', 0]),
      row('01/04/2026', '', nashik, 'Payable Opening Balance', [500, '', 0]),
      sale,
      purchase,
      outside,
      row('01/06/2026', `5${own}`, asha, 'Payment-In', [50, 'HDFC', 50]),
      row('05/06/2026', `6${own}`, nashik, 'Payment-Out', [300, 'HDFC', 300]),
      row('30/06/2026', '7', 'Shop rent', 'Expense', [1500, 'Cash', 1500]),
      row('07/07/2026', '8', asha, 'Sale Order', [50, '', 0]),
      row('08/07/2026', `13${own}`, asha, 'Sale', [60, 'Cash', 0], 'Cancelled'),
    ],
  }
}

const workbook = async (
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly Cell[])[] }[],
): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: sheets.map(({ name, rows }) => ({ name, rows: report(name, rows) })),
    }),
  )

/** Each report a workbook, as the program writes them. */
export const vyaparFiles = async (of: VyaparReports): Promise<readonly (readonly [string, Buffer])[]> => [
  ['PartyReport.xlsx', await workbook([{ name: 'Party Report', rows: of.parties }])],
  ['Items.xlsx', await workbook([{ name: 'Items', rows: of.items }])],
  [
    'SaleReport.xlsx',
    await workbook([
      { name: 'Sale Report', rows: of.sales },
      { name: 'Item Details', rows: of.saleItems },
    ]),
  ],
  [
    'PurchaseReport.xlsx',
    await workbook([
      { name: 'Purchase Report', rows: of.purchases },
      { name: 'Item Details', rows: of.purchaseItems },
    ]),
  ],
  ['AllTransactions.xlsx', await workbook([{ name: 'All Transactions', rows: of.all }])],
]

export const vyaparZip = async (of: VyaparReports): Promise<Buffer> => zipOf(await vyaparFiles(of))

/** All of them in one workbook. */
export const vyaparWorkbook = (of: VyaparReports): Promise<Buffer> =>
  workbook([
    { name: 'Party Report', rows: of.parties },
    { name: 'Items', rows: of.items },
    { name: 'Sale Report', rows: of.sales },
    { name: 'Sale Items', rows: of.saleItems },
    { name: 'Purchase Report', rows: of.purchases },
    { name: 'Purchase Items', rows: of.purchaseItems },
    { name: 'All Transactions', rows: of.all },
  ])

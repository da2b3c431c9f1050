import { zipOf } from './archives.ts'

/** Books of a small shop as a backup of Zoho Books has them, put together by hand: their figures are those of the comments. */

export type Row = Readonly<Record<string, string | number>>

export const csvOf = (rows: readonly Row[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  return [
    headings.map(cell).join(','),
    ...rows.map((row) => headings.map((one) => cell(row[one])).join(',')),
  ].join('\r\n')
}

export interface ZohoPlace {
  /** Of the supplier, and of a customer of another state. */
  readonly gstin: string
  readonly state: string
  readonly pincode: string
  readonly otherGstin: string
}
const pune: ZohoPlace = {
  gstin: '27AAPFN0001K1ZE',
  state: 'Maharashtra',
  pincode: '411002',
  otherGstin: '07AAPFN0001K1ZG',
}

const gst = 'GST Identification Number (GSTIN)'
const from = (head: Row, lines: readonly Row[]): Row[] => lines.map((line) => ({ ...head, ...line }))

/** A line of the shop's bolts. */
export const bolts = (name: string, quantity: number, price: number, isOutside = false): Row => {
  const net = quantity * price
  return {
    'Item Name': name,
    'Item Type': 'goods',
    'HSN/SAC': '73181500',
    Quantity: quantity.toFixed(2),
    'Usage unit': 'pcs',
    'Item Price': price.toFixed(2),
    'Item Total': net.toFixed(2),
    'Item Tax': isOutside ? 'IGST18' : 'GST18',
    'Item Tax %': 18,
    CGST: isOutside ? 0 : (net * 0.09).toFixed(2),
    SGST: isOutside ? 0 : (net * 0.09).toFixed(2),
    IGST: isOutside ? (net * 0.18).toFixed(2) : 0,
  }
}

export type ZohoTables = Record<string, readonly Row[]>

/**
 * Asha owes 1,000 + 295 - 29.50 - 300 - 100 = 865.50, Delhi Stores 247.50, the client abroad 100 dollars at 83; Nashik is owed
 * 500 + 472 - 47.20 - 400 = 524.80; of the bolts 100 - 20 - 10 + 50 + 2 - 5 = 117 are there, of the milk 10 - 2 = 8.
 */
export function zohoTables(mark = '', place: ZohoPlace = pune): ZohoTables {
  const own = mark.replace(' ', '-')
  const [asha, delhi, abroad, nashik] = [
    `Asha Retail${mark}`,
    `Delhi Stores${mark}`,
    `Rhein Handel${mark}`,
    `Nashik Suppliers${mark}`,
  ]
  const [bolt, milk, advice] = [`Bolt M8${mark}`, `Milk${mark}`, `Advice${mark}`]
  const invoice = (number: string, date: string, customer: string, more: Row = {}): Row => ({
    'Invoice Date': date,
    'Invoice ID': `90${number}`,
    'Invoice Number': `${number}${own}`,
    'Invoice Status': 'Sent',
    'Customer Name': customer,
    'Place of Supply(With State Code)': '',
    'GST Treatment': 'consumer',
    'Is Inclusive Tax': 'false',
    'Currency Code': 'INR',
    'Exchange Rate': '1.000000',
    ...more,
  })
  return {
    'Contacts.csv': [
      {
        'Display Name': asha,
        'Contact Type': 'customer',
        'GST Treatment': 'consumer',
        EmailID: 'asha@asha.example',
        MobilePhone: '+91 98765 43210',
        'Billing Address': '12 Laxmi Road',
        'Billing City': 'Pune',
        'Billing State': place.state,
        'Billing Code': place.pincode,
        'Payment Terms': 30,
        'Opening Balance': '1,000.00',
      },
      {
        'Display Name': delhi,
        'Contact Type': 'customer',
        'GST Treatment': 'business_gst',
        [gst]: place.otherGstin,
        'Billing Address': '4 Chandni Chowk',
        'Billing City': 'Delhi',
        'Billing State': 'Delhi',
        'Billing Code': '110006',
      },
      {
        'Display Name': abroad,
        'Contact Type': 'customer',
        'GST Treatment': 'overseas',
        'Billing Country': 'Germany',
      },
    ],
    'Vendors.csv': [
      {
        'Display Name': nashik,
        'GST Treatment': 'business_gst',
        [gst]: place.gstin,
        'Billing Address': '4 Mill Road',
        'Billing City': 'Nashik',
        'Billing State': place.state,
        'Billing Code': place.pincode,
        'Opening Balance': '500.00',
      },
    ],
    'Item.csv': [
      {
        'Item ID': 1,
        'Item Name': bolt,
        SKU: `B-8${own}`,
        'HSN/SAC': '73181500',
        Rate: 'INR 12.50',
        'Purchase Rate': 'INR 8.00',
        'Product Type': 'goods',
        'Usage unit': 'pcs',
        'Inter State Tax Name': 'IGST18',
        'Inter State Tax Rate': 18,
        'Opening Stock': 100,
        'Opening Stock Value': 900,
      },
      {
        'Item ID': 2,
        'Item Name': milk,
        'HSN/SAC': '04012000',
        Rate: 'INR 50.00',
        'Product Type': 'goods',
        'Usage unit': 'ltr',
        'Taxability Type': 'Exempt',
        'Opening Stock': 10,
        'Opening Stock Value': 400,
      },
      {
        'Item ID': 3,
        'Item Name': advice,
        'HSN/SAC': '998313',
        Rate: 'INR 5000.00',
        'Product Type': 'service',
        'Inter State Tax Rate': 18,
      },
    ],
    'Chart_of_Accounts.csv': [
      { 'Account Name': 'Sales', 'Account Type': 'Income' },
      { 'Account Name': 'Cost of Goods Sold', 'Account Type': 'Cost Of Goods Sold' },
      { 'Account Name': 'Inventory Asset', 'Account Type': 'Stock' },
      { 'Account Name': `HDFC Bank${mark}`, 'Account Type': 'Bank' },
      { 'Account Name': `Till${mark}`, 'Account Type': 'Cash' },
      { 'Account Name': 'Rent Expense', 'Account Type': 'Expense' },
      { 'Account Name': 'Bad Debt', 'Account Type': 'Expense' },
      { 'Account Name': 'Accounts Receivable', 'Account Type': 'Accounts Receivable' },
      { 'Account Name': 'Accounts Payable', 'Account Type': 'Accounts Payable' },
    ],
    'Invoice.csv': [
      ...from(invoice('INV-1', '2026-05-10', asha, { Total: '295.00', Balance: '65.50' }), [
        bolts(bolt, 20, 12.5),
      ]),
      ...from(
        invoice('INV-2', '2026-05-14', delhi, {
          'GST Treatment': 'business_gst',
          [gst]: place.otherGstin,
          'Place of Supply(With State Code)': '07-Delhi',
          Total: '247.50',
        }),
        [
          bolts(bolt, 10, 12.5, true),
          {
            'Item Name': milk,
            'Item Type': 'goods',
            'HSN/SAC': '04012000',
            Quantity: '2.00',
            'Usage unit': 'ltr',
            'Item Price': '50.00',
            'Item Total': '100.00',
            'Item Tax Exemption Reason': 'Exempt supply',
          },
        ],
      ),
      ...from(invoice('INV-3', '2026-05-15', asha, { 'Invoice Status': 'Draft', Total: '295.00' }), [
        bolts(bolt, 20, 12.5),
      ]),
      ...from(invoice('INV-4', '2026-05-16', asha, { 'Invoice Status': 'Void', Total: '295.00' }), [
        bolts(bolt, 20, 12.5),
      ]),
      ...from(
        invoice('INV-5', '2026-06-02', abroad, {
          'GST Treatment': 'overseas',
          'Currency Code': 'USD',
          'Exchange Rate': '83.000000',
          Total: '100.00',
        }),
        [
          {
            'Item Name': advice,
            'Item Type': 'service',
            'HSN/SAC': '998313',
            Quantity: '1.00',
            'Item Price': '100.00',
            'Item Total': '100.00',
          },
        ],
      ),
    ],
    'Bill.csv': from(
      {
        'Bill Date': '2026-05-12',
        'Bill ID': '7001',
        'Bill Number': `NS/41${own}`,
        'Bill Status': 'Open',
        'Vendor Name': nashik,
        'GST Treatment': 'business_gst',
        'Due Date': '2026-06-11',
        'Currency Code': 'INR',
        'Exchange Rate': '1',
        Total: '472.00',
      },
      [{ ...bolts(bolt, 50, 8), Account: 'Inventory Asset' }],
    ),
    'Credit_Note.csv': from(
      {
        'Credit Note Date': '2026-07-01',
        'CreditNotes ID': '81',
        'Credit Note Number': `CN-1${own}`,
        'Credit Note Status': 'Closed',
        'Customer Name': asha,
        'Associated Invoice Number': `INV-1${own}`,
        Total: '29.50',
      },
      [bolts(bolt, 2, 12.5)],
    ),
    'Vendor_Credits.csv': from(
      {
        'Vendor Credit Date': '2026-07-05',
        'Vendor Credit Number': `VC-1${own}`,
        'Vendor Credit Status': 'Open',
        'Vendor Name': nashik,
        'Reference Bill#': `NS/41${own}`,
        Total: '47.20',
      },
      [{ ...bolts(bolt, 5, 8), Account: 'Inventory Asset' }],
    ),
    'Customer_Payment.csv': [
      {
        'Payment Number': 1,
        'CustomerPayment ID': 'P1',
        Mode: 'Bank Transfer',
        Date: '2026-06-20',
        'Customer Name': asha,
        Amount: '300.00',
        'Unused Amount': '100.00',
        'Bank Charges': '0.00',
        'Deposit To': `HDFC Bank${mark}`,
        'Invoice Number': `INV-1${own}`,
        'Amount Applied to Invoice': '200.00',
      },
    ],
    'Vendor_Payment.csv': [
      {
        'Payment Number': 1,
        'VendorPayment ID': 'V1',
        Date: '2026-06-25',
        'Vendor Name': nashik,
        Amount: '400.00',
        'Unused Amount': '0.00',
        'Paid Through': `HDFC Bank${mark}`,
        'Bill Number': `NS/41${own}`,
        'Bill Amount': '400.00',
      },
    ],
    'Expense.csv': [
      {
        'Expense Reference ID': 'E1',
        'Entry Number': 1,
        'Expense Date': '2026-06-30',
        'Expense Account': 'Rent Expense',
        'Paid Through': `Till${mark}`,
        'Currency Code': 'INR',
        'Exchange Rate': '1',
        'Is Inclusive Tax': 'false',
        'Tax Amount': '0',
        'Expense Amount': '1500.00',
        Total: '1500.00',
      },
    ],
    'Journal.csv': [
      {
        'Journal ID': 'J1',
        'Journal Number': 'JV-1',
        'Journal Date': '2026-07-10',
        Status: 'published',
        Account: 'Bad Debt',
        Debit: '100.00',
        Credit: '0',
      },
      {
        'Journal ID': 'J1',
        'Journal Number': 'JV-1',
        'Journal Date': '2026-07-10',
        Status: 'published',
        Account: 'Accounts Receivable',
        'Contact Name': asha,
        Debit: '0',
        Credit: '100.00',
      },
    ],
    'Transfer_Fund.csv': [
      {
        'Transaction Date': '2026-06-12',
        'Transaction ID': 'T1',
        'From Account': `HDFC Bank${mark}`,
        'To Account': `Till${mark}`,
        'Currency Code': 'INR',
        'Exchange Rate': '1',
        Total: '1000.00',
      },
    ],
    'Sales_Order.csv': [
      {
        'SalesOrder ID': 'S1',
        'SalesOrder Number': 'SO-1',
        'Order Date': '2026-07-07',
        'Customer Name': asha,
        Total: 50,
      },
    ],
  }
}

export const zohoZip = (tables: ZohoTables): Buffer =>
  zipOf(Object.entries(tables).map(([name, rows]) => [`backup/${name}`, csvOf(rows)] as const))

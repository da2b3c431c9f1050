import type { Layout } from '../sheets/layout.ts'

/**
 * Reports of Vyapar as it exports them to Excel; a report of sales has a second sheet with its items. Above the headings are the name of
 * the report and when it was made.
 *
 * Source: Vyapar publishes no description of them. The headings are those of public code that reads such files (importers of its sale
 * report, its item details and its party report), as indexed in November 2026; settings there add and leave out columns. No file of an
 * original company was at hand.
 */
export const vyaparLayouts = [
  {
    name: 'details',
    marks: [
      ['Invoice No./Txn No.', 'Invoice No.', 'Ref No.', 'Bill No.'],
      ['Item Name'],
      ['Quantity'],
      ['Amount', 'Total'],
    ],
    columns: {
      date: ['Date'],
      number: ['Invoice No./Txn No.', 'Invoice No.', 'Ref No.', 'Bill No.'],
      party: ['Party Name', 'Name'],
      type: ['Transaction Type', 'Txn Type', 'Type'],
      item: ['Item Name'],
      hsn: ['HSN/SAC', 'HSN Code', 'HSN'],
      quantity: ['Quantity'],
      unit: ['Unit'],
      price: ['UnitPrice', 'Price/Unit', 'Rate'],
      discount: ['Discount', 'Discount Amount'],
      taxRate: ['Tax Percent', 'Tax %', 'GST %'],
      tax: ['Tax', 'Tax Amount', 'GST'],
      cess: ['Additional Cess', 'Ad. CESS', 'Cess'],
      amount: ['Amount', 'Total'],
    },
  },
  {
    name: 'transactions',
    marks: [
      ['Date'],
      ['Party Name', 'Name'],
      ['Transaction Type', 'Txn Type', 'Type'],
      ['Total Amount', 'Total', 'Amount'],
    ],
    columns: {
      date: ['Date'],
      number: ['Invoice No', 'Invoice No./Txn No.', 'Ref No', 'Bill No', 'Txn No'],
      party: ['Party Name', 'Name'],
      gstin: ['GSTIN', "Party's GSTIN No.", 'GSTIN No'],
      mobile: ['Party Phone No.', 'Phone No', 'Phone'],
      type: ['Transaction Type', 'Txn Type', 'Type'],
      total: ['Total Amount', 'Total', 'Amount'],
      paidBy: ['Payment Type', 'Payment Mode'],
      paid: ['Received/Paid Amount', 'Received Amount', 'Paid Amount'],
      dueDate: ['Due Date'],
      status: ['Status', 'Payment Status'],
      place: ['State of Supply', 'Place of Supply'],
      corrects: ['Return Invoice No', 'Original Invoice No', 'Against Invoice No'],
      notes: ['Description'],
    },
  },
  {
    name: 'items',
    marks: [
      ['Item Name'],
      ['Sale Price', 'Purchase Price', 'Opening Stock Quantity', 'Stock Quantity', 'Sales Price'],
    ],
    columns: {
      name: ['Item Name'],
      code: ['Item Code'],
      hsn: ['HSN', 'HSN/SAC', 'HSN Code'],
      category: ['Category', 'Item Category'],
      price: ['Sale Price', 'Sales Price'],
      cost: ['Purchase Price'],
      opening: ['Opening Stock Quantity', 'Opening Stock'],
      openingPrice: ['At Price', 'Opening Stock Price'],
      unit: ['Base Unit', 'Unit', 'Primary Unit', 'Base Unit (x)'],
      taxRate: ['Tax Rate', 'Tax', 'GST Rate'],
      kind: ['Item Type', 'Type'],
      stock: ['Stock Quantity', 'Current Stock', 'Current Stock Quantity', 'Remaining Quantity'],
      stockValue: ['Stock Value'],
    },
  },
  {
    name: 'parties',
    marks: [
      ['Name', 'Party Name'],
      ['Receivable Balance', 'Payable Balance', 'Opening Balance', 'Phone No.', 'Phone'],
    ],
    columns: {
      name: ['Name', 'Party Name'],
      gstin: ['GSTIN', 'GSTIN No', "Party's GSTIN No."],
      registration: ['GST Type', 'GSTIN Type'],
      email: ['Email', 'Email ID'],
      mobile: ['Phone No.', 'Phone', 'Phone Number', 'Contact No'],
      address: ['Address', 'Billing Address'],
      state: ['State'],
      group: ['Party Group', 'Group', 'Party Type'],
      owed: ['Receivable Balance', 'Receivable'],
      owes: ['Payable Balance', 'Payable'],
      opening: ['Opening Balance'],
    },
  },
] as const satisfies readonly Layout[]

export type VyaparLayout = (typeof vyaparLayouts)[number]['name']

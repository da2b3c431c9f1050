/**
 * A program beside Bahi: bills an order of a web shop, keeps the PDF, and says what the customer owes. Started again, it bills nothing twice.
 *
 *     curl -O https://books.example.in/api/bahi-client.ts
 *     BAHI_ADDRESS=https://books.example.in BAHI_CLIENT_ID=… BAHI_CLIENT_SECRET=… BAHI_GSTIN=… node order-to-invoice.ts
 *
 * Node 24 runs it as it is. The program needs the rights to see units, to see and add parties, items and sales invoices, and to make their PDF.
 */
import { writeFile } from 'node:fs/promises'
import { bahi, BahiError } from './bahi-client.ts'
import type { Calls } from './bahi-client.ts'

const order = {
  number: 'WEB-4711',
  customer: { name: 'Deccan Tools', mobile: '9820012345', stateCode: '27' },
  lines: [
    {
      code: 'DRILL-13',
      name: 'Drill 13 mm',
      hsn: '8467',
      taxRate: '18',
      quantity: '2',
      unitPrice: '1250.00',
    },
  ],
}

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing`)
  return value
}

const books = bahi({
  address: setting('BAHI_ADDRESS'),
  clientId: setting('BAHI_CLIENT_ID'),
  clientSecret: setting('BAHI_CLIENT_SECRET'),
})

try {
  const entityId = await placeOf(setting('BAHI_GSTIN'))
  const partyId = await customerOf(order.customer)
  const lines: Calls['salesInvoice.save']['input']['lines'] = await Promise.all(
    order.lines.map(async ({ quantity, unitPrice, ...item }) => ({
      itemId: await itemOf(item),
      quantity,
      unitPrice,
    })),
  )
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  // The key is the order's: whatever is cut off, and however often the program is started, it has one invoice.
  const invoice = await books.call(
    'salesInvoice.save',
    { entityId, partyId, date: today, status: 'Active', lines },
    { key: order.number },
  )
  console.log(`Order ${order.number} is invoice ${invoice.number} of ${invoice.totals.total} rupees`)
  const pdf = await books.call('salesInvoice.pdf', { id: invoice.id })
  if ('bytes' in pdf) await writeFile(`${order.number}.pdf`, pdf.bytes)
  const { records } = await books.call('salesInvoice.search', { partyIds: [partyId], size: 100 })
  for (const { number, balance } of records) console.log(`${number} owes ${balance}`)
} catch (fault) {
  // What a person can act on: the sentence, the field, and the number that support asks for.
  if (!(fault instanceof BahiError)) throw fault
  console.error(`Refused (${fault.status}, request ${fault.requestId}): ${fault.message}`)
  process.exitCode = 1
}

async function placeOf(gstin: string): Promise<number> {
  const places = await books.call('entity.entities', {})
  const found = places.flatMap((company) => company.children).find(({ vrn }) => vrn === gstin)
  if (!found) throw new Error(`The program may not work with ${gstin}`)
  return found.entityId
}

async function customerOf({ name, mobile, stateCode }: typeof order.customer): Promise<number> {
  const { records } = await books.call('party.search', { keyword: name, size: 20 })
  const known = records.find((party) => party.name === name)
  if (known) return known.id
  const { id } = await books.call(
    'party.save',
    { name, mobile, role: 'Customer', taxpayerType: 'UNREG', placeOfSupply: stateCode },
    { key: `customer-${mobile}` },
  )
  return id
}

async function itemOf({
  code,
  name,
  hsn,
  taxRate,
}: Omit<(typeof order.lines)[number], 'quantity' | 'unitPrice'>) {
  const { records } = await books.call('item.search', { keyword: code, size: 20 })
  const known = records.find((item) => item.code === code)
  if (known) return known.id
  const units = await books.call('unit.search', { keyword: 'NOS', size: 20 })
  const unitId = units.records.find((unit) => unit.uqc === 'NOS')?.id
  if (!unitId) throw new Error('There is no unit of NOS')
  const { id } = await books.call('item.save', { code, name, hsn, taxRate, unitId }, { key: `item-${code}` })
  return id
}

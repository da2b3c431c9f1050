import { call } from '../../../app/api/call.ts'
import { cutDecimal } from '../../../ui/MoneyInput.tsx'
import { addLine, emptyLine, isBlank, lineOfItem, removeLine, scheduleFigures } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** Rows of a sheet as the clipboard gives them: tabs between cells, one row a line. */
export function rowsOf(text: string): string[][] {
  return text
    .replace(/\r/g, '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

/**
 * Fills lines from pasted rows: item (name, code or barcode), quantity, price, discount. Rows whose item is
 * known take the rest from the master; the others keep what was pasted, for the person to complete.
 */
export async function pasteRows(
  store: InvoiceStore,
  after: number,
  rows: readonly string[][],
): Promise<number> {
  const names = [...new Set(rows.map(([name = '']) => name))].slice(0, 500)
  const found = new Map(await Promise.all(names.map(async (name) => [name, await itemNamed(name)] as const)))
  let last = after
  for (const [name = '', quantity = '', price = '', discount = ''] of rows) {
    const item = found.get(name)
    const master = item ? lineOfItem(item) : { description: name }
    const line = {
      ...emptyLine(),
      ...master,
      quantity: cutDecimal(quantity, 3) || '1',
      ...(price ? { unitPrice: cutDecimal(price, 12) } : {}),
      ...(discount ? { discountPercent: cutDecimal(discount, 3) } : {}),
    }
    last = addLine(store, last, line)
  }
  const { lines } = store.getState()
  const first = lines.get(after)
  if (first && isBlank(first)) removeLine(store, after)
  scheduleFigures(store)
  return rows.length
}

async function itemNamed(name: string) {
  if (!name) return undefined
  const choices = await call('item.pick', { text: name.slice(0, 100) }, { quiet: true }).catch(() => [])
  const same = (value: string | null | undefined) => value?.toLowerCase() === name.toLowerCase()
  return choices.find((item) => same(item.code) || same(item.name) || same(item.barcode))
}

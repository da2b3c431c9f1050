import { call } from '../../app/api/call.ts'
import { useGridRows } from '../../app/screens/use-grid-rows.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { isBlank, mostRows, newStockRow, pastedStock } from './stock-rows.ts'
import type { StockRow } from './stock-rows.ts'

const isShown = (path: string) =>
  /^(stocks|lines)\[\d+\]\.(itemId|locationId|batch|manufacturedOn|expiresOn|serials|quantity|value|unitPrice)$/.test(
    path,
  )

/** Rows of items that are typed or pasted, with what the server says is wrong with them. */
export function useStockRows(place: number | undefined, most = mostRows) {
  const t = useT()
  const rows = useGridRows<StockRow>({
    make: (key, before) => newStockRow(key, before?.place ?? place ?? 0),
    isBlank,
    most,
    isShown,
  })
  return {
    ...rows,
    /** Rows of a sheet after those that are there; each finds its item by its whole name, code or barcode. */
    paste: async (text: string) => {
      const pasted = pastedStock(text)
      const texts = [...new Set(pasted.map(({ name }) => name).filter(Boolean))].slice(0, 1000)
      const found = texts.length > 0 ? await call('item.named', { texts }) : []
      const items = new Map(found.map(({ text: name, item }) => [name, item]))
      const fit = rows.append((firstKey) =>
        pasted.map(({ name, ...cells }, index) => ({
          ...newStockRow(firstKey + index, place ?? 0),
          ...cells,
          itemId: items.get(name)?.id,
          item: items.get(name)?.name ?? name,
          uqc: items.get(name)?.uqc ?? '',
          hasSerials: items.get(name)?.hasSerials ?? false,
          unitPrice: items.get(name)?.sellingPrice ?? '',
        })),
      )
      if (!fit) toast.info(t('opening.tooMany', { count: most }))
    },
    send: (list: 'stocks' | 'lines', given: readonly StockRow[], work: () => Promise<void>) =>
      rows.send(
        given,
        new Map(
          given.flatMap((row, index) =>
            row.itemId === undefined ? [[`${list}[${index}].itemId`, t('stock.chooseItem')] as const] : [],
          ),
        ),
        work,
      ),
  }
}

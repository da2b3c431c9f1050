import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useT } from '../../../app/texts.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { addLine } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { reachLine } from './line-moves.ts'
import { LineCards } from './LineCards.tsx'
import { LineColumns } from './LineColumns.tsx'
import css from './LineGrid.module.css'
import { PasteSheet } from './PasteSheet.tsx'
import { StockOfLines } from './StockOfLines.tsx'
import { LineTable } from './LineTable.tsx'

/** The lines of the document: a table to type through, on a phone cards of which one is open. */
export function LineGrid({ store }: { store: InvoiceStore }) {
  const t = useT()
  const isPhone = usePhone()
  const pasted = store((state) => state.pasted)
  const note = store((state) => state.note)
  const hint = store((state) => state.hint)
  return (
    <section className={css.grid} aria-label={t('invoice.lines')}>
      <StockOfLines store={store} />
      {isPhone ? <LineCards store={store} /> : <LineTable store={store} />}
      <div className={css.foot}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => {
            addLine(store)
            reachLine(store, store.getState().order.length - 1, 0)
          }}
        >
          {t('invoice.addLine')}
        </Button>
        {!isPhone && <LineColumns />}
        {!isPhone && <span className="muted">{t('invoice.pasteHelp')}</span>}
        <span className={note ? css.note : 'muted'} role="status">
          {note ?? hint}
        </span>
      </div>
      {pasted && <PasteSheet store={store} pasted={pasted} />}
    </section>
  )
}

import { useEffect, useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { PrintSheet } from '../../../app/print/PrintSheet.tsx'
import { useT } from '../../../app/texts.ts'
import { bodyOf } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'

/** The sheet as it would print now; it follows when typing rests. */
export function Preview({ store }: { store: InvoiceStore }) {
  const t = useT()
  const header = store((state) => state.header)
  const lines = store((state) => state.lines)
  const order = store((state) => state.order)
  const [body, setBody] = useState<InvoiceBody>(() => bodyOf(store, 'Draft'))
  useEffect(() => {
    const timer = window.setTimeout(() => setBody(bodyOf(store, 'Draft')), 300)
    return () => window.clearTimeout(timer)
  }, [store, header, lines, order])
  const sheet = useCall('salesInvoice.preview', body, { keepPrevious: true, quiet: true })
  return (
    <aside className={parts.preview} aria-label={t('invoice.preview')} aria-busy={sheet.isFetching}>
      {sheet.data ? (
        <PrintSheet {...sheet.data} />
      ) : (
        <p className="muted">{sheet.error ? t('invoice.previewLater') : ''}</p>
      )}
    </aside>
  )
}

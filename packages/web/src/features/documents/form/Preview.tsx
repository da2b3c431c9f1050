import { useElementSize } from '@mantine/hooks'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { PrintSheet } from '../../../app/print/PrintSheet.tsx'
import { useT } from '../../../app/texts.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'
import { useRestedBody } from './use-rested-body.ts'

/** The width that a sheet is laid out for, in pixels; a narrower place shows the whole of it smaller. */
const sheetWidth = 700

/** The sheet as it would print now; it follows when typing rests. */
export function Preview({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const body = useRestedBody(store, 'Draft', 300)
  const sheet = useCall(`${kind}.preview`, body as InvoiceBody, {
    enabled: body !== undefined,
    keepPrevious: true,
    quiet: true,
  })
  const { ref, width } = useElementSize<HTMLElement>()
  return (
    <aside ref={ref} className={parts.preview} aria-label={t('invoice.preview')} aria-busy={sheet.isFetching}>
      {sheet.data ? (
        <div style={{ zoom: width > 0 ? Math.min(1, width / sheetWidth) : 1 }}>
          <PrintSheet {...sheet.data} />
        </div>
      ) : (
        <p className="muted">{sheet.error ? t('invoice.previewLater') : ''}</p>
      )}
    </aside>
  )
}

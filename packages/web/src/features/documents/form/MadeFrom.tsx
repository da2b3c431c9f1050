import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import css from './HeadFields.module.css'
import type { InvoiceStore } from './invoice-store.ts'

/** The orders and challans that a document is made from; nothing where there are none. */
export function MadeFrom({ store }: { store: InvoiceStore }) {
  const t = useT()
  const sources = store(({ header }) => header.sourceDocuments)
  const id = store(({ header }) => header.id)
  const problem = store(
    ({ problems }) => [...problems].find(([path]) => path.startsWith('sourceDocuments'))?.[1],
  )
  // What is stored knows them by their ids alone.
  const isUnnamed = sources.some(({ number }) => number === undefined)
  const links = useCall(
    'document.links',
    { id: id ?? 0 },
    { enabled: isUnnamed && id !== undefined, quiet: true, staleMs: 60_000 },
  )
  if (sources.length === 0) return null
  const numberOf = (documentId: number) =>
    links.data?.find((one) => one.documentId === documentId)?.number ?? ''
  const measured = sources.filter(({ quantityIsProvisional }) => quantityIsProvisional)
  return (
    <div className={css.against}>
      <span className="muted">{t('fulfilment.madeFrom')}</span>{' '}
      {sources.map(({ documentId, number }) => (
        <bdi key={documentId} className={css.chip}>
          {number ?? numberOf(documentId)}
        </bdi>
      ))}
      {measured.length > 0 && (
        <p>
          {t('challan.measure', {
            numbers: measured.map(({ documentId, number }) => number ?? numberOf(documentId)).join(', '),
          })}
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}

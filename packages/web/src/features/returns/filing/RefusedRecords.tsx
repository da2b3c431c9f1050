import { DocumentLink } from '../../../app/DocumentLink.tsx'
import { useT } from '../../../app/texts.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import css from '../returns.module.css'
import type { FilingState } from './FilingPanel.tsx'

/** What the portal refused: the document, why, and where it is in the return. */
export function RefusedRecords({
  records,
  count,
}: {
  records: FilingState['refusedRecords']
  count: number
}) {
  const t = useT()
  return (
    <section className={css.issues} data-grave>
      <h2>{t('filing.refusedTitle')}</h2>
      <p className="muted">{t('filing.refusedText')}</p>
      <ul>
        {records.map((record, index) => (
          <li key={index}>
            <div>
              {record.documentId ? (
                <DocumentLink kind={record.kind ?? ''} id={record.documentId}>
                  {record.number ?? t('gstr1.ofDocument')}
                </DocumentLink>
              ) : (
                record.number && <span className="figure">{record.number}</span>
              )}
              {record.party && <span className="figure muted">{record.party}</span>}
              {record.section && (
                <span className="muted">
                  {t.find(`returns.section.${record.section.toUpperCase()}`) ?? record.section}
                </span>
              )}
            </div>
            <p>{record.message}</p>
          </li>
        ))}
      </ul>
      {count > records.length && (
        <p className="muted">
          {t('filing.refusedMore', { count: groupDigits(String(count - records.length)) })}
        </p>
      )}
    </section>
  )
}

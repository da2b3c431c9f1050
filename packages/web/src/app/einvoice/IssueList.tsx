import type { Reply } from '../api/call-types.ts'
import { To } from '../nav.tsx'
import { useT } from '../texts.ts'
import css from './einvoice.module.css'

type Issue = Reply<'eInvoice.detail'>['errors'][number]

/** What a fault is about, so that it leads to the form where it is mended. */
export interface Subject {
  readonly documentId: number
  readonly entityId?: number | undefined
  readonly partyId?: number | null | undefined
}

/** Faults in words, each with what to do and the way to the form of its field. */
export function IssueList({ issues, subject }: { issues: readonly Issue[]; subject: Subject }) {
  const t = useT()
  return (
    <ul className={css.issues}>
      {issues.map((issue) => {
        const { to, place } = formOf(issue.path, subject)
        return (
          <li key={`${issue.code} ${issue.path} ${issue.message}`} data-severity={issue.severity}>
            <div>
              <span className="figure">{issue.code}</span> <span dir="auto">{issue.message}</span>
            </div>
            {issue.fix && (
              <div className="muted" dir="auto">
                {issue.fix}
              </div>
            )}
            <div className="meta">
              {issue.path && <bdi className="figure">{issue.path}</bdi>}{' '}
              <To to={to}>{t(`eInvoice.mend.${place}`)}</To>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function formOf(path: string, { documentId, entityId, partyId }: Subject) {
  if (path.startsWith('supplier.') && entityId)
    return { to: `edit-gstin/${entityId}`, place: 'entity' } as const
  if (/^(?:party|billingAddress)\./.test(path) && partyId)
    return { to: `edit-party/${partyId}`, place: 'party' } as const
  return { to: `edit-sales-invoice/${documentId}`, place: 'document' } as const
}

import { To } from '../nav.tsx'
import { useT } from '../texts.ts'
import css from './portals.module.css'

export interface Issue {
  readonly code: string
  /** Field to mend; empty where none was named. */
  readonly path: string
  readonly message: string
  readonly fix: string
  readonly severity?: string
}

/** What a fault is about, so that it leads to the form where it is mended. */
export interface Subject {
  /** Absent for what has a form of its own. */
  readonly documentId?: number | undefined
  readonly formPath?: string | undefined
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

function formOf(path: string, { documentId, formPath, entityId, partyId }: Subject) {
  if (path.startsWith('supplier.') && entityId)
    return { to: `edit-gstin/${entityId}`, place: 'entity' } as const
  if (/^(?:party|billingAddress)\./.test(path) && partyId)
    return { to: `edit-party/${partyId}`, place: 'party' } as const
  return { to: formPath ?? `edit-sales-invoice/${documentId}`, place: 'document' } as const
}

import { isKindWithScreens, pathOf } from '../documents.ts'
import type { DocumentKind } from '../documents.ts'
import { To } from '../nav.tsx'
import { useT } from '../texts.ts'
import css from './portals.module.css'

export interface Issue {
  readonly code: string
  /** Field to mend; empty where none was named. */
  readonly path: string
  readonly message: string
  readonly fix: string
  readonly severity?: string | undefined
}

/** What a fault is about, so that it leads to the form where it is mended. */
export interface Subject {
  /** Both absent for what has a form of its own. */
  readonly documentId?: number | undefined
  readonly kind?: string | null | undefined
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
              {to && <To to={to}>{t(`eInvoice.mend.${place}`)}</To>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function formOf(path: string, { documentId, kind, formPath, entityId, partyId }: Subject) {
  const at = (form: string, field: string) => (field ? `${form}?field=${encodeURIComponent(field)}` : form)
  if (path.startsWith('supplier.') && entityId)
    return { to: at(`edit-gstin/${entityId}`, entityField(path.slice(9))), place: 'entity' } as const
  // A document that was issued carries its own copy of the address.
  const ofParty = documentId === undefined ? /^(?:party|billingAddress)\./ : /^party\./
  if (ofParty.test(path) && partyId)
    return { to: at(`edit-party/${partyId}`, partyField(path)), place: 'party' } as const
  const form =
    formPath ?? (isKindWithScreens(kind ?? '') ? pathOf(kind as DocumentKind, 'edit', documentId) : undefined)
  return { to: form && at(form, path), place: 'document' } as const
}

/** Fields have other names in the forms of the masters than on a document. */
const entityField = (field: string) => ({ gstin: 'vrn', name: 'legalName', phone: 'mobile' })[field] ?? field

const partyField = (path: string) =>
  ({ 'party.phone': 'mobile', 'party.email': 'emails' })[path] ?? path.replace(/^party\./, '')

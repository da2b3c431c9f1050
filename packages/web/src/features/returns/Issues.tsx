import { Skeleton } from '@mantine/core'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import css from './returns.module.css'

type Found = Reply<'gstr1.issues'>

/** What the portal would refuse first, then what is worth a look; each with its cure and the document. */
export function Issues({
  query,
}: {
  query: { readonly data: Found | undefined; readonly isError: boolean; readonly refetch: () => unknown }
}) {
  const t = useT()
  const { data } = query
  if (!data)
    return query.isError ? (
      <EmptyState
        text={t('gstr1.failed')}
        action={{ label: t('error.retry'), run: () => void query.refetch() }}
      />
    ) : (
      <Skeleton height={240} />
    )
  if (data.errors + data.warnings === 0) return <EmptyState isGood text={t('gstr1.noIssues')} />
  const of = (severity: 'Error' | 'Warning') => data.issues.filter((issue) => issue.severity === severity)
  return (
    <div className={css.stack}>
      {data.issues.length < data.errors + data.warnings && (
        <p className="muted">{t('gstr1.moreIssues', { count: groupDigits(String(data.issues.length)) })}</p>
      )}
      {data.errors > 0 && (
        <Group
          title={t.count('gstr1.errors', data.errors)}
          text={t('gstr1.errorsText')}
          issues={of('Error')}
          isGrave
        />
      )}
      {data.warnings > 0 && (
        <Group
          title={t.count('gstr1.warnings', data.warnings)}
          text={t('gstr1.warningsText')}
          issues={of('Warning')}
        />
      )}
    </div>
  )
}

function Group({
  title,
  text,
  issues,
  isGrave = false,
}: {
  title: string
  text: string
  issues: Found['issues']
  isGrave?: boolean
}) {
  const t = useT()
  return (
    <section className={css.issues} data-grave={isGrave}>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <ul>
        {issues.map((issue, index) => (
          <li key={index}>
            <div>
              {issue.documentId ? (
                <DocumentLink kind={issue.kind ?? ''} id={issue.documentId}>
                  {issue.number ?? t('gstr1.ofDocument')}
                </DocumentLink>
              ) : (
                issue.number && <span className="figure">{issue.number}</span>
              )}
              {issue.lineNumber && (
                <span className="meta">{t('gstr1.line', { number: issue.lineNumber })}</span>
              )}
              <code className="meta">{issue.code}</code>
            </div>
            <p>{issue.message}</p>
            {issue.fix && <p className="muted">{issue.fix}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

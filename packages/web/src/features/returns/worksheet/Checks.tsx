import type { WorksheetName } from '@bahi/domain/returns/forms/forms.ts'
import { DocumentLink } from '../../../app/DocumentLink.tsx'
import type { Reply } from '../../../app/api/call-types.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

type Summary = Reply<`${WorksheetName}.summary`>

/** What the portal would refuse first, then what is worth a look; each with its way out. */
export function Checks({ summary }: { summary: Summary }) {
  const t = useT()
  const { checks, errors, warnings } = summary
  if (errors + warnings === 0) return <EmptyState isGood text={t('worksheet.noChecks')} />
  return (
    <div className={css.stack}>
      {checks.length < errors + warnings && (
        <p className="muted">{t('gstr1.moreIssues', { count: groupDigits(String(checks.length)) })}</p>
      )}
      {(['Error', 'Warning'] as const).map((severity) => {
        const own = checks.filter((check) => check.severity === severity)
        if (own.length === 0) return null
        const title =
          severity === 'Error' ? t.count('gstr1.errors', errors) : t.count('gstr1.warnings', warnings)
        return (
          <section key={severity} className={css.issues} data-grave={severity === 'Error'}>
            <h2>{title}</h2>
            <ul>
              {own.map((check, index) => (
                <li key={index}>
                  <p>{check.message}</p>
                  <p className="muted">{check.fix}</p>
                  <div>
                    {check.document && (
                      <DocumentLink kind={check.document.kind} id={check.document.id}>
                        {check.document.number ?? t('gstr1.ofDocument')}
                      </DocumentLink>
                    )}
                    {check.table && (
                      <Inside change={{ tab: `table-${check.table}` }}>
                        {t('worksheet.openTable', { table: check.table })}
                      </Inside>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

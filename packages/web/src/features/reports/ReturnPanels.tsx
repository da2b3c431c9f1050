import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Chip } from '../../ui/values.tsx'
import css from './Dashboard.module.css'
import { Panel } from './DashboardPanels.tsx'
import { usePeriodName } from './use-period-name.ts'

type Summary = Reply<'dashboard.summary'>

const tones = { Filed: 'ok', Due: 'attention', Overdue: 'danger' } as const

/** Returns of the newest period that has ended, and what is late of those before: GSTIN by GSTIN, and how many are where; each by its own right. */
export function ReturnPanels({ summary: { returnStatus, returnCount } }: { summary: Summary }) {
  const t = useT()
  const mayOpen = useRights().may('REP_GSTR1', 'RET_SH_VW')
  const periodName = usePeriodName()
  const link = mayOpen ? { to: 'returns' } : {}
  return (
    <>
      {returnStatus && (
        <Panel title={t('dashboard.returnStatus')} {...link}>
          <ul className={css.counts}>
            {returnStatus.map(({ entityId, name, form, period, dueDate, state, path }) => (
              <li key={`${entityId} ${form} ${period}`}>
                {mayOpen ? (
                  <To to={path}>
                    {form} · <bdi>{name}</bdi>
                  </To>
                ) : (
                  <span>
                    {form} · <bdi>{name}</bdi>
                  </span>
                )}
                <span className={css.returnState}>
                  <span className="muted">
                    {periodName(period, form)} · {t('dashboard.due')} <DateText value={dueDate} />
                  </span>
                  <Chip tone={tones[state]}>{t(`dashboard.return${state}`)}</Chip>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {returnCount && (
        <Panel title={t('dashboard.returnCount')} {...link}>
          <ul className={css.counts}>
            {(['overdue', 'due', 'filed'] as const).map((key) => (
              <li key={key} data-tone={key === 'overdue' && returnCount.overdue > 0 ? 'danger' : undefined}>
                {t(labels[key])}
                <span className="figure">{groupDigits(String(returnCount[key]))}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

const labels = {
  overdue: 'dashboard.returnOverdue',
  due: 'dashboard.returnDue',
  filed: 'dashboard.returnFiled',
} as const

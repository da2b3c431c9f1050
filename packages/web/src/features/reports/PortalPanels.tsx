import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { useRights } from '../../app/session/rights.ts'
import { rightsOfPath } from '../../app/shell/menu.ts'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import css from './Dashboard.module.css'
import { Panel } from './DashboardPanels.tsx'

type Summary = Reply<'dashboard.summary'>

interface Count {
  readonly label: string
  readonly count: number
  readonly to: string
  readonly tone?: 'danger' | 'attention'
}

/** Documents by their state at the two portals; each figure leads to the list that it counts. */
export function PortalPanels({ summary: { eInvoices, eWayBills } }: { summary: Summary }) {
  const t = useT()
  const rights = useRights()
  return (
    <>
      {eInvoices && rights.may('DSH_EINV') && (
        <Panel title={t('dashboard.eInvoices')} {...(rights.may('EIN_SH_VW') ? { to: 'e-invoice' } : {})}>
          <Counts
            counts={[
              {
                label: t('dashboard.notGenerated', { days: 60 }),
                count: eInvoices.notGenerated,
                to: `e-invoice?states=YetNotGenerated&period=Custom&from=${eInvoices.since}`,
                tone: 'attention',
              },
              {
                label: t('dashboard.inProgress'),
                count: eInvoices.inProgress,
                to: 'e-invoice?states=InProgress',
              },
              {
                label: t('dashboard.rejected'),
                count: eInvoices.rejected,
                to: 'e-invoice?states=Rejected',
                tone: 'danger',
              },
              {
                label: t('dashboard.generated'),
                count: eInvoices.generated,
                to: 'e-invoice?states=Generated',
              },
              {
                label: t('dashboard.irnCancelled'),
                count: eInvoices.cancelled,
                to: 'e-invoice?states=Cancelled',
              },
            ]}
          />
        </Panel>
      )}
      {eWayBills && rights.may('DSH_EWB') && (
        <Panel title={t('dashboard.eWayBills')} {...(rights.may('EWB_SH_VW') ? { to: 'e-way-bill' } : {})}>
          <Counts
            counts={[
              {
                label: t('dashboard.expired'),
                count: eWayBills.expired,
                to: 'e-way-bill-board',
                tone: 'danger',
              },
              {
                label: t('dashboard.endsToday'),
                count: eWayBills.endsToday,
                to: 'e-way-bill-board',
                tone: 'attention',
              },
              {
                label: t('dashboard.onTheWay'),
                count: eWayBills.onTheWay,
                to: 'e-way-bill?states=Generated',
              },
              {
                label: t('dashboard.rejected'),
                count: eWayBills.rejected,
                to: 'e-way-bill?states=Rejected',
                tone: 'danger',
              },
              { label: t('dashboard.inProgress'), count: eWayBills.pending, to: 'e-way-bill?states=Pending' },
            ]}
          />
        </Panel>
      )}
    </>
  )
}

function Counts({ counts }: { counts: readonly Count[] }) {
  const rights = useRights()
  return (
    <ul className={css.counts}>
      {counts.map(({ label, count, to, tone }) => (
        <li key={label} data-tone={count > 0 ? tone : undefined}>
          {rights.may(...(rightsOfPath(to.split('?')[0] ?? '') ?? [])) ? (
            <To to={to}>{label}</To>
          ) : (
            <span className={css.countLabel}>{label}</span>
          )}
          <span className="figure">{groupDigits(String(count))}</span>
        </li>
      ))}
    </ul>
  )
}

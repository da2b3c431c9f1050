import { Skeleton } from '@mantine/core'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { pathOf } from '../../app/documents.ts'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { PeriodPicker } from '../../app/screens/PeriodPicker.tsx'
import { daysOf } from '../../app/screens/period-days.ts'
import type { Period } from '../../app/screens/period-days.ts'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { useLate } from '../../ui/use-late.ts'
import { Quantity } from '../../ui/values.tsx'
import { Cards, Counters } from './Cards.tsx'
import css from './Dashboard.module.css'
import { AgeingBars, Panel, Top } from './DashboardPanels.tsx'
import { PortalPanels } from './PortalPanels.tsx'
import { ReturnPanels } from './ReturnPanels.tsx'
import { SetupChecks } from './SetupChecks.tsx'
import { Todo } from './Todo.tsx'
import { Trend } from './Trend.tsx'

type Summary = Reply<'dashboard.summary'>

/** What needs doing first, then money, then trends. */
export function Dashboard() {
  const t = useT()
  const nav = useNav()
  const firstName = useSession((session) => session.settings?.firstName ?? '')
  const one = (key: string) => (typeof nav.search[key] === 'string' ? nav.search[key] : '')
  const period = { period: one('period') || 'CFY', from: one('from'), to: one('to') }
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('dashboard.hello', { name: firstName })}</h1>
        <span className={css.period}>
          <PeriodPicker value={period} onChange={nav.setSearch} />
        </span>
      </div>
      <LoadBoundary>
        <Figures period={period} />
      </LoadBoundary>
    </div>
  )
}

function Figures({ period }: { period: Period }) {
  const t = useT()
  const nav = useNav()
  const late = useLate()
  const rights = useRights()
  const { from, to } = daysOf(period)
  const { data } = useCall(
    'dashboard.summary',
    {
      ...(nav.eId ? { companyId: nav.eId } : {}),
      ...(from ? { fromDate: from } : {}),
      ...(to ? { toDate: to } : {}),
    },
    { needed: true, keepPrevious: true },
  )
  if (!data) return late ? <Skeleton height={420} /> : null
  return (
    <>
      {data.setup && <SetupChecks setup={data.setup} />}
      {isEmpty(data) ? (
        <EmptyState
          text={t('dashboard.empty')}
          {...(rights.may('SIN_AD')
            ? {
                action: {
                  label: t('kind.salesInvoice.create'),
                  run: () => nav.go(pathOf('salesInvoice', 'create')),
                },
              }
            : {})}
        />
      ) : (
        <Body summary={data} period={period} />
      )}
    </>
  )
}

const isEmpty = ({ saleInvoices, kinds, paymentsIn, paymentsOut, ageing, todo }: Summary) =>
  todo.length === 0 &&
  [saleInvoices.total, ...kinds, paymentsIn, paymentsOut, ...ageing].every(({ documents }) => documents === 0)

function Body({ summary, period }: { summary: Summary; period: Period }) {
  const t = useT()
  return (
    <>
      <Todo todo={summary.todo} />
      <Cards summary={summary} period={period} />
      <Counters summary={summary} period={period} />
      <div className={css.columns}>
        <Panel title={t('dashboard.trend')}>
          {summary.trend.length > 0 ? (
            <Trend trend={summary.trend} />
          ) : (
            <p className="muted">{t('dashboard.noSales')}</p>
          )}
        </Panel>
        <Panel title={t('dashboard.ageing')} to="party-ageing-report">
          <AgeingBars ageing={summary.ageing} side="receivable" />
        </Panel>
        {summary.ageingPayable.some(({ documents }) => documents > 0) && (
          <Panel title={t('dashboard.ageingPayable')} to="supplier-ageing-report">
            <AgeingBars ageing={summary.ageingPayable} side="payable" />
          </Panel>
        )}
        <PortalPanels summary={summary} />
        <ReturnPanels summary={summary} />
        <Panel title={t('dashboard.topParties')}>
          <Top
            rows={summary.topParties.map(({ partyId, name, amount }) => ({
              id: partyId,
              name,
              to: `view-party/${partyId}`,
              amount,
            }))}
          />
        </Panel>
        <Panel title={t('dashboard.topItems')}>
          <Top
            rows={summary.topItems.map(({ itemId, name, quantity, amount }) => ({
              id: itemId,
              name,
              to: `view-item/${itemId}`,
              amount,
              note: <Quantity value={quantity} />,
            }))}
          />
        </Panel>
      </div>
    </>
  )
}

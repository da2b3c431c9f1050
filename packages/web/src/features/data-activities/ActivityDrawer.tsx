import { viewOf } from '@bahi/contracts/document-screens.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { To } from '../../app/nav.tsx'
import { ExchangeEntry } from '../../app/portals/ExchangeEntry.tsx'
import css from '../../app/portals/exchanges.module.css'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { Drawer } from '../../ui/Modal.tsx'
import { About, Status } from './cells.tsx'
import type { Activity } from './cells.tsx'

/** One activity: what it was about, why it is not completed, and what was said to the portal for it. */
export function ActivityDrawer({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall('dataActivity.exchanges', { id: activity.id }, { quiet: true })
  const place = placeOf(activity)
  // A mail that was not made has said nothing to anybody.
  const hasExchanges = activity.direction !== 'Mail'
  return (
    <Drawer
      opened
      onClose={onClose}
      size={720}
      title={t.label('ActivityKind', activity.kind)}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.about}>
        <p>
          <Status row={activity} />
          {place ? (
            <To to={place}>
              <About row={activity} />
            </To>
          ) : (
            <About row={activity} />
          )}
        </p>
        {activity.message && <p>{activity.message}</p>}
        {hasExchanges && <h2 className="meta">{t('dataActivity.said')}</h2>}
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {hasExchanges && data?.length === 0 && <EmptyState text={t('dataActivity.nothingSaid')} />}
      <ul className={css.list}>
        {data?.map((exchange) => (
          <li key={exchange.id}>
            <ExchangeEntry exchange={exchange} />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

/** Where what it is about is put right. */
function placeOf({
  direction,
  documentId,
  documentKind,
  form,
  returnPeriod,
  entityId,
}: Activity): string | undefined {
  if (direction === 'Mail') return 'scheduled-reports'
  if (documentId !== null && documentKind !== null) return viewOf(documentKind, documentId)
  if (returnPeriod === null) return undefined
  if (form === 'gstr3b') return `returns/gstr3b/${returnPeriod}?entityId=${entityId}&tab=portal`
  if (form === 'gstr1a') return `returns/gstr1a/${returnPeriod}?entityId=${entityId}&tab=portal`
  if (form === 'gstr1' || form === 'iff')
    return `gstr1-report?entityId=${entityId}&period=${returnPeriod}&tab=portal`
  return `reconciliation?entityId=${entityId}&returnPeriod=${returnPeriod}`
}

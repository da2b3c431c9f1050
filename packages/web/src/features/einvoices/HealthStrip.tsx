import { Button } from '@mantine/core'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import css from './einvoices.module.css'

type Health = Reply<'portal.health'>[number]

const tones: Readonly<Record<Health['state'], Tone>> = {
  Up: 'ok',
  Down: 'danger',
  Refused: 'danger',
  NotSet: 'attention',
}

/** How the portal answers for each GSTIN, and what waits for it. */
export function HealthStrip() {
  const t = useT()
  const rights = useRights()
  const entityIds = useGstinIds()
  const health = useCall('portal.health', undefined, { quiet: true, everyMs: 15_000 })
  const shown =
    health.data?.filter(({ portal, entityId }) => portal === 'einvoice' && entityIds?.includes(entityId)) ??
    []
  if (shown.length === 0) return null
  const page = shown.find(({ sandboxUrl }) => sandboxUrl)?.sandboxUrl
  return (
    <section className={css.strip} aria-label={t('portal.name.einvoice')}>
      {shown.map((line) => (
        <Line key={line.entityId} line={line} />
      ))}
      {rights.may('BSN_SET_EINV_CRED') && <To to="e-invoice-credentials">{t('eInvoice.credentials')}</To>}
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {t('portal.open')}
        </a>
      )}
    </section>
  )
}

function Line({ line }: { line: Health }) {
  const t = useT()
  const rights = useRights()
  const retry = useAction('portal.retry', { refreshes: ['portal', 'eInvoice'] })
  const { entityId, portal, state, waiting, unknown } = line
  return (
    <div className={css.line}>
      <bdi className="figure">{line.gstin}</bdi>
      <Chip tone={tones[state]}>{t(`portal.state.${state}`)}</Chip>
      <span className="muted">{t(`portal.provider.${line.provider}`)}</span>
      {waiting > 0 && <span>{t.count('portal.waiting', waiting)}</span>}
      {unknown > 0 && <span>{t.count('portal.unknown', unknown)}</span>}
      {state === 'Down' && line.retryAt && (
        <span className="muted">
          {t('eInvoice.retryAt')} <TimeText value={line.retryAt} />
        </span>
      )}
      {(state === 'Down' || state === 'Refused') && line.lastFailure && (
        <span className="muted" dir="auto">
          {line.lastFailure}
        </span>
      )}
      {waiting + unknown > 0 && rights.may('EIN_GEN') && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={retry.isPending}
          onClick={() => void retry.mutateAsync({ entityId, portal }).catch(() => undefined)}
        >
          {t('portal.retry')}
        </Button>
      )}
    </div>
  )
}

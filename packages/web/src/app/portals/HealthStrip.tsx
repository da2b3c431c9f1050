import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import type { Reply } from '../api/call-types.ts'
import { useAction, useCall } from '../api/use-call.ts'
import { To } from '../nav.tsx'
import { useGstinIds } from '../session/company.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import css from './portals.module.css'
import { later } from '../../ui/later.tsx'

const ExchangeLog = later(() => import('./ExchangeLog.tsx').then((one) => one.ExchangeLog))

type Health = Reply<'portal.health'>[number]
export type Portal = Health['portal']

const tones: Readonly<Record<Health['state'], Tone>> = {
  Up: 'ok',
  Down: 'danger',
  Refused: 'danger',
  NotSet: 'attention',
}
const retryRights: Readonly<Record<Portal, RightCode>> = { einvoice: 'EIN_GEN', ewaybill: 'EWB_GEN' }

/** How the portal answers for each GSTIN, and what waits for it. */
export function HealthStrip({ portal, children }: { portal: Portal; children?: ReactNode }) {
  const t = useT()
  const rights = useRights()
  const entityIds = useGstinIds()
  const [hasLog, setLog] = useState(false)
  const health = useCall('portal.health', undefined, { quiet: true, everyMs: 15_000 })
  const shown =
    health.data?.filter((line) => line.portal === portal && entityIds?.includes(line.entityId)) ?? []
  if (shown.length === 0) return null
  const page = shown.find(({ sandboxUrl }) => sandboxUrl)?.sandboxUrl
  return (
    <section className={css.strip} aria-label={t(`portal.name.${portal}`)}>
      {shown.map((line) => (
        <Line key={line.entityId} line={line} />
      ))}
      {children}
      {rights.may('BSN_SET_EINV_CRED') && <To to="e-invoice-credentials">{t('portal.credentials')}</To>}
      {rights.may('DAC_SH_VW') && (
        <Button size="compact-sm" variant="subtle" onClick={() => setLog(true)}>
          {t('portal.exchanges')}
        </Button>
      )}
      {hasLog && <ExchangeLog portal={portal} onClose={() => setLog(false)} />}
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
  const retry = useAction('portal.retry', { refreshes: ['portal', 'eInvoice', 'eWayBill'] })
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
      {waiting + unknown > 0 && rights.may(retryRights[portal]) && (
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

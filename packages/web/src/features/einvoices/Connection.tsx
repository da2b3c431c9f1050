import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useGstins } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import css from './einvoices.module.css'

type PortalTest = Reply<'eInvoice.connection'>[number]
type Address = PortalTest['addresses'][number]

/** A stamp further off than this is worth a word: portals compare to the minute. */
const clockToleranceMs = 30_000

/** Tries the way to both portals, GSTIN by GSTIN. */
export function Connection() {
  const t = useT()
  const gstins = useGstins()
  if (!gstins) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <h1>{t('connection.title')}</h1>
      <p className="muted">{t('connection.text')}</p>
      {gstins.length === 0 && <EmptyState text={t('eInvoice.credentials.none')} />}
      {gstins.map(({ entityId, entityName, vrn }) => (
        <Gstin key={entityId} entityId={entityId} name={entityName} gstin={vrn ?? ''} />
      ))}
    </div>
  )
}

function Gstin({ entityId, name, gstin }: { entityId: number; name: string; gstin: string }) {
  const t = useT()
  const [found, setFound] = useState<readonly PortalTest[]>([])
  const test = useAction('eInvoice.connection', { refreshes: ['eInvoice', 'eWayBill', 'portal'] })
  const run = async () => setFound(await test.mutateAsync({ entityId }))
  return (
    <section className={css.card} aria-busy={test.isPending}>
      <div className={css.try}>
        <h2>
          {name} <bdi className="figure muted">{gstin}</bdi>
        </h2>
        <Button loading={test.isPending} onClick={() => void run().catch(() => undefined)}>
          {t('connection.try')}
        </Button>
      </div>
      <div aria-live="polite">
        {found.map((one) => (
          <PortalFacts key={one.portal} found={one} />
        ))}
      </div>
    </section>
  )
}

function PortalFacts({ found }: { found: PortalTest }) {
  const t = useT()
  const { addresses, signIn, lookup } = found
  return (
    <Facts
      title={`${t(`portal.name.${found.portal}`)} · ${t(`portal.provider.${found.provider}`)}`}
      facts={[
        [
          t('connection.address'),
          addresses.length === 0
            ? t('connection.noAddress')
            : addresses.map((address) => <Reached key={address.url} address={address} />),
        ],
        [t('connection.clock'), <Clock key="clock" addresses={addresses} />],
        [t('connection.signIn'), <Step key="signIn" step={signIn} />],
        [t('connection.lookup'), <Step key="lookup" step={lookup} more={<bdi>{lookup.name}</bdi>} />],
      ]}
    />
  )
}

function Reached({ address: { url, isReachable, ms, fault } }: { address: Address }) {
  const t = useT()
  return (
    <div>
      <bdi dir="ltr">{url}</bdi>{' '}
      <Chip tone={isReachable ? 'ok' : 'danger'}>
        {isReachable ? t('connection.reached', { ms: String(ms) }) : t('connection.notReached')}
      </Chip>{' '}
      {fault && <small className="muted">{fault}</small>}
    </div>
  )
}

function Clock({ addresses }: { addresses: readonly Address[] }) {
  const t = useT()
  const told = addresses.find(({ clockAheadMs }) => clockAheadMs !== null)?.clockAheadMs
  if (told === undefined || told === null)
    return <span className="muted">{t('connection.clockUnknown')}</span>
  if (Math.abs(told) < clockToleranceMs) return <Chip tone="ok">{t('connection.clockRight')}</Chip>
  const seconds = String(Math.round(Math.abs(told) / 1000))
  return (
    <>
      <Chip tone="danger">
        {t(told > 0 ? 'connection.clockAhead' : 'connection.clockBehind', { seconds })}
      </Chip>{' '}
      {t('connection.clockFix')}
    </>
  )
}

const tones: Readonly<Record<PortalTest['signIn']['state'], Tone>> = {
  done: 'ok',
  failed: 'danger',
  notSet: 'attention',
  notTried: 'neutral',
}

function Step({ step, more }: { step: PortalTest['signIn']; more?: ReactNode }) {
  const t = useT()
  return (
    <>
      <Chip tone={tones[step.state]}>{t(`connection.state.${step.state}`)}</Chip>{' '}
      {step.ms !== null && <small className="muted">{t('connection.inMs', { ms: String(step.ms) })}</small>}{' '}
      {more} {step.message && <span dir="auto">{step.message}</span>}
    </>
  )
}

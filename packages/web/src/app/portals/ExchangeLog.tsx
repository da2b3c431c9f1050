import { Button, TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { DateInput } from '../../ui/DateInput.tsx'
import { Drawer } from '../../ui/Modal.tsx'
import type { Input } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { EmptyState } from '../screens/EmptyState.tsx'
import { useT } from '../texts.ts'
import { ExchangeEntry } from './ExchangeEntry.tsx'
import type { Portal } from './HealthStrip.tsx'
import css from './exchanges.module.css'

type Outcome = NonNullable<Input<'portal.exchanges'>['outcome']>
const outcomes = ['Answered', 'Failed'] as const
const most = 200

/** What was said to the portal and what it replied, newest first, with secrets masked. */
export function ExchangeLog({ portal, onClose }: { portal: Portal; onClose: () => void }) {
  const t = useT()
  const [number, setNumber] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const [size, setSize] = useState(50)
  const typed = useDeferredValue(number.trim())
  const { data, error, refetch } = useCall(
    'portal.exchanges',
    {
      portal,
      size,
      ...(typed ? { number: typed } : {}),
      ...(outcome ? { outcome } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
    { keepPrevious: true, quiet: true },
  )
  return (
    <Drawer
      opened
      onClose={onClose}
      size={720}
      title={t('portal.exchanges')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.filters}>
        <TextInput
          label={t('portal.exchangeNumber')}
          value={number}
          maxLength={50}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <label>
          <span className="meta">{t('portal.outcome')}</span>
          <select
            className={css.select}
            value={outcome ?? ''}
            onChange={({ target }) => setOutcome(outcomes.find((one) => one === target.value))}
          >
            <option value="">{t('list.all')}</option>
            {outcomes.map((one) => (
              <option key={one} value={one}>
                {t(`portal.outcome.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <DateInput label={t('portal.exchangesFrom')} value={from ?? ''} onChange={setFrom} />
        <DateInput label={t('portal.exchangesTo')} value={to ?? ''} onChange={setTo} />
      </div>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState text={t('portal.noExchanges')} />}
      <ul className={css.list}>
        {data?.map((exchange) => (
          <li key={exchange.id}>
            <ExchangeEntry exchange={exchange} />
          </li>
        ))}
      </ul>
      {data?.length === size && size < most && (
        <Button variant="subtle" onClick={() => setSize(most)}>
          {t('portal.moreExchanges')}
        </Button>
      )}
    </Drawer>
  )
}

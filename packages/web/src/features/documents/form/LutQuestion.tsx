import { Button } from '@mantine/core'
import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useEffect } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { keys, readStored, store as keep } from '../../../app/session/storage.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import css from './HeadFields.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { kindByRule, kindWithLut } from './supply-kind.ts'

type Answers = Readonly<Record<string, 'with' | 'without'>>
const answers = (): Answers => readStored<Answers>(keys.lutAnswers) ?? {}

/**
 * A LUT is in force: whether this customer is supplied without payment of tax is asked once, and done so from then on.
 */
export function LutQuestion({ store }: { store: InvoiceStore }) {
  const t = useT()
  const dateFormat = useSession(({ settings }) => settings?.dateFormat ?? 'DD/MM/YYYY')
  const party = store(({ header }) => header.party)
  const entityId = store(({ header }) => header.entityId)
  const date = store(({ header }) => header.date)
  const supplyKind = store(({ header }) => header.supplyKind)
  const isStored = store(({ header }) => header.id !== undefined)
  const without = kindWithLut({ party })
  const found = useCall(
    'master.transactionType',
    { entityId, partyId: party?.id ?? 0, ...(isCalendarDate(date) ? { date } : {}) },
    { enabled: party !== undefined && without !== undefined && !isStored, quiet: true, staleMs: 60_000 },
  )
  const lut = found.data?.lut
  const known = party && answers()[party.id]
  const use = supplyKind === '' && lut && without && known === 'without' ? without : undefined
  useEffect(() => {
    if (use) setHeader(store, { supplyKind: use })
  }, [store, use])
  if (!party || !lut || !without || supplyKind !== '' || known) return null
  const answer = (value: 'with' | 'without') => {
    keep(keys.lutAnswers, { ...answers(), [party.id]: value })
    setHeader(store, { supplyKind: value === 'without' ? without : kindByRule({ party }) })
  }
  return (
    <div className={css.lut} role="group" aria-label={t('invoice.lut')}>
      <span>{t('invoice.lutAsk', { number: lut.number, date: formatDate(lut.validTo, dateFormat) })}</span>
      <Button size="compact-sm" variant="filled" onClick={() => answer('without')}>
        {t('invoice.lutWithout')}
      </Button>
      <Button size="compact-sm" onClick={() => answer('with')}>
        {t('invoice.lutWith')}
      </Button>
    </div>
  )
}

import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { mayLeave } from '../../../app/screens/use-unsaved-guard.ts'
import { hasUnsaved } from '../../../app/session/ended.ts'
import { keys, readStored, store as keep } from '../../../app/session/storage.ts'
import { useT } from '../../../app/texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { entitiesOf } from '../own-gstins.ts'
import css from './CounterSale.module.css'
import { DaySales } from './DaySales.tsx'
import { Till } from './Till.tsx'
import type { Sold } from './Till.tsx'

/** Sales over the counter, one after the other: items, total, payment, next. */
export function CounterSale() {
  const t = useT()
  const nav = useNav()
  const tree = useCall('entity.entities', { companyId: nav.eId! }, { needed: true, staleMs: 60_000 })
  const entities = useMemo(() => entitiesOf(tree.data ?? []), [tree.data])
  const [chosen, setChosen] = useState(() => readStored<number>(keys.lastEntity))
  const entity = entities.find(({ id }) => id === chosen) ?? entities[0]
  const settings = useCall(
    'setting.search',
    { entityId: entity?.id ?? 0 },
    { enabled: entity !== undefined, needed: true, staleMs: 60_000 },
  )
  const of = (wanted: string) => settings.data?.find(({ name }) => name === wanted)?.value
  const name = of('defaultPartyName')
  const parties = useCall(
    'party.pick',
    { text: String(name).slice(0, 100) },
    { enabled: typeof name === 'string' && name !== '', needed: true, staleMs: 60_000 },
  )
  const party = parties.data?.find((one) => one.name === name)
  const [round, setRound] = useState(0)
  const [last, setLast] = useState<Sold>()
  const isMissing = parties.data !== undefined && !party
  // Items, prices and tax are those of the place: a sale that has begun is not taken along.
  const sellAt = async (id: number) => {
    if (hasUnsaved() && !(await mayLeave())) return
    keep(keys.lastEntity, id)
    setChosen(id)
  }
  if (!entity) return null
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>{t('counter.title')}</h1>
        {entities.length > 1 && (
          <Select
            aria-label={t('invoice.gstin')}
            data={entities.map((one) => ({ value: String(one.id), label: one.name }))}
            value={String(entity.id)}
            allowDeselect={false}
            onChange={(value) => void sellAt(Number(value))}
          />
        )}
        <To to="create-sales-invoice?counter=yes">{t('counter.fullForm')}</To>
      </header>
      {isMissing && <Notice urgent>{t('invoice.counterMissing', { name: String(name) })}</Notice>}
      {party && settings.data && (
        <Till
          key={`${entity.id} ${round}`}
          entity={entity}
          party={party}
          roundOff={of('roundOff') !== false}
          collects={of('CollectTcs') === true}
          last={last}
          onSold={(sold) => {
            setLast(sold)
            setRound(round + 1)
          }}
          onClear={() => setRound(round + 1)}
        />
      )}
      <DaySales key={entity.id} entityId={entity.id} />
    </div>
  )
}

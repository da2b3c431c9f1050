import { useState } from 'react'
import { useLoaded } from './load.ts'
import { amount, day, Grid, Loaded } from './Parts.tsx'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

const pageSize = 100

export function Payments({ tables }: { readonly tables: Tables }) {
  const { t } = useWords()
  const [shown, setShown] = useState(pageSize)
  const loaded = useLoaded('payments', async () =>
    (await tables.all('payments')).toSorted((one, other) =>
      (other['date'] ?? '').localeCompare(one['date'] ?? ''),
    ),
  )
  return (
    <Loaded of={loaded}>
      {(all) => (
        <section>
          <p className="dim">{t('viewer.found', { count: all.length })}</p>
          <Grid
            label={t('viewer.payments')}
            heads={[
              { text: t('viewer.number') },
              { text: t('viewer.date'), isDay: true },
              { text: t('viewer.party') },
              { text: t('viewer.mode') },
              { text: t('viewer.status') },
              { text: t('viewer.amount'), isNumber: true },
            ]}
            rows={all.slice(0, shown).map((row) => ({
              key: row['id'] ?? '',
              cells: [
                <bdi key="number">{row['number']}</bdi>,
                day(row['date']),
                <bdi key="party">{row['party_name']}</bdi>,
                row['mode'],
                row['status'],
                amount(row['amount']),
              ],
            }))}
          />
          {all.length > shown && (
            <button type="button" onClick={() => setShown(shown + pageSize)}>
              {t('viewer.more')}
            </button>
          )}
        </section>
      )}
    </Loaded>
  )
}

export function Settings({ tables }: { readonly tables: Tables }) {
  const { t } = useWords()
  const loaded = useLoaded('settings', () => tables.all('settings'))
  return (
    <Loaded of={loaded}>
      {(all) => (
        <Grid
          label={t('viewer.settings')}
          heads={[{ text: t('viewer.setting') }, { text: t('viewer.value') }]}
          rows={all.map((row) => ({
            key: row['id'] ?? '',
            cells: [
              <code key="name" dir="ltr">
                {row['name']}
              </code>,
              <code key="value" dir="ltr">
                {row['value']}
              </code>,
            ],
          }))}
        />
      )}
    </Loaded>
  )
}

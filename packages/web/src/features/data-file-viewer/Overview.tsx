import { useLoaded } from './load.ts'
import { amount, day, Facts, Grid, Loaded } from './Parts.tsx'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

export function Overview({ tables }: { readonly tables: Tables }) {
  const { t, kind } = useWords()
  const { file } = tables
  const { manifest } = file
  const places = useLoaded('places', () => tables.all('entities'))
  return (
    <section>
      <Facts
        facts={[
          [t('viewer.company'), manifest.subscriber.name],
          [t('viewer.madeAt'), `${day(manifest.madeAt.replace('T', ' ').replace('Z', ''))} UTC`],
          [t('viewer.madeBy'), manifest.madeBy],
          [t('viewer.version'), `${manifest.version} (${manifest.schema})`],
          [t('viewer.signedBy'), <code key="key">{file.signedBy}</code>],
          [t('viewer.hash'), <code key="hash">{file.hash}</code>],
          [t('viewer.head'), <code key="head">{manifest.audit.head ?? '-'}</code>],
        ]}
      />
      <p className="dim">{t('viewer.signedByHint')}</p>
      <h2>{t('viewer.documents')}</h2>
      <Grid
        label={t('viewer.documents')}
        heads={[
          { text: t('viewer.kind') },
          { text: t('viewer.count'), isNumber: true },
          { text: t('viewer.total'), isNumber: true },
        ]}
        rows={manifest.documents.map((one) => ({
          key: one.kind,
          cells: [kind(one.kind), one.count, amount(one.total)],
        }))}
      />
      <h2>{t('viewer.places')}</h2>
      <Loaded of={places}>
        {(found) => (
          <Grid
            label={t('viewer.places')}
            heads={[{ text: t('viewer.company') }, { text: 'GSTIN' }, { text: 'PAN' }]}
            rows={found.map((row) => ({
              key: row['id'] ?? '',
              cells: [row['name'], row['gstin'] ?? '', row['pan'] ?? ''],
            }))}
          />
        )}
      </Loaded>
      <h2>{t('viewer.leftOut')}</h2>
      <Grid
        label={t('viewer.leftOut')}
        heads={[{ text: t('viewer.table') }, { text: t('viewer.reason') }]}
        rows={manifest.leftOut.map(({ table, column, reason }) => ({
          key: `${table}.${column ?? ''}`,
          cells: [
            <code key="name" dir="ltr">
              {column === undefined ? table : `${table}.${column}`}
            </code>,
            <span key="why" lang="en" dir="ltr">
              {reason}
            </span>,
          ],
        }))}
      />
    </section>
  )
}

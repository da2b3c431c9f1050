import { useMemo, useState } from 'react'
import { DocumentPage } from './DocumentPage.tsx'
import { useLoaded } from './load.ts'
import { amount, day, Grid, Loaded } from './Parts.tsx'
import type { DocumentSummary, Tables } from './tables.ts'
import { useWords } from './words.ts'

const pageSize = 100

export function Documents({ tables }: { readonly tables: Tables }) {
  const [opened, setOpened] = useState<DocumentSummary>()
  const [keyword, setKeyword] = useState('')
  const [kind, setKind] = useState('')
  const loaded = useLoaded('documents', () => tables.documents())
  if (opened) return <DocumentPage tables={tables} summary={opened} onBack={() => setOpened(undefined)} />
  return (
    <Loaded of={loaded}>
      {(all) => (
        <List
          all={all}
          keyword={keyword}
          kind={kind}
          onKeyword={setKeyword}
          onKind={setKind}
          onOpen={setOpened}
        />
      )}
    </Loaded>
  )
}

interface ListProps {
  readonly all: readonly DocumentSummary[]
  readonly keyword: string
  readonly kind: string
  readonly onKeyword: (keyword: string) => void
  readonly onKind: (kind: string) => void
  readonly onOpen: (one: DocumentSummary) => void
}

function List({ all, keyword, kind, onKeyword, onKind, onOpen }: ListProps) {
  const words = useWords()
  const { t } = words
  const [shown, setShown] = useState(pageSize)
  const kinds = useMemo(() => [...new Set(all.map((one) => one.kind))].toSorted(), [all])
  const found = useMemo(() => {
    const asked = keyword.trim().toLowerCase()
    return all.filter(
      (one) =>
        (kind === '' || one.kind === kind) &&
        (asked === '' ||
          [one.number, one.party, one.gstin].some((text) => text.toLowerCase().includes(asked))),
    )
  }, [all, keyword, kind])
  return (
    <section>
      <div className="filters">
        <label>
          <span>{t('viewer.search')}</span>
          <input
            type="search"
            value={keyword}
            onChange={({ target }) => {
              onKeyword(target.value)
              setShown(pageSize)
            }}
          />
        </label>
        <label>
          <span>{t('viewer.kind')}</span>
          <select value={kind} onChange={({ target }) => onKind(target.value)}>
            <option value="">{t('viewer.all')}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kind(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="dim">
        {t('viewer.found', { count: found.length })}
      </p>
      <Grid
        label={t('viewer.documents')}
        heads={[
          { text: t('viewer.number') },
          { text: t('viewer.date'), isDay: true },
          { text: t('viewer.kind') },
          { text: t('viewer.party') },
          { text: t('viewer.status') },
          { text: t('viewer.total'), isNumber: true },
        ]}
        rows={found.slice(0, shown).map((one) => ({
          key: one.id,
          onOpen: () => onOpen(one),
          cells: [
            <button key="open" type="button" className="link" onClick={() => onOpen(one)}>
              <bdi>{one.number || `#${one.id}`}</bdi>
            </button>,
            day(one.date),
            words.kind(one.kind),
            <bdi key="party">{one.party}</bdi>,
            words.status(one.status),
            amount(one.total),
          ],
        }))}
      />
      {found.length > shown && (
        <button type="button" onClick={() => setShown(shown + pageSize)}>
          {t('viewer.more')}
        </button>
      )}
    </section>
  )
}

import { viewOf } from '@bahi/contracts/document-screens.ts'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import css from './imports.module.css'
import { Pager } from './Pager.tsx'
import { outcomes } from './words.tsx'

const tones = { Created: 'ok', Changed: 'ok', Skipped: 'neutral', Refused: 'danger' } as const
/** Masters with a screen for each. */
const views: Readonly<Record<string, string>> = {
  party: 'view-party',
  item: 'view-item',
  vendor: 'view-vendor',
  priceList: 'view-price-list',
}

interface Props {
  readonly task: number
  readonly runs: boolean
}

/** Record by record what was done, or would be: what changed, or why nothing did. */
export function Records({ task, runs }: Props) {
  const t = useT()
  const nav = useNav()
  const outcome = outcomes.find((one) => one === nav.search['outcome'])
  const [page, setPage] = useState({ start: 0, outcome })
  const start = page.outcome === outcome ? page.start : 0
  const found = useCall(
    'import.changes',
    { backgroundTaskId: task, start, ...(outcome ? { outcomes: [outcome] } : {}) },
    { quiet: true, keepPrevious: true, everyMs: runs && 3000 },
  )
  if (found.error && !found.data)
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <p aria-busy="true" />
  const { records, size, total } = found.data
  if (total === 0) return <EmptyState text={t('imports.noRecords')} />
  return (
    <div className={css.part}>
      <table className={css.list} aria-label={t('imports.tab.records')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{t('imports.record')}</th>
            <th scope="col">{t('imports.outcome')}</th>
            <th scope="col">{t('imports.details')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ row, rows, outcome: became, label, recordKind, recordId, reason, changes }) => {
            const to = recordId === null ? undefined : placeOf(recordKind, recordId)
            return (
              <tr key={row}>
                <td data-label={t('imports.row')} className="figure">
                  {rows > 1 ? `${row} (+${rows - 1})` : row}
                </td>
                <td>
                  {to ? (
                    <To to={to}>
                      <bdi>{label}</bdi>
                    </To>
                  ) : (
                    <bdi>{label}</bdi>
                  )}
                </td>
                <td>
                  <Chip tone={tones[became]}>{t(`import.outcome.${became}`)}</Chip>
                </td>
                <td>
                  {reason}
                  {changes.map(({ field, before, after }) => (
                    <span key={field} className={css.change}>
                      {field}: <s>{before && <bdi>{before}</bdi>}</s> <bdi>{after}</bdi>
                    </span>
                  ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Pager start={start} size={size} total={total} onStart={(next) => setPage({ start: next, outcome })} />
    </div>
  )
}

function placeOf(kind: string | null, id: number): string | undefined {
  if (kind === null) return undefined
  return views[kind] ? `${views[kind]}/${id}` : viewOf(kind, id)
}

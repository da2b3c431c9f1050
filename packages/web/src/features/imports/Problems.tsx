import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { Chip } from '../../ui/values.tsx'
import css from './imports.module.css'
import { Pager } from './Pager.tsx'

interface Props {
  readonly task: number
  readonly runs: boolean
}

/** Equal problems once, and below each of every row: where it is, what it says, and what to do. */
export function Problems({ task, runs }: Props) {
  const t = useT()
  const nav = useNav()
  const code = typeof nav.search['code'] === 'string' ? nav.search['code'] : undefined
  const column = typeof nav.search['column'] === 'string' ? nav.search['column'] : undefined
  const filter = `${code ?? ''} ${column ?? ''}`
  const [page, setPage] = useState({ start: 0, filter })
  const start = page.filter === filter ? page.start : 0
  const everyMs = runs && 3000
  const summary = useCall('import.errorSummary', { backgroundTaskId: task }, { quiet: true, everyMs })
  const found = useCall(
    'import.detail',
    {
      backgroundTaskId: task,
      start,
      ...(code === undefined ? {} : { code, column: column ?? '' }),
    },
    { quiet: true, keepPrevious: true, everyMs },
  )
  const failed = found.data ? (summary.data ? undefined : summary.error) : found.error
  if (failed)
    return (
      <LoadFailed
        error={failed}
        onRetry={() => {
          void found.refetch()
          void summary.refetch()
        }}
      />
    )
  if (!found.data || !summary.data) return <p aria-busy="true" />
  const { records, size, total } = found.data
  const isChosen = (one: { readonly code: string; readonly column: string | null }) =>
    code === one.code && (column ?? '') === (one.column ?? '')
  if (summary.data.length === 0 && total === 0) return <EmptyState isGood text={t('imports.noProblems')} />
  return (
    <div className={css.part}>
      <ul className={css.summary} aria-label={t('imports.summary')}>
        {summary.data.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              className="plain"
              aria-pressed={isChosen(one)}
              onClick={() =>
                nav.setSearch({
                  tab: 'problems',
                  code: isChosen(one) ? undefined : one.code,
                  column: isChosen(one) ? undefined : (one.column ?? undefined),
                })
              }
            >
              <Chip tone={one.type === 'Error' ? 'danger' : 'attention'}>
                {t.count('imports.summaryRows', one.rows)}
              </Chip>
              <span>
                {one.column !== null && (
                  <>
                    <bdi>{one.column}</bdi>:{' '}
                  </>
                )}
                {one.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <table className={css.list} aria-label={t('imports.tab.problems')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{t('import.column')}</th>
            <th scope="col">{t('imports.value')}</th>
            <th scope="col">{t('imports.problem')}</th>
            <th scope="col">{t('imports.advice')}</th>
            <th scope="col">{t('imports.code')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((one, index) => (
            <tr key={index} data-type={one.type}>
              <td data-label={t('imports.row')} className="figure">
                {one.row}
              </td>
              <td data-label={t('import.column')}>
                <bdi>{one.column}</bdi>
              </td>
              <td data-label={t('imports.value')}>
                <bdi>{one.value}</bdi>
              </td>
              <td>{one.message}</td>
              <td className="muted">{one.fix}</td>
              <td data-label={t('imports.code')} className="figure muted">
                {one.code}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager start={start} size={size} total={total} onStart={(next) => setPage({ start: next, filter })} />
    </div>
  )
}

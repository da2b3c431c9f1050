import { To } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import css from '../imports.module.css'
import type { Move } from './MoveView.tsx'

type Run = NonNullable<Move['steps'][number]['run']>

/** The imports of a move, each with what came of its trial and of itself; its problems are behind it. */
export function MoveImports({ steps }: { steps: Move['steps'] }) {
  const t = useT()
  const hasTrial = steps.some(({ trial }) => trial !== null)
  const hasRun = steps.some(({ run }) => run !== null)
  return (
    <section className={css.part}>
      <h2>{t('move.steps')}</h2>
      <p className="muted">{t('move.rowsText')}</p>
      <table className={css.list} aria-label={t('move.steps')}>
        <thead>
          <tr>
            <th scope="col">{t('move.column.step')}</th>
            <th scope="col" data-figure>
              {t('move.column.rows')}
            </th>
            {hasTrial && <th scope="col">{t('move.column.trial')}</th>}
            {hasRun && <th scope="col">{t('move.column.run')}</th>}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ position, kind, rows, trial, run }) => (
            <tr key={position}>
              <td>{t(`import.kind.${kind}`)}</td>
              <td data-label={t('move.column.rows')} data-figure>
                <span className="figure">{groupDigits(String(rows))}</span>
              </td>
              {hasTrial && (
                <td data-label={t('move.column.trial')}>
                  <Outcome of={trial} />
                </td>
              )}
              {hasRun && (
                <td data-label={t('move.column.run')}>
                  <Outcome of={run} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Outcome({ of }: { of: Run | null }) {
  const t = useT()
  if (!of) return <span className="muted">{t('move.waiting')}</span>
  const { status, done, total, created, changed, skipped, refused } = of
  const figure = (count: number) => groupDigits(String(count))
  if (['Initialized', 'YetNotStarted', 'InProcess'].includes(status))
    return <span role="status">{t('move.progress', { done: figure(done), total: figure(total) })}</span>
  const good = figure(created + changed + skipped)
  return (
    <To to={`import?task=${of.backgroundTaskId}`}>
      {refused > 0 ? t('move.outcome', { good, refused: figure(refused) }) : t('move.outcomeOk', { good })}
    </To>
  )
}

/** What is not brought, or comes as something else: how many of which kind, and why. */
export function LeftOut({ title, rows }: { title: string; rows: Move['left'] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <table className={css.list} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('move.kind')}</th>
            <th scope="col" data-figure>
              {t('move.count')}
            </th>
            <th scope="col">{t('move.why')}</th>
            <th scope="col">{t('move.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ was, reason, why, count, samples }) => (
            <tr key={`${was} ${reason}`}>
              <td>
                <bdi>{was}</bdi>
              </td>
              <td data-label={t('move.count')} data-figure>
                <span className="figure">{groupDigits(String(count))}</span>
              </td>
              <td data-label={t('move.why')}>{why}</td>
              <td data-label={t('move.samples')}>
                <bdi>{samples.join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

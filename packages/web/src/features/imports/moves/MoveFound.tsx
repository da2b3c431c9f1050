import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useT } from '../../../app/texts.ts'
import { useDateWords } from '../../../ui/date-words.ts'
import { groupDigits } from '../../../ui/numbers.ts'
import { Amount } from '../../../ui/values.tsx'
import css from '../imports.module.css'
import type { Move } from './MoveView.tsx'

/** What is in the file: whose books they are, of which days, what is owed, and how many there are of each kind. */
export function MoveFound({
  program,
  found,
}: {
  program: Move['program']
  found: NonNullable<Move['found']>
}) {
  const t = useT()
  const { format } = useDateWords()
  const figures = [
    ['move.receivable', found.receivable],
    ['move.payable', found.payable],
    ['move.stock', found.stock],
  ] as const
  return (
    <section className={css.step}>
      <h2>{t('move.step.found')}</h2>
      <p>
        {t(`move.program.${program}`)}
        {' · '}
        {found.company && (
          <>
            <strong>
              <bdi>{found.company}</bdi>
            </strong>
            {' · '}
          </>
        )}
        {found.fromDate === null || found.toDate === null
          ? t('move.noPeriod')
          : t('move.period', {
              from: formatDate(found.fromDate, format),
              to: formatDate(found.toDate, format),
            })}
      </p>
      <div className={css.tiles}>
        {figures.map(([label, value]) => (
          <div key={label} className={css.tile}>
            <span>{t(label)}</span>
            <strong>
              <Amount value={value} />
            </strong>
          </div>
        ))}
      </div>
      <div className={css.two}>
        <table className={css.list} aria-label={t('move.foundMasters')}>
          <thead>
            <tr>
              <th scope="col">{t('move.foundMasters')}</th>
              <th scope="col" data-figure>
                {t('move.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.masters.map(({ kind, count }) => (
              <tr key={kind}>
                <td>{t(`import.kind.${kind}`)}</td>
                <td data-label={t('move.count')} data-figure>
                  <span className="figure">{groupDigits(String(count))}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={css.list} aria-label={t('move.foundVouchers')}>
          <thead>
            <tr>
              <th scope="col">{t('move.foundVouchers')}</th>
              <th scope="col" data-figure>
                {t('move.count')}
              </th>
              <th scope="col" data-figure>
                {t('move.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.documents.map(({ kind, count, amount }) => (
              <tr key={kind}>
                <td>
                  <bdi>{kind}</bdi>
                </td>
                <td data-label={t('move.count')} data-figure>
                  <span className="figure">{groupDigits(String(count))}</span>
                </td>
                <td data-label={t('move.amount')} data-figure>
                  <Amount value={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

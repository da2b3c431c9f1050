import { useT } from '../../app/texts.ts'
import css from './bank.module.css'
import type { StatementFile } from './use-statement-file.ts'

/** What is wrong with rows of a file, by their lines. */
export function Problems({ problems, count }: { problems: StatementFile['problems']; count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <section className={css.problems}>
      <h3>{t('bankStatement.problems', { count })}</h3>
      <ul tabIndex={0} aria-label={t('bankStatement.problems', { count })}>
        {problems.map(({ line, column, fault, value, expected }, index) => (
          <li key={index}>
            <span className="muted">
              {t('bankStatement.line', { line })}
              {column ? `, ${column}` : ''}
            </span>{' '}
            {t(`bankStatement.problem.${fault}`, { value, expected: expected ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import css from './imports.module.css'

/** What was taken back, and what is kept and why. */
export function Kept({ undone: { undone, kept, keptCount } }: { undone: Reply<'import.undo'> }) {
  const t = useT()
  return (
    <section className={css.kept} role="status">
      <strong>{t('imports.undid', { count: groupDigits(String(undone)) })}</strong>
      {keptCount > 0 && (
        <>
          <strong>{t('imports.kept', { count: groupDigits(String(keptCount)) })}</strong>
          {keptCount > kept.length && (
            <p>{t('imports.keptSome', { count: groupDigits(String(kept.length)) })}</p>
          )}
          <ul tabIndex={0} aria-label={t('imports.kept', { count: keptCount })}>
            {kept.map(({ row, label, why }) => (
              <li key={row}>
                {t('imports.row')} <span className="figure">{row}</span>: <bdi>{label}</bdi>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

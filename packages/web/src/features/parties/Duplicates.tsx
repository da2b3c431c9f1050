import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import css from './parties.module.css'

/** Parties that look like the one being typed, before it is saved twice. */
export function Duplicates({ found }: { found: Reply<'party.duplicates'> }) {
  const t = useT()
  if (found.length === 0) return null
  return (
    <div className={css.duplicates} role="status">
      <strong>{t('party.duplicates')}</strong>
      <ul>
        {found.slice(0, 5).map(({ id, name, code, gstin, reason }) => (
          <li key={id}>
            <To to={`view-party/${id}`}>{name}</To> <span className="figure">{gstin ?? code}</span> ·{' '}
            {t(`party.same.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

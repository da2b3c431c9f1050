import { pageSizes } from '@bahi/contracts/page-sizes.ts'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'
import css from './ListScreen.module.css'
import type { ColumnChoice } from './use-columns.ts'

/** How many rows the list asks for at once; kept for the user like the columns of the list. */
export function PageSize({ choice, className = '' }: { choice: ColumnChoice; className?: string }) {
  const t = useT()
  const usual = useSession((session) => session.settings?.pageSize ?? pageSizes[0])
  return (
    <label className={`${css.pageSize} ${className}`}>
      <span>{t('list.pageSize')}</span>
      <select
        className={css.select}
        value={choice.pageSize ?? ''}
        onChange={({ target }) => choice.setPageSize(pageSizes.find((size) => String(size) === target.value))}
      >
        <option value="">{t('list.pageSizeUsual', { count: usual })}</option>
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  )
}

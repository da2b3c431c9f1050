import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import css from './imports.module.css'

/** The first rows as they will be read; what is wrong is said at its cell. */
export function Preview({ preview: { columns, rows } }: { preview: Reply<'import.preview'> }) {
  const t = useT()
  if (columns.length === 0 || rows.length === 0) return null
  const hasSide = rows.some(({ side }) => side !== null)
  const isGood = rows.every(({ problems }) => problems.length === 0)
  return (
    <div className={css.part}>
      <h3>{t('imports.preview')}</h3>
      {isGood && <p className="muted">{t('imports.previewGood', { count: rows.length })}</p>}
      <div className={css.scroll} role="region" aria-label={t('imports.preview')} tabIndex={0}>
        <table className={css.cells}>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              {hasSide && <th scope="col">{t('imports.side')}</th>}
              {columns.map(({ path, label }) => (
                <th key={path} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, values, side, problems }) => {
              const ofRow = problems.filter(
                ({ column }) => !columns.some(({ heading }) => heading === column),
              )
              return (
                <tr key={row}>
                  <th scope="row">
                    <span className="figure">{row}</span>
                    {ofRow.map(({ message }) => (
                      <small key={message} className={css.fault}>
                        {message}
                      </small>
                    ))}
                  </th>
                  {hasSide && <td>{side && t(side === 'Debit' ? 'ledger.dr' : 'ledger.cr')}</td>}
                  {columns.map(({ path, heading }, index) => {
                    const faults = problems.filter(({ column }) => column === heading)
                    return (
                      <td key={path} data-fault={faults.length > 0}>
                        <bdi>{faults[0]?.value ?? values[index]}</bdi>
                        {faults.map(({ message }) => (
                          <small key={message} className={css.fault}>
                            {message}
                          </small>
                        ))}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './reconciliation.module.css'

type Told = Reply<'reconciliation.explain'>
type Field = Told['fields'][number]['field']

/** Both sides field by field, what is in the way, and the smallest change with which they would match. */
export function Comparison({ told }: { told: Told }) {
  const t = useT()
  return (
    <>
      <table className={css.compare}>
        <thead>
          <tr>
            <th scope="col">{t('reconciliation.fieldName')}</th>
            <th scope="col">{t('reconciliation.book')}</th>
            <th scope="col">{t('reconciliation.portal')}</th>
            <th scope="col">{t('reconciliation.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {told.fields.map(({ field, book, portal, verdict }) => (
            <tr key={field} data-verdict={verdict}>
              <th scope="row">{t(`reconciliation.field.${field}`)}</th>
              <td>
                <Value field={field} value={book} />
              </td>
              <td>
                <Value field={field} value={portal} />
              </td>
              <td>{t(`reconciliation.verdict.${verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told.smallestEdit && (
        <p className={css.notice}>
          {t('reconciliation.wouldMatch')}{' '}
          {told.smallestEdit.edits.map(({ field, to }, index) => (
            <span key={field}>
              {index > 0 && ', '}
              {t(`reconciliation.field.${field}`)} <Value field={field} value={to} />
            </span>
          ))}
        </p>
      )}
      {told.takenBy.map(({ id, number, state, side }) => (
        <p key={id}>
          {t(side === 'book' ? 'reconciliation.bookTaken' : 'reconciliation.portalTaken', {
            number,
            state: t.label('ReconState', state),
          })}
        </p>
      ))}
    </>
  )
}

const amounts: readonly Field[] = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess']

function Value({ field, value }: { field: Field; value: string | null }) {
  const t = useT()
  if (value === null || value === '') return <>{dash}</>
  if (amounts.includes(field)) return <Amount value={value} />
  if (field === 'date') return <DateText value={value} />
  if (field === 'reverseCharge') return <>{t(value === 'Y' ? 'common.yes' : 'common.no')}</>
  if (field === 'documentClass') return <>{t.label('InwardClass', value)}</>
  return <bdi>{value}</bdi>
}

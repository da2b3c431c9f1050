import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import css from './einvoice.module.css'

type List = Reply<'eInvoice.detail'>['differences']

/** Facts in which what is at the portal differs from the document. */
export function Differences({ list }: { list: List }) {
  const t = useT()
  return (
    <section>
      <h2 className={css.subject}>{t('eInvoice.differences')}</h2>
      <table className={css.differences}>
        <thead>
          <tr>
            <th>{t('eInvoice.field')}</th>
            <th>{t('eInvoice.ours')}</th>
            <th>{t('eInvoice.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ field, ours, theirs }) => (
            <tr key={field}>
              <td>
                <bdi className="figure">{field}</bdi>
              </td>
              <td dir="auto">{ours}</td>
              <td dir="auto">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import type { OpenSide } from '../../app/reports/due.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { Amount } from '../../ui/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import css from './parties.module.css'

type PartyRole = Reply<'party.detail'>['role']

/** What is outstanding with a party by age, on the sides on which it trades with us. */
export function Ageing({ id, role }: { id: number; role: PartyRole }) {
  const t = useT()
  if (role !== 'Both') return <AgeingOfSide id={id} side={role === 'Supplier' ? 'payable' : 'receivable'} />
  return (['receivable', 'payable'] as const).map((side) => (
    <section key={side} aria-label={t(`due.${side}`)}>
      <h2 className={css.sideHead}>{t(`due.${side}`)}</h2>
      <AgeingOfSide id={id} side={side} />
    </section>
  ))
}

/** What is outstanding by age, as bars and as a table of the same figures. */
function AgeingOfSide({ id, side }: { id: number; side: OpenSide }) {
  const t = useT()
  const entityIds = useGstinIds()
  const ageing = useCall(
    'party.ageing',
    { id, side, entityIds: [...(entityIds ?? [])] },
    { needed: true, enabled: entityIds !== undefined },
  )
  const data = ageing.data
  if (!data) return null
  const parts = [
    { label: 'notDue', name: t('ageing.notDue'), ...data.notDue },
    ...data.buckets.map((bucket) => ({ ...bucket, name: daysText(bucket.fromDays, bucket.toDays) })),
  ]
  if (parts.every(({ documents }) => documents === 0) && Number(data.unallocated) === 0)
    return <EmptyState text={t('party.nothingDue')} />
  const largest = Math.max(...parts.map(({ amount }) => Math.abs(Number(amount))), 1)
  return (
    <div className={css.statement}>
      <section className={css.card} aria-hidden>
        <div className={css.bars}>
          {parts.map(({ label, name, amount }) => (
            <div key={label}>
              <span className="muted">{name}</span>
              <i style={{ inlineSize: `${(Math.abs(Number(amount)) / largest) * 100}%` }} />
              <span>
                <Amount value={amount} />
              </span>
            </div>
          ))}
        </div>
      </section>
      <div className={css.ledger} tabIndex={0} role="region" aria-label={t('party.ageing')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('party.age')}</th>
              <th scope="col" data-align="end">
                {t('party.documents')}
              </th>
              <th scope="col" data-align="end">
                {t('party.outstanding')}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label, name, amount, documents }) => (
              <tr key={label}>
                <td className="figure">{name}</td>
                <td data-align="end" className="figure">
                  {groupDigits(String(documents))}
                </td>
                <td data-align="end">
                  <Amount value={amount} />
                </td>
              </tr>
            ))}
            <tr>
              <td>{t('party.unallocated')}</td>
              <td />
              <td data-align="end">
                <Amount value={data.unallocated} />
              </td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td>{t('list.totals')}</td>
              <td />
              <td data-align="end">
                <Amount value={data.total} sign />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )

  function daysText(from: number, to: number | null): string {
    return to === null ? t('party.daysOver', { days: from - 1 }) : t('party.days', { from, to })
  }
}

import { Skeleton } from '@mantine/core'
import { useKind } from '../../../app/use-kind.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { To } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { formatDecimal, grouped } from '../../../ui/numbers.ts'
import { Amount, dash } from '../../../ui/values.tsx'
import { useSentence } from '../use-sentence.ts'
import css from './dialogs.module.css'

const levels = ['total', 'line', 'rounding', 'ledger', 'gstr1', 'gstr3b'] as const

/** From the total to the return: where each paisa goes, step by step. */
export function TrailPanel({ id }: { id: number }) {
  const t = useT()
  const say = useSentence()
  const kind = useKind()
  const trail = useCall(`${kind}.trail`, { id }, { needed: true })
  if (!trail.data) return <Skeleton height={240} />
  return (
    <div className={css.steps}>
      {levels.map((level) => {
        const steps = trail.data.steps.filter((step) => step.level === level)
        if (steps.length === 0) return null
        if (level === 'ledger')
          return (
            <section key={level}>
              <h2>{t(`trail.level.${level}`)}</h2>
              <Journal steps={steps} />
            </section>
          )
        return (
          <section key={level}>
            <h2>{t(`trail.level.${level}`)}</h2>
            <ol className={css.trail}>
              {steps.map((step, index) => (
                <li key={index}>
                  <span>{say(step.label)}</span>
                  {level === 'rounding' ? (
                    <bdi className="figure">{exactly(step.amount)}</bdi>
                  ) : (
                    <Amount value={step.amount} />
                  )}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

/** What rounding begins with may have more than two decimals; never fewer are shown. */
const exactly = (amount: string) =>
  (amount.split('.')[1] ?? '').length > 2 ? grouped(amount) : formatDecimal(amount, 2)

type Step = Reply<'salesInvoice.trail'>['steps'][number]

/** The posting as a journal: debits and credits in columns of their own. */
function Journal({ steps }: { steps: readonly Step[] }) {
  const t = useT()
  const say = useSentence()
  return (
    <table className={css.journal}>
      <thead>
        <tr>
          <th scope="col">{t('ledger.account')}</th>
          <th scope="col">{t('party.ledger.debit')}</th>
          <th scope="col">{t('party.ledger.credit')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const isCredit = step.amount.startsWith('-')
          return (
            <tr key={index}>
              <th scope="row">{say(step.label)}</th>
              <td>{isCredit ? dash : <Amount value={step.amount} />}</td>
              <td>{isCredit ? <Amount value={step.amount.slice(1)} /> : dash}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The tables of GSTR-1 the invoice is in, and the rule that put it there. */
export function ReturnPanel({ id, entityId }: { id: number; entityId: number }) {
  const t = useT()
  const say = useSentence()
  const kind = useKind()
  const trail = useCall(`${kind}.trail`, { id }, { needed: true })
  if (!trail.data) return <Skeleton height={120} />
  const { tables, returnPeriod, steps } = trail.data
  const rows = steps.filter(({ level }) => level === 'gstr1')
  return (
    <div className={css.steps}>
      <ol className={css.trail}>
        {tables.map(({ table, reason }) => (
          <li key={reason.key}>
            <span>{say(reason)}</span>
            <strong>{table ? t('invoice.table', { table }) : '-'}</strong>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <ol className={css.trail}>
          {rows.map((step, index) => (
            <li key={index}>
              <span>{say(step.label)}</span>
              <Amount value={step.amount} />
            </li>
          ))}
        </ol>
      )}
      {returnPeriod && (
        <p>
          <To to={`gstr1-report?entityId=${entityId}&period=${returnPeriod}`}>
            {t('invoice.openReturn', { period: `${returnPeriod.slice(0, 2)}/${returnPeriod.slice(2)}` })}
          </To>
        </p>
      )}
    </div>
  )
}

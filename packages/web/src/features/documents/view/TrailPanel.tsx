import { Skeleton } from '@mantine/core'
import { useCall } from '../../../app/api/use-call.ts'
import { To } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { grouped } from '../../../ui/numbers.ts'
import { Amount } from '../../../ui/values.tsx'
import { useSentence } from '../use-sentence.ts'
import css from './dialogs.module.css'

const levels = ['total', 'line', 'rounding', 'ledger', 'gstr1', 'gstr3b'] as const

/** From the total to the return: where each paisa stands, step by step. */
export function TrailPanel({ id }: { id: number }) {
  const t = useT()
  const say = useSentence()
  const trail = useCall('salesInvoice.trail', { id }, { needed: true })
  if (!trail.data) return <Skeleton height={240} />
  return (
    <div className={css.steps}>
      {levels.map((level) => {
        const steps = trail.data.steps.filter((step) => step.level === level)
        if (steps.length === 0) return null
        return (
          <section key={level}>
            <h2>{t(`trail.level.${level}`)}</h2>
            <ol className={css.trail}>
              {steps.map((step, index) => (
                <li key={index}>
                  <span>{say(step.label)}</span>
                  {level === 'rounding' ? (
                    <bdi className="figure">{grouped(step.amount)}</bdi>
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

/** The tables of GSTR-1 the invoice stands in, and the rule that put it there. */
export function ReturnPanel({ id, entityId }: { id: number; entityId: number }) {
  const t = useT()
  const say = useSentence()
  const trail = useCall('salesInvoice.trail', { id }, { needed: true })
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

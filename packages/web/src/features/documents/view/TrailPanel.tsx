import { useCall } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import css from './dialogs.module.css'

/** From the total to the return: where each paisa stands. */
export function TrailPanel({ id }: { id: number }) {
  const t = useT()
  const trail = useCall('salesInvoice.trail', { id })
  return (
    <ol className={css.trail}>
      {trail.data?.steps.map((step, index) => (
        <li key={index} data-level={step.level}>
          <span>{t.find(step.label.key, step.label.params) ?? step.label.key}</span>
          <span className="muted">{step.reference}</span>
          <Amount value={step.amount} />
        </li>
      ))}
    </ol>
  )
}

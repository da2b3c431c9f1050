import { useCall } from '../../../app/api/use-call.ts'
import { Amount } from '../../../ui/values.tsx'
import { useSentence } from '../use-sentence.ts'
import css from './dialogs.module.css'

/** From the total to the return: where each paisa stands. */
export function TrailPanel({ id }: { id: number }) {
  const say = useSentence()
  const trail = useCall('salesInvoice.trail', { id })
  return (
    <ol className={css.trail}>
      {trail.data?.steps.map((step, index) => (
        <li key={index} data-level={step.level}>
          <span>{say(step.label)}</span>
          <Amount value={step.amount} />
        </li>
      ))}
    </ol>
  )
}

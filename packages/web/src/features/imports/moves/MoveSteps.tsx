import { useT } from '../../../app/texts.ts'
import css from '../imports.module.css'

const steps = ['file', 'found', 'run', 'proof'] as const
export type MoveStep = (typeof steps)[number]

/** Where in a move one is. */
export function MoveSteps({ at }: { at: MoveStep }) {
  const t = useT()
  return (
    <ol className={css.steps} aria-label={t('imports.steps')}>
      {steps.map((one) => (
        <li
          key={one}
          data-done={steps.indexOf(one) < steps.indexOf(at)}
          {...(one === at ? { 'aria-current': 'step' as const } : {})}
        >
          {t(`move.step.${one}`)}
        </li>
      ))}
    </ol>
  )
}

import { IconCircleCheck } from '@tabler/icons-react'
import { Button } from '@mantine/core'
import css from './ListScreen.module.css'

/** One sentence, one action, a small drawing; never a blank table. */
export function EmptyState({
  text,
  action,
  isGood = false,
}: {
  text: string
  action?: { label: string; run: () => void }
  /** Nothing is what was hoped for: a check in place of the drawing. */
  isGood?: boolean
}) {
  return (
    <div className={css.emptyState}>
      {isGood ? <IconCircleCheck size={48} stroke={1.25} color="var(--ok)" aria-hidden /> : <Drawing />}
      <p>{text}</p>
      {action && (
        <Button variant="light" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

function Drawing() {
  return (
    <svg
      viewBox="0 0 120 80"
      fill="none"
      stroke="var(--input-line)"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M24 14h72v52H24z" fill="var(--ground)" />
      <path d="M24 28h72M48 28v38" stroke="var(--line)" />
      <path d="M32 21h10M56 38h28M56 47h20M56 56h24" stroke="var(--line)" strokeWidth="3" />
    </svg>
  )
}

import { Button } from '@mantine/core'
import css from './ListScreen.module.css'

/** One sentence, one action, a small drawing; never a blank table. */
export function EmptyState({ text, action }: { text: string; action?: { label: string; run: () => void } }) {
  return (
    <div className={css.emptyState}>
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
      <p>{text}</p>
      {action && (
        <Button variant="light" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

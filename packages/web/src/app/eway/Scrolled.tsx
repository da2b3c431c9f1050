import type { ReactNode } from 'react'
import css from './eway.module.css'

/** A wide table on a narrow screen: it is moved sideways, by the keyboard too. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

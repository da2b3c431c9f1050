import type { ReactNode } from 'react'
import css from './returns.module.css'

/** A table of figures that scrolls sideways on its own, with the keyboard too, so that the page never does. */
export function Grid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.grid} role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>{children}</table>
    </div>
  )
}

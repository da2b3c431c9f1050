import type { ReactNode } from 'react'
import css from './Notice.module.css'

/** A sentence in marigold with what to do about it. One that is urgent is read out at once. */
export function Notice({ urgent, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={css.notice}>
      {children}
    </div>
  )
}

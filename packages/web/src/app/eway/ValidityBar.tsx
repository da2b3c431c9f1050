import { useNow } from '../portals/use-now.ts'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import css from './eway.module.css'
import type { BillDetail } from './types.ts'
import { Validity } from './Validity.tsx'

/** From the making of a bill to its end, with how far that time has come. */
export function ValidityBar({ detail: { ewbDate, validUpto, urgency } }: { detail: BillDetail }) {
  const t = useT()
  const now = useNow()
  if (!ewbDate || !validUpto || urgency === 'none') return null
  const [from, to] = [Date.parse(ewbDate), Date.parse(validUpto)]
  const part = Math.min(1, Math.max(0, (now - from) / Math.max(to - from, 1)))
  return (
    <div className={css.validity}>
      <div className={css.ends}>
        <span className="meta">
          {t('eWayBill.made')} <TimeText value={ewbDate} />
        </span>
        <Validity until={validUpto} urgency={urgency} />
        <span className="meta">
          {t('eWayBill.ends')} <TimeText value={validUpto} />
        </span>
      </div>
      <progress className={css.bar} value={part} max={1} aria-label={t('eWayBill.validity')} />
    </div>
  )
}

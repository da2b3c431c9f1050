import { Chip } from '../../ui/values.tsx'
import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import css from './exchanges.module.css'

type Exchange = Omit<Reply<'portal.exchanges'>[number], 'portal' | 'entityId'>

/** One call of a portal; opened, its request and its reply. */
export function ExchangeEntry({ exchange }: { exchange: Exchange }) {
  const t = useT()
  const { call, startedAt, ms, httpStatus, fault, method, url, request, reply } = exchange
  const isFailed = fault !== null || httpStatus === null || httpStatus >= 400
  return (
    <details>
      <summary>
        <strong>{call}</strong>
        <Chip tone={isFailed ? 'danger' : 'ok'}>{httpStatus ?? t('portal.outcome.Failed')}</Chip>
        <span className="muted">
          <TimeText value={startedAt} /> · {t('portal.milliseconds', { count: ms })}
        </span>
      </summary>
      <div dir="ltr" className={css.said}>
        <code>
          {method} {url}
        </code>
        {fault && <p>{fault}</p>}
        <Said label={t('portal.request')} body={request} />
        <Said label={t('portal.reply')} body={reply} />
      </div>
    </details>
  )
}

/** Long ones are scrolled, by keyboard as well. */
function Said({ label, body }: { label: string; body: unknown }) {
  return (
    <pre tabIndex={0} role="region" aria-label={label}>
      {JSON.stringify(body, undefined, 2)}
    </pre>
  )
}

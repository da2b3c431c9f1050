import { Button } from '@mantine/core'
import { companyRoutes } from '../routes.ts'
import { ApiError } from './api/api-error.ts'
import { listOfPath } from './list-of-path.ts'
import css from './LoadFailed.module.css'
import { useNav } from './nav.tsx'
import { useT } from './texts.ts'

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

/** In the place of what could not be loaded: never the look of something empty, and a way to ask again. */
export function LoadFailed({ error, onRetry }: Props) {
  const t = useT()
  const refused = error instanceof ApiError ? error : undefined
  if (refused?.status === 404) return <RecordMissing />
  return (
    <div role="alert" className={css.failed}>
      <strong>{t('error.notLoaded')}</strong>
      <p className="muted">{refused?.messages[0] ?? t('error.noConnection')}</p>
      <Button variant="filled" onClick={onRetry}>
        {t('error.retry')}
      </Button>
      {refused?.requestId && (
        <p className="meta">
          {t('error.requestId')}: <bdi className="figure">{refused.requestId}</bdi>
        </p>
      )}
    </div>
  )
}

/** Rows or figures from before stay in sight; that they are not the newest is said above them. */
export function NotRefreshed({ error, onRetry }: Props) {
  const t = useT()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <div role="alert" className={css.bar}>
      <span>{t('error.notRefreshed')}</span>
      {requestId && (
        <span className="meta">
          {t('error.requestId')}: <bdi className="figure">{requestId}</bdi>
        </span>
      )}
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  )
}

/** An address of a record that is not there, or that the user may not see. */
function RecordMissing() {
  const t = useT()
  const nav = useNav()
  const list = listOfPath(nav.path.split('/')[2] ?? '', companyRoutes)
  return (
    <div role="alert" className={css.failed}>
      <h1>{t('error.noRecord')}</h1>
      <p className="muted">{t('error.noRecordText')}</p>
      <Button variant="filled" onClick={() => nav.go(list?.path ?? 'dashboard', { replace: true })}>
        {t('error.openList', { list: t(list?.title ?? 'dashboard.title') })}
      </Button>
    </div>
  )
}

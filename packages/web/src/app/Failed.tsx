import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Toaster } from '../ui/toasts.tsx'
import { useT } from './texts.ts'

/** The first answers did not come: says so and tries again on request. */
export function BootFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <main style={{ blockSize: '100%' }}>
      <Failed title={t('error.title')} text={t('error.noConnection')} onRetry={onRetry} />
      <Toaster closeLabel="×" />
    </main>
  )
}

/** In the place of a screen: its code did not arrive, or it could not be drawn. */
export function ScreenFailed({ hasArrived }: { hasArrived: boolean }) {
  const t = useT()
  return (
    <Failed
      title={t(hasArrived ? 'error.screen' : 'error.title')}
      text={t(hasArrived ? 'error.screenText' : 'error.noConnection')}
      onRetry={() => window.location.reload()}
    />
  )
}

function Failed({ title, text, onRetry }: { title: string; text: ReactNode; onRetry: () => void }) {
  const t = useT()
  return (
    <div
      role="alert"
      style={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 16,
        padding: 16,
        textAlign: 'center',
        blockSize: '100%',
      }}
    >
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <Button variant="filled" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}

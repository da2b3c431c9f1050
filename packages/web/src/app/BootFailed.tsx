import { Button } from '@mantine/core'
import { Toaster } from '../ui/toasts.tsx'
import { useT } from './texts.ts'

/** The first answers did not come: says so and tries again on request. */
export function BootFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <main
      style={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16, blockSize: '100%' }}
    >
      <h1>{t('error.title')}</h1>
      <p>{t('error.noConnection')}</p>
      <Button variant="filled" onClick={onRetry}>
        {t('error.retry')}
      </Button>
      <Toaster closeLabel="×" />
    </main>
  )
}

import { useT } from '../../app/texts.ts'

/** How a receiver knows that a call is from here. */
export function HowToCheck() {
  const t = useT()
  return (
    <details>
      <summary>{t('callback.how')}</summary>
      <p>
        {t('callback.howText', {
          signature: 'bahi-signature',
          timestamp: 'bahi-timestamp',
          event: 'bahi-event-id',
          algorithm: 'HMAC-SHA256',
        })}
      </p>
    </details>
  )
}

import { Button } from '@mantine/core'
import { useT } from '../texts.ts'
import { Copyable, TimeText } from '../values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import css from './api-access.module.css'

export interface Secret {
  readonly clientId: string
  readonly clientSecret: string
  readonly previousUntil?: string | null
}

/** The one moment in which a secret can be read; it closes by its button alone. */
export function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('apiAccess.secret')}
      size={560}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <div className={css.secret}>
        <p role="alert">{t('apiAccess.secretOnce')}</p>
        <dl className={css.facts}>
          <div>
            <dt>{t('apiAccess.clientId')}</dt>
            <dd>
              <Copyable text={secret.clientId} />
            </dd>
          </div>
          <div>
            <dt>{t('apiAccess.secret')}</dt>
            <dd>
              <Copyable text={secret.clientSecret} />
            </dd>
          </div>
        </dl>
        {secret.previousUntil && (
          <p className="meta">
            {t('apiAccess.previousUntil', { until: '' })} <TimeText value={secret.previousUntil} />
          </p>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Modal>
  )
}

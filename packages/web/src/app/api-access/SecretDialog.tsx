import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { Copyable, TimeText } from '../values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import css from './api-access.module.css'

export interface Secret {
  /** Beside the secret, what a program is known by. */
  readonly clientId?: string
  readonly clientSecret: string
  readonly previousUntil?: string | null
}

interface Props {
  readonly secret: Secret
  readonly title?: TextKey
  readonly text?: TextKey
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The one moment in which a secret can be read; it closes by its button alone. */
export function SecretDialog({
  secret,
  title = 'apiAccess.secret',
  text = 'apiAccess.secretOnce',
  onClose,
  children,
}: Props) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(title)}
      size={560}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <div className={css.secret}>
        <p role="alert">{t(text)}</p>
        <dl className={css.facts}>
          {secret.clientId !== undefined && (
            <div>
              <dt>{t('apiAccess.clientId')}</dt>
              <dd>
                <Copyable text={secret.clientId} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t(title)}</dt>
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
        {children}
        <Button variant="filled" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Modal>
  )
}

import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../api/use-call.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { Program } from './ApiAccess.tsx'
import css from './api-access.module.css'
import type { Secret } from './SecretDialog.tsx'

const hours = [24, 168, 1, 0] as const

interface Props {
  readonly program: Program
  readonly onClose: () => void
  readonly onMade: (secret: Secret) => void
}

/** A new secret, and how long the one before continues. */
export function RotateDialog({ program, onClose, onMade }: Props) {
  const t = useT()
  const [grace, setGrace] = useState<number>(24)
  const rotate = useAction('apiAccess.rotate', { refreshes: ['apiAccess'] })
  const submit = () =>
    rotate.mutateAsync({ id: program.id, graceHours: grace }).then(
      (made) => {
        onMade(made)
        onClose()
      },
      () => undefined,
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('apiAccess.rotate')}: ${program.name}`}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.secret}>
        <p>{t('apiAccess.rotateText')}</p>
        <NativeSelect
          label={t('apiAccess.grace')}
          name="graceHours"
          value={String(grace)}
          data={hours.map((value) => ({ value: String(value), label: t(`apiAccess.grace.${value}`) }))}
          onChange={(event) => setGrace(Number(event.currentTarget.value))}
          data-autofocus
        />
        <Button variant="filled" loading={rotate.isPending} onClick={() => void submit()}>
          {t('apiAccess.rotate')}
        </Button>
      </div>
    </Modal>
  )
}

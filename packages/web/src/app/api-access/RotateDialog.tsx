import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './api-access.module.css'
import type { Secret } from './SecretDialog.tsx'

const hours = [24, 168, 1, 0] as const

interface Props {
  readonly name: string
  readonly title?: TextKey
  readonly text?: TextKey
  readonly isPending: boolean
  readonly rotate: (graceHours: number) => Promise<Secret>
  readonly onClose: () => void
  readonly onMade: (secret: Secret) => void
}

/** A new secret, and how long the one before continues. */
export function RotateDialog({
  name,
  title = 'apiAccess.rotate',
  text = 'apiAccess.rotateText',
  isPending,
  rotate,
  onClose,
  onMade,
}: Props) {
  const t = useT()
  const [grace, setGrace] = useState<number>(24)
  const submit = () =>
    rotate(grace).then(
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
      title={`${t(title)}: ${name}`}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.secret}>
        <p>{t(text)}</p>
        <NativeSelect
          label={t('apiAccess.grace')}
          name="graceHours"
          value={String(grace)}
          data={hours.map((value) => ({ value: String(value), label: t(`apiAccess.grace.${value}`) }))}
          onChange={(event) => setGrace(Number(event.currentTarget.value))}
          data-autofocus
        />
        <Button variant="filled" loading={isPending} onClick={() => void submit()}>
          {t(title)}
        </Button>
      </div>
    </Modal>
  )
}

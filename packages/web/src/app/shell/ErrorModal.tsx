import { Button } from '@mantine/core'
import { create } from 'zustand'
import type { ErrorItem } from '../api/api-error.ts'
import { useT } from '../texts.ts'
import css from './ErrorModal.module.css'
import { Modal } from '../../ui/Modal.tsx'

interface Outcome {
  readonly status: string
  readonly errors: readonly ErrorItem[]
}
const useOutcome = create<{ outcome: Outcome | undefined }>(() => ({ outcome: undefined }))

/** Opens the Error/Warning window with what went wrong in a piece of work: a task, an import, a bulk action. */
export function openErrorModal(outcome: Outcome): void {
  useOutcome.setState({ outcome })
}

export function ErrorModal() {
  const t = useT()
  const outcome = useOutcome((state) => state.outcome)
  const close = () => useOutcome.setState({ outcome: undefined })
  if (!outcome) return null
  const title =
    outcome.status === 'SuccessWithError'
      ? t('errorModal.someFailed')
      : outcome.status === 'Failed'
        ? t('errorModal.failed')
        : t('errorModal.other')
  const warnings = outcome.errors.filter(({ type }) => type === 'Warning')
  const errors = outcome.errors.filter(({ type }) => type !== 'Warning')
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.body}>
        <List title={t('errorModal.errors')} items={errors} />
        <List title={t('errorModal.warnings')} items={warnings} />
        <Button onClick={close} className={css.close}>
          {t('common.close')}
        </Button>
      </div>
    </Modal>
  )
}

function List({ title, items }: { title: string; items: readonly ErrorItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.list}>
        {items.map(({ code, message }, index) => (
          <li key={index}>
            <span className="meta figure">{code}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

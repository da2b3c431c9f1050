import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { assetsTouched } from './assets-touched.ts'
import css from './books.module.css'

type Row = RowOf<'assetPosting.search'>

interface UndoProps {
  readonly posting: Pick<Row, 'id' | 'date' | 'journalNumber'>
  readonly onClose: () => void
}

/** Takes a posting back on its day, or later where its period is closed. */
export function UndoDialog({ posting, onClose }: UndoProps) {
  const t = useT()
  const [date, setDate] = useState<string | undefined>(posting.date)
  const [fault, setFault] = useState<string>()
  const undo = useAction('assetPosting.undo', { refreshes: assetsTouched, quiet: true })
  const submit = async () => {
    try {
      const made = await undo.mutateAsync({ id: posting.id, date })
      toast.success(t('asset.undid', { number: made.number }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setFault(failure.messages.join(' '))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('asset.undoTitle', { number: posting.journalNumber ?? '' })}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('asset.undoText')}</p>
        <DateInput
          label={t('field.date')}
          required
          value={date ?? ''}
          onChange={(day) => {
            setFault(undefined)
            setDate(day)
          }}
          {...(fault ? { error: fault } : {})}
        />
        <Button variant="filled" type="submit" loading={undo.isPending} disabled={!date}>
          {t('asset.undo')}
        </Button>
      </form>
    </Modal>
  )
}

import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useEffect, useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import { rightWords } from './right-words.ts'

type Place = Reply<'subscriber.entities'>[number]

const seen = (place: Place): Place[] => [...(place.hasAccess ? [place] : []), ...place.children.flatMap(seen)]

/** Asks the Admins for a right, at one place or everywhere, with a word on why. */
export function AskDialog({ code, onClose }: { readonly code: RightCode; readonly onClose: () => void }) {
  const t = useT()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [place, setPlace] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    call('subscriber.entities', undefined, { quiet: true }).then(
      (tree) => setPlaces(tree.flatMap(seen)),
      () => undefined,
    )
  }, [])
  const send = async () => {
    setBusy(true)
    const wish =
      code === 'USR_API' ? ({ kind: 'ApiAccess' } as const) : ({ kind: 'Right', rightId: code } as const)
    try {
      await call(
        'changeRequest.save',
        {
          ...wish,
          ...(place ? { entityId: Number(place) } : {}),
          ...(note.trim() ? { note: note.trim() } : {}),
        },
        { quiet: true },
      )
      toast.success(t('changeRequest.sent'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isAskedBefore = error.issues.some(({ property }) => property === 'kind')
      setFault(isAskedBefore ? t('changeRequest.pending') : error.messages.join(' '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changeRequest.askRight')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        style={{ display: 'grid', gap: 16 }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <strong>{rightWords(t, code)}</strong>
        {places.length > 1 && (
          <NativeSelect
            label={t('changeRequest.where')}
            value={place}
            data={[
              { value: '', label: t('changeRequest.everywhere') },
              ...places.map(({ entityId, entityName }) => ({ value: String(entityId), label: entityName })),
            ]}
            onChange={(event) => setPlace(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={t('changeRequest.note')}
          data-autofocus
          maxLength={200}
          autoComplete="off"
          value={note}
          error={fault || undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('changeRequest.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import type { Translate } from '../texts.ts'
import type { Wish } from './ask.ts'
import { rightWords } from './right-words.ts'

type Place = Reply<'subscriber.entities'>[number]

const seen = (place: Place): Place[] => [...(place.hasAccess ? [place] : []), ...place.children.flatMap(seen)]

/** Asks the Admins for a right, at one place or everywhere, or for a higher limit, with a word on why. */
export function AskDialog({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) {
  const t = useT()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [place, setPlace] = useState('')
  const [limit, setLimit] = useState(wish.kind === 'Limit' ? wish.limitValue : '')
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
    try {
      await call(
        'changeRequest.save',
        {
          ...bodyOf(wish, limit),
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
      const faults = error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages
      setFault(isAskedBefore ? t('changeRequest.pending') : faults.join(' '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(t, wish)}
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
        {wish.kind === 'Limit' ? (
          <MoneyInput label={t(`field.${wish.limitName}`)} value={limit} onChange={setLimit} />
        ) : (
          <strong>{rightWords(t, wish.rightId)}</strong>
        )}
        {wish.kind === 'Right' && places.length > 1 && (
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

const isApi = (wish: Wish) => wish.kind === 'Right' && wish.rightId === 'USR_API'

function titleOf(t: Translate, wish: Wish): string {
  if (wish.kind === 'Limit') return t('changeRequest.askLimit')
  return t(isApi(wish) ? 'changeRequest.askApi' : 'changeRequest.askRight')
}

/** Access by programs is a request of its own kind. */
function bodyOf(wish: Wish, limit: string) {
  if (wish.kind === 'Limit') return { ...wish, limitValue: limit.trim() }
  return isApi(wish) ? ({ kind: 'ApiAccess' } as const) : wish
}

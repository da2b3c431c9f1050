import { disposals } from '@bahi/contracts/assets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { JournalAccountPicker } from '../../app/accounts/AccountPicker.tsx'
import type { AccountChoice } from '../../app/accounts/AccountPicker.tsx'
import { assetsTouched } from './assets-touched.ts'
import css from './books.module.css'

interface Props {
  readonly asset: Reply<'fixedAsset.detail'>
  readonly onClose: () => void
}

/** Sells, scraps or writes off an asset on a day. */
export function DisposeDialog({ asset, onClose }: Props) {
  const t = useT()
  const [date, setDate] = useState<string | undefined>(() => istDateOf(Date.now()))
  const [how, setHow] = useState<(typeof disposals)[number]>('Sold')
  const [proceeds, setProceeds] = useState('')
  const [place, setPlace] = useState<AccountChoice | undefined>({
    name: t('ledger.account.bank'),
    note: '',
    account: 'Bank',
  })
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const [other, setOther] = useState<string>()
  const dispose = useAction('fixedAsset.dispose', { refreshes: assetsTouched, quiet: true })
  const isPaid = how === 'Sold' || proceeds !== ''
  const submit = async () => {
    try {
      const made = await dispose.mutateAsync({
        id: asset.id,
        version: asset.version,
        date: date ?? '',
        disposal: how,
        ...(proceeds ? { proceeds } : {}),
        ...(isPaid && place?.account ? { account: place.account } : {}),
        ...(isPaid && place?.accountId ? { accountId: place.accountId } : {}),
      })
      toast.success(t('asset.disposed', { number: made.number }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const known = new Map(failure.issues.map(({ property, message }) => [property, message]))
      setFaults(known)
      const shown = ['date', 'proceeds', 'account']
      setOther(
        [...known.keys()].every((path) => shown.includes(path)) && known.size > 0
          ? undefined
          : failure.messages.join(' '),
      )
    }
  }
  const fault = (path: string) => faults.get(path)
  const dateFault = fault('date')
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={`${t('asset.dispose')}: ${asset.name}`}
      size={460}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('asset.disposeText')}</p>
        {other && (
          <p className={css.faults} role="alert">
            {other}
          </p>
        )}
        <NativeSelect
          label={t('field.disposal')}
          value={how}
          data={disposals.map((value) => ({ value, label: t.label('AssetDisposal', value) }))}
          onChange={({ currentTarget }) => setHow(currentTarget.value as typeof how)}
          data-autofocus
        />
        <DateInput
          label={t('field.date')}
          required
          value={date ?? ''}
          onChange={(day) => {
            setFaults(new Map())
            setDate(day)
          }}
          {...(dateFault ? { error: dateFault } : {})}
        />
        <TextInput
          label={t('field.proceeds')}
          description={t('asset.proceedsHelp')}
          inputMode="decimal"
          required={how === 'Sold'}
          maxLength={15}
          value={proceeds}
          error={fault('proceeds')}
          onChange={({ currentTarget }) => {
            setFaults(new Map())
            setProceeds(currentTarget.value.replaceAll(/[^\d.]/g, ''))
          }}
        />
        {isPaid && (
          <div className={css.field}>
            <span aria-hidden>{t('books.account')}</span>
            <JournalAccountPicker
              aria-label={t('books.account')}
              shown={place?.name ?? ''}
              withParties={false}
              error={fault('account')}
              onPick={setPlace}
            />
          </div>
        )}
        <Button variant="filled" type="submit" loading={dispose.isPending} disabled={!date}>
          {t('asset.dispose')}
        </Button>
      </form>
    </Modal>
  )
}

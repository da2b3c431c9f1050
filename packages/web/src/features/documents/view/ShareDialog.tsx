import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Copyable } from '../../../app/values.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import css from './dialogs.module.css'
import { Modal } from '../../../ui/Modal.tsx'

/** The public link: made on opening, to copy, to send by WhatsApp, to withdraw. */
export function ShareDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { mutate, data } = useAction('salesInvoice.link')
  const revoke = useAction('salesInvoice.revokeLink')
  const [expiresOn, setExpiresOn] = useState('')
  useEffect(() => mutate({ id, ...(expiresOn ? { expiresOn } : {}) }), [mutate, id, expiresOn])
  return (
    <Modal opened onClose={onClose} title={t('invoice.link')} size={520}>
      <div className={css.dialog}>
        <p className="muted">{t('invoice.linkMade')}</p>
        {data ? <Copyable text={data.url} /> : <Skeleton height={24} />}
        <DateInput
          label={t('invoice.linkEnds')}
          value={expiresOn}
          onChange={(date) => setExpiresOn(date ?? '')}
        />
        <div className={css.buttons}>
          {data && (
            <Button component="a" variant="default" href={data.whatsAppUrl} target="_blank" rel="noreferrer">
              {t('invoice.whatsapp')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => void revoke.mutateAsync({ id }).then(onClose)}>
            {t('invoice.revokeLink')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('invoice.close')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

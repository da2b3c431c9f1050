import { Button, Checkbox, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { useT } from '../../../app/texts.ts'
import { Copyable, TimeText } from '../../../app/values.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { factsOf } from '../facts.ts'
import css from './dialogs.module.css'
import { Modal } from '../../../ui/Modal.tsx'

/** The public link: made on opening, to copy, to send by WhatsApp, to withdraw. */
export function ShareDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const kind = useKind()
  const { mutate, data } = useAction(`${kind}.link`, { refreshes: ['public'] })
  const revoke = useAction(`${kind}.revokeLink`)
  const [expiresOn, setExpiresOn] = useState('')
  const [isProforma, setProforma] = useState(false)
  useEffect(
    () => mutate({ id, ...(expiresOn ? { expiresOn } : {}), ...(isProforma ? { printAs: 'Proforma' } : {}) }),
    [mutate, id, expiresOn, isProforma],
  )
  return (
    <Modal opened onClose={onClose} title={t('invoice.link')} size={520}>
      <div className={css.dialog}>
        <p className="muted">{t(`kind.${kind}.linkMade`)}</p>
        {data ? <Copyable text={data.url} /> : <Skeleton height={24} />}
        <DateInput
          label={t('invoice.linkEnds')}
          value={expiresOn}
          onChange={(date) => setExpiresOn(date ?? '')}
        />
        {factsOf(kind).hasProforma && (
          <Checkbox
            label={t('proforma.as')}
            checked={isProforma}
            onChange={(event) => setProforma(event.currentTarget.checked)}
          />
        )}
        {data && <Links id={id} onEnded={onClose} />}
        <div className={css.buttons}>
          {data && (
            <Button component="a" variant="default" href={data.whatsAppUrl} target="_blank" rel="noreferrer">
              {t('invoice.whatsapp')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => void revoke.mutateAsync({ id }).then(onClose)}>
            {t('invoice.revokeLinks')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('invoice.close')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The links that were made: by whom, until when, and how often each was opened; each is revoked alone. */
function Links({ id, onEnded }: { id: number; onEnded: () => void }) {
  const t = useT()
  const kind = useKind()
  const revoke = useAction(`${kind}.revokeLink`, { refreshes: ['public'] })
  const { data, error, refetch } = useCall('public.links', { documentId: id }, { quiet: true })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data?.length) return null
  return (
    <div className={css.links}>
      <table className={css.journal}>
        <thead>
          <tr>
            <th scope="col">{t('link.made')}</th>
            <th scope="col">{t('link.until')}</th>
            <th scope="col">{t('link.views')}</th>
            <th scope="col">{t('link.downloads')}</th>
            <th scope="col" />
          </tr>
        </thead>
        <tbody>
          {data.map((link, index) => (
            <tr key={link.id}>
              <td>
                <TimeText value={link.createdAt} />
                <div className="meta">{link.createdBy}</div>
              </td>
              <td>
                {link.revokedAt ? (
                  t('link.revoked')
                ) : link.expiresAt ? (
                  <TimeText value={link.expiresAt} />
                ) : (
                  t('link.always')
                )}
              </td>
              <td className="figure">{link.views}</td>
              <td className="figure">{link.downloads}</td>
              <td>
                {!link.revokedAt && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color="red"
                    loading={revoke.isPending && revoke.variables.linkId === link.id}
                    // The newest is the one that this dialog offers to send.
                    onClick={() =>
                      revoke.mutate({ id, linkId: link.id }, index === 0 ? { onSuccess: onEnded } : {})
                    }
                  >
                    {t('invoice.revokeLink')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

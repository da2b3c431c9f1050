import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Reply } from '../api/call-types.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useT } from '../texts.ts'
import { Copyable, TimeText } from '../values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import css from './LinkDialog.module.css'

type Made = Reply<'paymentIn.link'>
type Link = Reply<'paymentIn.links'>[number]

interface Props {
  /** Who can see what with the link. */
  readonly text: string
  readonly made: Made | undefined
  readonly expiresOn: string
  readonly onExpires: (date: string) => void
  /** What else is chosen of the link. */
  readonly children?: ReactNode
  readonly links: {
    readonly data: readonly Link[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** Ends one link, or all; `ending` is the one that is being ended. */
  readonly onRevoke: (linkId: number | undefined, then: () => void) => void
  readonly ending: number | undefined
  readonly onClose: () => void
}

/** The public link of a document or payment: made on opening, to copy, to send by WhatsApp, to withdraw. */
export function LinkDialog({
  text,
  made,
  expiresOn,
  onExpires,
  children,
  onRevoke,
  onClose,
  ...rest
}: Props) {
  const t = useT()
  return (
    <Modal opened onClose={onClose} title={t('invoice.link')} size={520}>
      <div className={css.dialog}>
        <p className="muted">{text}</p>
        {made ? <Copyable text={made.url} /> : <Skeleton height={24} />}
        <DateInput
          label={t('invoice.linkEnds')}
          value={expiresOn}
          onChange={(date) => onExpires(date ?? '')}
        />
        {children}
        {made && <Links {...rest} onRevoke={onRevoke} onEnded={onClose} />}
        <div className={css.buttons}>
          {made && (
            <Button component="a" variant="default" href={made.whatsAppUrl} target="_blank" rel="noreferrer">
              {t('invoice.whatsapp')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => onRevoke(undefined, onClose)}>
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
function Links({
  links: { data, error, refetch },
  onRevoke,
  ending,
  onEnded,
}: Pick<Props, 'links' | 'onRevoke' | 'ending'> & { readonly onEnded: () => void }) {
  const t = useT()
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
                    loading={ending === link.id}
                    // The newest is the one that this dialog offers to send.
                    onClick={() => onRevoke(link.id, index === 0 ? onEnded : () => undefined)}
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

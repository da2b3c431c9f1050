import { useEffect, useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { LinkDialog } from '../../app/share/LinkDialog.tsx'
import { useT } from '../../app/texts.ts'
import { wordsOf } from './words.ts'

interface Props {
  readonly kind: PaymentKind
  readonly id: number
  readonly onClose: () => void
}

/** The public link of a payment, which opens its voucher. */
export function SharePayment({ kind, id, onClose }: Props) {
  const t = useT()
  const { mutate, data } = useAction(`${kind}.link`, { refreshes: [kind] })
  const revoke = useAction(`${kind}.revokeLink`, { refreshes: [kind] })
  const links = useCall(`${kind}.links`, { id }, { enabled: data !== undefined, quiet: true })
  const [expiresOn, setExpiresOn] = useState('')
  useEffect(() => mutate({ id, ...(expiresOn ? { expiresOn } : {}) }), [mutate, id, expiresOn])
  return (
    <LinkDialog
      text={t(wordsOf[kind].linkMade)}
      made={data}
      expiresOn={expiresOn}
      onExpires={setExpiresOn}
      links={links}
      onRevoke={(linkId, then) =>
        revoke.mutate({ id, ...(linkId === undefined ? {} : { linkId }) }, { onSuccess: then })
      }
      ending={revoke.isPending ? revoke.variables.linkId : undefined}
      onClose={onClose}
    />
  )
}

import { useAction, useCall } from '../../app/api/use-call.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { MailDialog } from '../../app/screens/MailDialog.tsx'
import { useT } from '../../app/texts.ts'
import { wordsOf } from './words.ts'

interface Props {
  readonly kind: PaymentKind
  readonly id: number
  readonly partyId: number
  readonly onClose: () => void
}

/** Mails the voucher to the party. */
export function SendReceipt({ kind, id, partyId, onClose }: Props) {
  const t = useT()
  const party = useCall('party.detail', { id: partyId }, { quiet: true, staleMs: 60_000 })
  const send = useAction(`${kind}.send`, { quiet: true })
  return (
    <MailDialog
      title={t(wordsOf[kind].send)}
      usualTo={party.data?.emails}
      send={(mail) => send.mutateAsync({ id, ...mail })}
      sentText={(to) => t(wordsOf[kind].sent, { to })}
      onClose={onClose}
    />
  )
}

import { useAction, useCall } from '../../app/api/use-call.ts'
import { MailDialog } from '../../app/screens/MailDialog.tsx'
import { useT } from '../../app/texts.ts'

/** Mails the receipt to the person who paid. */
export function SendReceipt({ id, partyId, onClose }: { id: number; partyId: number; onClose: () => void }) {
  const t = useT()
  const party = useCall('party.detail', { id: partyId }, { quiet: true, staleMs: 60_000 })
  const send = useAction('paymentIn.send', { quiet: true })
  return (
    <MailDialog
      title={t('payment.send')}
      usualTo={party.data?.emails}
      send={(mail) => send.mutateAsync({ id, ...mail })}
      sentText={(to) => t('payment.sent', { to })}
      onClose={onClose}
    />
  )
}

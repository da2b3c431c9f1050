import type { Input } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { MailDialog } from '../../app/screens/MailDialog.tsx'
import { useT } from '../../app/texts.ts'

type Asked = Omit<Input<'party.sendStatement'>, 'to'>

/** Mails the statement that is on the screen. */
export function SendStatement({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useT()
  const party = useCall('party.detail', { id: asked.id }, { quiet: true, staleMs: 60_000 })
  const send = useAction('party.sendStatement', { quiet: true })
  return (
    <MailDialog
      title={t('party.mail.send')}
      usualTo={party.data?.emails}
      send={(mail) => send.mutateAsync({ ...asked, ...mail })}
      sentText={(to) => t('party.mail.sent', { to })}
      onClose={onClose}
    />
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { translate } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'

/** Says how a sign-in with the credentials went. */
export function tellTest({ isAccepted, testMessage }: Reply<'eInvoice.testCredentials'>): void {
  const t = translate()
  if (isAccepted) toast.success(t('eInvoice.credentials.accepted'))
  else
    toast.error(
      t(isAccepted === null ? 'eInvoice.credentials.untested' : 'eInvoice.credentials.refused'),
      testMessage ? [testMessage] : [],
    )
}

import { Button } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../session/session.ts'
import { useT } from '../texts.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Where a right is missing: the way to ask the Admins for it, where the account has that switched on. */
export function AskForRight({ code }: { readonly code: RightCode | undefined }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const isOn = useSession((session) => session.settings?.subscriberSettings['EnableUam'] === true)
  const isLacking = useSession(
    (session) => session.rights.find(({ rightId }) => rightId === code)?.hasAccess === false,
  )
  if (!code || !isOn || !isLacking) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('changeRequest.askRight')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog code={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useState } from 'react'
import { useNav } from '../../app/nav.tsx'
import { Invitation } from './Invitation.tsx'
import { Verification } from './Verification.tsx'

/** The last step to an account that somebody made: its user proves the address, or takes up an invitation. */
export function CreateAccount() {
  const nav = useNav()
  const [{ request, invitation }] = useState(nav.search)
  if (typeof invitation === 'string') return <Invitation request={invitation} />
  return <Verification request={typeof request === 'string' ? request : undefined} />
}

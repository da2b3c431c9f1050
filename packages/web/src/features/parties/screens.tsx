import { useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import type { Values } from '../../ui/form/values.ts'
import { PartyForm } from './PartyForm.tsx'

export type Mode = 'create' | 'edit' | 'clone'

const empty: Values = {
  role: 'Customer',
  taxpayerType: 'REG',
  billingAddress: { countryCode: 'IN' },
  shippingAddresses: [],
  reverseCharge: false,
  tdsApplicable: false,
  tcsApplicable: false,
}

export function CreateParty() {
  const type = useSession((session) => session.settings?.subscriberSettings['defaultTaxpayerType'] ?? 'REG')
  const currencyCode = useSession(
    (session) => session.settings?.subscriberSettings['defaultCurrency'] ?? 'INR',
  )
  const stateCode = useSession((session) => session.settings?.subscriberSettings['defaultTaxState'])
  const billingAddress = { countryCode: 'IN', ...(stateCode ? { stateCode } : {}) }
  return <PartyForm mode="create" initial={{ ...empty, taxpayerType: type, currencyCode, billingAddress }} />
}

export function EditParty() {
  return <Loaded mode="edit" />
}

export function CloneParty() {
  return <Loaded mode="clone" />
}

function Loaded({ mode }: { mode: Mode }) {
  const { id } = useNav()
  const party = useCall('party.detail', { id: Number(id) }, { needed: true })
  // What is being edited stays as it was loaded; a newer version is met when saving.
  const isDeleted = useDeletedInstead(party.data, mode === 'edit' ? `view-party/${id}` : undefined)
  const first = useRef<Values>(undefined)
  if (party.data) first.current ??= initialOf(party.data, mode)
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <PartyForm mode={mode} initial={first.current} />
}

/** A clone is a new party: no code, no balance, no number of the tax authority. */
function initialOf(party: Reply<'party.detail'>, mode: Mode): Values {
  if (mode === 'edit') return { ...empty, ...party }
  const {
    id: _id,
    version: _v,
    code: _code,
    gstin: _g,
    openingBalance: _o,
    openingBalanceDate: _d,
    openingBalanceSide: _side,
    ...copied
  } = party
  return { ...empty, ...copied }
}

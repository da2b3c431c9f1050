import { useRef } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { Values } from '../../ui/form/values.ts'
import { VendorForm } from './VendorForm.tsx'

const empty: Values = {
  taxpayerType: 'REG',
  registrationStatus: 'Active',
  filingFrequency: 'Monthly',
  contacts: [],
  address: { countryCode: 'IN' },
}

/** Begins with the supplier that the address names. */
export function CreateVendor() {
  const { search } = useNav()
  const given = Object.fromEntries(
    (['gstin', 'name'] as const).flatMap((key) =>
      typeof search[key] === 'string' ? [[key, search[key]]] : [],
    ),
  )
  return <VendorForm title={useT()('vendor.create')} initial={{ ...empty, ...given }} />
}

export function EditVendor() {
  const t = useT()
  const { id } = useNav()
  const vendor = useCall('vendor.detail', { id: Number(id) }, { needed: true })
  const isDeleted = useDeletedInstead(vendor.data, `view-vendor/${id}`)
  const first = useRef<Values>(undefined)
  if (vendor.data) first.current ??= { ...empty, ...vendor.data }
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <VendorForm title={t('vendor.edit')} initial={first.current} />
}

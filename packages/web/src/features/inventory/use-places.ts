import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useGstins } from '../../app/session/company.ts'

/** The GSTIN whose stock is worked on, and its places; undefined until they are known. */
export function useStockPlaces(first?: number) {
  const gstins = useGstins()
  const [chosen, setChosen] = useState(first)
  const ids = gstins?.map(({ entityId }) => entityId) ?? []
  const details = useCall(
    'inventory.entityDetails',
    { entityIds: ids },
    { enabled: ids.length > 0, needed: true },
  )
  const kept = details.data?.filter(({ isEnabled }) => isEnabled)
  const entityId = kept?.find((one) => one.entityId === chosen)?.entityId ?? kept?.[0]?.entityId
  const current = details.data?.find((one) => one.entityId === entityId)
  return {
    isKnown: details.data !== undefined || gstins?.length === 0,
    /** Those that keep stock, with the names that a person knows. */
    gstins: (kept ?? []).map((one) => ({
      entityId: one.entityId,
      name: gstins?.find((gstin) => gstin.entityId === one.entityId)?.entityName ?? '',
    })),
    entityId,
    from: current?.from ?? undefined,
    places: current?.locations ?? [],
    /** Places of the other GSTINs, which goods reach with an invoice. */
    others: (details.data ?? [])
      .filter((one) => one.entityId !== entityId)
      .flatMap((one) =>
        one.locations.map((location) => ({
          ...location,
          entityId: one.entityId,
          gstin: gstins?.find((gstin) => gstin.entityId === one.entityId)?.vrn ?? '',
        })),
      ),
    choose: setChosen,
  }
}

import { useRef } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { Reply } from '../../app/api/call-types.ts'
import type { Values } from '../../ui/form/values.ts'
import { PriceListForm } from './PriceListForm.tsx'

const empty: Values = {
  side: 'Sale',
  priceIncludesTax: false,
  partyIds: [],
  parties: [],
  partyGroupIds: [],
  lines: [{}],
}

export function CreatePriceList() {
  return <PriceListForm title={useT()('priceList.create')} initial={empty} mode="create" />
}

export const EditPriceList = () => <Stored mode="edit" />
export const ClonePriceList = () => <Stored mode="clone" />

function Stored({ mode }: { mode: 'edit' | 'clone' }) {
  const t = useT()
  const { id } = useNav()
  const list = useCall('priceList.detail', { id: Number(id) }, { needed: true })
  const isDeleted = useDeletedInstead(mode === 'edit' ? list.data : undefined, `view-price-list/${id}`)
  const first = useRef<Values>(undefined)
  if (list.data) first.current ??= valuesOf(list.data, mode)
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <PriceListForm title={t(`priceList.${mode}`)} initial={first.current} mode={mode} />
}

function valuesOf(
  {
    id,
    version,
    name,
    side,
    validFrom,
    validTo,
    priceIncludesTax,
    notes,
    ...rest
  }: Reply<'priceList.detail'>,
  mode: 'edit' | 'clone',
): Values {
  const { partyIds, parties, partyGroupIds } = rest
  const lines = rest.lines.map((line) => ({
    ...line,
    of: line.itemId ? 'item' : line.categoryId ? 'category' : 'all',
    fromQuantity: Number(line.fromQuantity) === 0 ? '' : line.fromQuantity,
    uqc: undefined,
    itemCode: undefined,
    itemPrice: undefined,
  }))
  return {
    ...(mode === 'edit' ? { id, version, name } : {}),
    side,
    validFrom,
    validTo,
    priceIncludesTax,
    notes,
    partyIds,
    parties,
    partyGroupIds,
    lines,
  }
}

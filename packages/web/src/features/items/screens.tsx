import { useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import type { Values } from '../../ui/form/values.ts'
import { emptyItem, ItemForm } from './ItemForm.tsx'

type Mode = 'create' | 'edit' | 'clone'

export function CreateItem() {
  return <ItemForm mode="create" initial={emptyItem} />
}
export function EditItem() {
  return <Loaded mode="edit" />
}
export function CloneItem() {
  return <Loaded mode="clone" />
}

function Loaded({ mode }: { mode: Mode }) {
  const { id } = useNav()
  const item = useCall('item.detail', { id: Number(id) }, { needed: true })
  const isDeleted = useDeletedInstead(item.data, mode === 'edit' ? `view-item/${id}` : undefined)
  const first = useRef<Values>(undefined)
  if (item.data) first.current ??= initialOf(item.data, mode)
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <ItemForm mode={mode} initial={first.current} />
}

/** A clone is a new item: code and barcodes are its own. */
function initialOf(item: Reply<'item.detail'>, mode: Mode): Values {
  if (mode === 'edit') return { ...emptyItem, ...item }
  const { id: _id, version: _v, code: _code, barcode: _bar, barcodeType: _type, ...more } = item
  const { secondaryBarcode: _second, ...copied } = more
  return { ...emptyItem, ...copied }
}

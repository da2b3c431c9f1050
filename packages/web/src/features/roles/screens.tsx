import { useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import type { Values } from '../../ui/form/values.ts'
import { RoleForm } from './RoleForm.tsx'

const empty: Values = { name: '', description: '', basedOn: '', rights: [] }

export function CreateRole() {
  return <RoleForm mode="create" initial={empty} />
}

export function EditRole() {
  return <Loaded mode="edit" />
}

export function CloneRole() {
  return <Loaded mode="clone" />
}

function Loaded({ mode }: { mode: 'edit' | 'clone' }) {
  const { id } = useNav()
  const role = useCall('role.detail', { id: Number(id) }, { needed: true })
  // What is being edited stays as it was loaded; a newer version is met when saving.
  const isDeleted = useDeletedInstead(role.data, mode === 'edit' ? `view-role/${id}` : undefined)
  const first = useRef<Values>(undefined)
  if (role.data) first.current ??= initialOf(role.data, mode)
  if (isDeleted || !first.current) return <ScreenSkeleton />
  return <RoleForm mode={mode} initial={first.current} />
}

/** A clone is held against the built-in role it comes from, or that its model came from. */
function initialOf(role: Reply<'role.detail'>, mode: 'edit' | 'clone'): Values {
  const { id, version, name, description = '', rights, builtIn } = role
  const basedOn = role.basedOn ?? builtIn ?? ''
  const fields = { ...empty, description, rights, basedOn }
  return mode === 'edit' ? { ...fields, id, version, name } : fields
}

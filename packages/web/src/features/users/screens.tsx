import { useRef } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useDeletedInstead } from '../../app/screens/use-deleted-instead.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import type { Values } from '../../ui/form/values.ts'
import { UserForm } from './UserForm.tsx'

const empty: Values = {
  firstName: '',
  lastName: '',
  userName: '',
  emailAddress: '',
  mobile: '',
  userType: 'Normal',
  isAuditor: false,
  employeeCode: '',
  branchId: '',
  departmentId: '',
  roles: [],
  entityIds: [],
  limits: {},
}

export function CreateUser() {
  return <UserForm mode="create" initial={empty} />
}

export function EditUser() {
  const { id } = useNav()
  const user = useCall('user.detail', { id: Number(id) }, { needed: true })
  // What is being edited stays as it was loaded; a newer version is met when saving.
  const isDeleted = useDeletedInstead(user.data, `view-user/${id}`)
  const first = useRef<Values>(undefined)
  if (user.data) first.current ??= initialOf(user.data)
  return first.current && !isDeleted ? (
    <UserForm mode="edit" initial={first.current} isOwn={user.data?.isOwn ?? false} />
  ) : (
    <ScreenSkeleton />
  )
}

function initialOf(user: Reply<'user.detail'>): Values {
  const { id, version, firstName, lastName, userName, emailAddress, userType, isAuditor, entityIds } = user
  return {
    ...empty,
    id,
    version,
    firstName,
    lastName,
    userName,
    emailAddress,
    userType,
    isAuditor,
    entityIds,
    mobile: user.mobile ?? '',
    employeeCode: user.employeeCode ?? '',
    branchId: user.branchId ?? '',
    departmentId: user.departmentId ?? '',
    limits: {
      documentValue: short(user.limits.documentValue),
      discountPercent: short(user.limits.discountPercent),
    },
    roles: user.roles.map(({ roleId, entityId }) => ({ roleId, ...(entityId === null ? {} : { entityId }) })),
  }
}

/** As people type it: 1000 and not 1000.000. */
const short = (value: string | null | undefined) => value?.replace(/\.?0+$/, '') ?? ''

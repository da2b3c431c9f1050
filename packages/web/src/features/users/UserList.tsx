import type { RowOf } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { useAsksForMore } from '../../app/rights/ask.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, StateChip } from '../../app/values.tsx'
import { Chip } from '../../ui/values.tsx'
import { roleName, shownRoleName } from '../../app/rights/right-words.ts'
import { lockOf, switchOf, useUserActions } from './use-user-actions.tsx'

type Row = RowOf<'user.search'>

function Status({ row }: { row: Row }) {
  const t = useT()
  return row.isInvited && row.status === 'Active' ? (
    <Chip tone="neutral">{t('user.invited')}</Chip>
  ) : (
    <StateChip status={row.status} />
  )
}

function Type({ row }: { row: Row }) {
  const t = useT()
  return <>{row.isAuditor ? t('user.auditor') : t.label('UserType', row.userType)}</>
}

function LastSignIn({ row }: { row: Row }) {
  const t = useT()
  return row.lastSignInAt ? <DateText value={row.lastSignInAt.slice(0, 10)} /> : <>{t('user.never')}</>
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', label: 'field.name', width: 190, sort: 'name', card: 'title', cell: (row) => row.name },
  {
    key: 'userName',
    label: 'field.userName',
    width: 200,
    sort: 'userName',
    card: 'meta',
    cell: (row) => row.userName,
  },
  {
    key: 'userType',
    label: 'field.userType',
    width: 100,
    sort: 'userType',
    cell: (row) => <Type row={row} />,
  },
  {
    key: 'roles',
    label: 'user.roles',
    width: 170,
    card: 'meta',
    cell: (row) => <RoleNames names={row.roleNames} />,
  },
  {
    key: 'emailAddress',
    label: 'field.emailAddress',
    width: 200,
    sort: 'emailAddress',
    isHidden: true,
    cell: (row) => <Copyable text={row.emailAddress} />,
  },
  {
    key: 'mobile',
    label: 'field.mobile',
    width: 120,
    isHidden: true,
    cell: (row) => <Copyable text={row.mobile} />,
  },
  {
    key: 'employeeCode',
    label: 'field.employeeCode',
    width: 110,
    isHidden: true,
    cell: (row) => row.employeeCode ?? '-',
  },
  {
    key: 'lastSignInAt',
    label: 'user.lastSignIn',
    width: 120,
    sort: 'lastSignInAt',
    cell: (row) => <LastSignIn row={row} />,
  },
  {
    key: 'status',
    label: 'field.status',
    width: 96,
    sort: 'status',
    card: 'state',
    cell: (row) => <Status row={row} />,
  },
]

function RoleNames({ names }: { names: readonly string[] }) {
  const t = useT()
  return <>{names.map((name) => shownRoleName(t, name)).join(', ') || '-'}</>
}

const statuses = ['Active', 'Inactive', 'Locked', 'Dormant'] as const
const withDeleted = [...statuses, 'Delete']

/** Everybody who works in the account. */
export function UserList() {
  const t = useT()
  const rights = useRights()
  const counts = useCall('user.counts', undefined, { quiet: true })
  const roles = useCall('role.choices', undefined, { quiet: true, staleMs: 60_000 })
  const asksForMore = useAsksForMore()
  const { dialog, askStatus, sendLink, askAndDelete } = useUserActions()
  const ownName = useSession((session) => session.profile?.userName)
  const own = ({ userName }: Row) => (userName === ownName ? 'issue.OWN_USER' : undefined)
  const yesNo = [
    { value: 'true', label: t('common.yes') },
    { value: 'false', label: t('common.no') },
  ]
  const numberOf = (status: string) => counts.data?.find((row) => row.status === status)?.users ?? 0
  return (
    <>
      <ListScreen
        list="user"
        call="user.search"
        title="user.title"
        columns={columns}
        filters={[
          { key: 'statuses', label: 'field.status', options: withDeleted, labels: 'UserStatus' },
          { key: 'userTypes', label: 'field.userType', options: ['Admin', 'Normal'], labels: 'UserType' },
          {
            key: 'roleIds',
            label: 'field.roleIds',
            isNumber: true,
            choices: (roles.data ?? []).map((role) => ({ value: String(role.id), label: roleName(t, role) })),
          },
          { key: 'isAuditor', label: 'field.isAuditor', single: true, isFlag: true, choices: yesNo },
          { key: 'isInvited', label: 'field.isInvited', single: true, isFlag: true, choices: yesNo },
        ]}
        chips={[
          { key: 'all', label: 'list.all', set: {} },
          ...statuses
            .filter((status) => status === 'Active' || numberOf(status) > 0)
            .map((status) => ({
              key: status,
              label: `enum.UserStatus.${status}` as const,
              set: { statuses: [status] },
              count: counts.data && numberOf(status),
            })),
          { key: 'auditors', label: 'user.auditors', set: { isAuditor: 'true' } },
          { key: 'invited', label: 'user.invited', set: { isInvited: 'true' } },
        ]}
        create={{ label: 'user.create', right: 'USR_AD', to: 'create-user' }}
        open={(row) => `view-user/${row.id}`}
        rowActions={[
          { key: 'edit', label: 'common.edit', right: 'USR_ED', to: (row) => `edit-user/${row.id}` },
          {
            key: 'link',
            label: (row) => (row.isInvited ? 'user.sendInvitation' : 'user.sendReset'),
            right: 'USR_CHG_PWD',
            run: (row) => void sendLink([row]),
          },
          {
            key: 'status',
            label: (row) => (row.status === 'Active' ? 'common.deactivate' : 'common.activate'),
            right: 'USR_CH_ST',
            why: own,
            run: (row) => askStatus([row], switchOf(row)),
          },
          {
            key: 'lock',
            label: (row) => (row.status === 'Locked' ? 'user.unlock' : 'user.lock'),
            right: 'USR_CH_ST',
            why: own,
            run: (row) => askStatus([row], lockOf(row)),
          },
          {
            key: 'delete',
            label: 'common.delete',
            right: 'USR_DEL',
            isDanger: true,
            why: own,
            run: (row) => void askAndDelete([row]),
          },
          {
            key: 'restore',
            label: 'common.restore',
            right: 'USR_CH_ST',
            isForDeleted: true,
            run: (row) => askStatus([row], 'Undelete'),
          },
        ]}
        bulkActions={[
          {
            key: 'on',
            label: 'common.activate',
            right: 'USR_CH_ST',
            run: (rows) => askStatus(rows, 'Active'),
          },
          {
            key: 'off',
            label: 'common.deactivate',
            right: 'USR_CH_ST',
            run: (rows) => askStatus(rows, 'Inactive'),
          },
          { key: 'lock', label: 'user.lock', right: 'USR_CH_ST', run: (rows) => askStatus(rows, 'Locked') },
          { key: 'link', label: 'user.sendReset', right: 'USR_CHG_PWD', run: (rows) => sendLink(rows) },
          {
            key: 'delete',
            label: 'common.delete',
            right: 'USR_DEL',
            run: askAndDelete,
          },
          {
            key: 'restore',
            label: 'common.restore',
            right: 'USR_CH_ST',
            isForDeleted: true,
            run: (rows) => askStatus(rows, 'Undelete'),
          },
        ]}
        exportCall="user.export"
        exportRight="USR_DD_EX"
        emptyText="user.empty"
        extra={
          asksForMore && rights.may('USR_ED') && <To to="change-requests">{t('changeRequest.title')}</To>
        }
      />
      {dialog}
    </>
  )
}

import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { roleName } from '../../app/rights/right-words.ts'
import { RightMatrix } from '../../app/rights/RightMatrix.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { useRecordActions } from '../../app/screens/use-record-actions.ts'
import { ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { Difference } from './Difference.tsx'
import css from './roles.module.css'

type Role = Reply<'role.detail'>

/** Rights of a role, who holds it, and its history. */
export function RoleView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const role = useCall('role.detail', { id }, { needed: true })
  const { setStatus, askAndDelete } = useRecordActions('role')
  const data = role.data
  const reason = data?.builtIn ? t('role.builtInText') : undefined
  const deleted = useDeleted('role', 'ROL_CH_ST', data, { id })
  return (
    <ViewScreen
      isLoading={!data}
      title={data && roleName(t, data)}
      subtitle={data && <Subtitle role={data} />}
      state={data && <StateChip status={data.status} />}
      actions={[
        { key: 'edit', label: 'common.edit', right: 'ROL_ED', to: `edit-role/${id}`, reason },
        { key: 'clone', label: 'common.clone', right: 'ROL_AD', to: `clone-role/${id}` },
        {
          key: 'status',
          label: data?.status === 'Active' ? 'common.deactivate' : 'common.activate',
          right: 'ROL_CH_ST',
          reason,
          run: () => void setStatus([id], data?.status === 'Active' ? 'Inactive' : 'Active'),
        },
        {
          key: 'delete',
          label: 'common.delete',
          right: 'ROL_DEL',
          reason,
          isDanger: true,
          run: () => void askAndDelete([id]).then((gone) => gone && nav.go('roles')),
        },
      ]}
      {...deleted}
      tabs={[
        { key: 'rights', label: t('role.rights'), content: () => data && <Rights role={data} /> },
        { key: 'users', label: t('role.users'), content: () => data && <Holders role={data} /> },
        { key: 'history', label: t('common.history'), content: () => <HistoryTab record="role" id={id} /> },
      ]}
    />
  )
}

function Subtitle({ role }: { role: Role }) {
  const t = useT()
  const kind = role.builtIn
    ? t('role.builtIn')
    : role.basedOn
      ? t('role.basedOn', { role: roleName(t, { name: role.basedOn, builtIn: role.basedOn }) })
      : t('role.own')
  return <>{[kind, role.description].filter(Boolean).join(' · ')}</>
}

function Rights({ role }: { role: Role }) {
  const base = role.basedOn ? new Set<string>(rightsOfBuiltIn(role.basedOn)) : undefined
  return (
    <div className={css.rights}>
      {role.basedOn && <Difference held={role.rights} basedOn={role.basedOn} />}
      <RightMatrix held={new Set(role.rights)} base={base} />
    </div>
  )
}

function Holders({ role }: { role: Role }) {
  const t = useT()
  const rights = useRights()
  if (role.users.length === 0) return <EmptyState text={t('role.noUsers')} />
  return (
    <ul className={css.holders}>
      {role.users.map(({ id, name, userName, status, places }) => (
        <li key={id}>
          {rights.may('USR_SH_VW') ? <To to={`view-user/${id}`}>{name}</To> : <strong>{name}</strong>}
          {name !== userName && <span className="muted">{userName}</span>}
          <span className={css.places}>{places.length > 0 ? places.join(', ') : t('role.everywhere')}</span>
          {status !== 'Active' && <StateChip status={status} />}
        </li>
      ))}
    </ul>
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { RightMatrix } from '../../app/rights/RightMatrix.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Places } from './Places.tsx'
import { shownRoleName } from '../../app/rights/right-words.ts'
import css from './users.module.css'

/** What a user may do in the end and where: roles, places, and the rights of all roles together. */
export function AccessTab({ user }: { user: Reply<'user.detail'> }) {
  const t = useT()
  const rights = useCall('user.effectiveRights', { id: user.id }, { needed: true })
  const tree = useCall('user.entities', { id: user.id }, { needed: true })
  if (!rights.data || !tree.data) return null
  const held = new Set(rights.data.map(({ rightId }) => rightId))
  const isAdmin = user.userType === 'Admin'
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {isAdmin && <p className="muted">{t('user.adminSeesAll')}</p>}
      <Roles roles={user.roles} />
      {!isAdmin && (
        <section>
          <h2>{t('user.seesPlaces')}</h2>
          {user.entityIds.length === 0 ? (
            <p className="muted">{t('user.notSeen')}</p>
          ) : (
            <Places tree={tree.data} roles={[]} entityIds={user.entityIds} grants={[]} />
          )}
        </section>
      )}
      <section>
        <h2>{t('user.effective')}</h2>
        {held.size === 0 ? <EmptyState text={t('user.noRights')} /> : <RightMatrix held={held} />}
      </section>
    </div>
  )
}

function Roles({ roles }: { roles: Reply<'user.detail'>['roles'] }) {
  const t = useT()
  const rights = useRights()
  if (roles.length === 0) return null
  return (
    <section>
      <h2>{t('user.roles')}</h2>
      <ul className={css.rows}>
        {roles.map(({ roleId, roleName, entityId, entityName }) => (
          <li key={`${roleId} ${entityId}`}>
            {rights.may('ROL_SH_VW') ? (
              <To to={`view-role/${roleId}`}>{shownRoleName(t, roleName)}</To>
            ) : (
              <strong>{shownRoleName(t, roleName)}</strong>
            )}
            <span className="muted">{entityName ?? t('role.everywhere')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

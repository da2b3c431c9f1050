import { useCall } from '../../app/api/use-call.ts'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { FieldGroup } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { Places, RoleBoxes } from './Places.tsx'
import type { RoleGrant } from './Places.tsx'
import css from './users.module.css'

const none: readonly never[] = []

/** Roles that apply everywhere, the places to see, and roles at single places. */
export function Grants({ form }: { form: FormStore }) {
  const t = useT()
  const rights = useRights()
  const roles = useCall('role.choices', undefined, { needed: true, staleMs: 30_000 })
  const tree = useCall('entity.entities', {}, { needed: true, staleMs: 60_000 })
  const grants = useFormValue(form, (state) => (state.values['roles'] ?? none) as readonly RoleGrant[])
  const entityIds = useFormValue(form, (state) => (state.values['entityIds'] ?? none) as readonly number[])
  const issues = useFormValue(form, (state) => state.issues)
  const mayRoles = rights.may('USR_ASN_ROL')
  const mayPlaces = rights.may('USR_ASN_LOC')
  if (!roles.data || !tree.data) return null
  const setGrants = (next: readonly RoleGrant[]) => form.set('roles', next)
  return (
    <>
      <FieldGroup title={t('user.roles')} note={mayRoles ? '' : (rights.why('USR_ASN_ROL') ?? '')}>
        <div className={css.whole} id="roles" tabIndex={-1}>
          <AskForRight code="USR_ASN_ROL" isSmall />
          {mayRoles ? (
            <RoleBoxes
              legend={t('user.rolesEverywhere')}
              roles={roles.data}
              grants={grants}
              onGrants={setGrants}
            />
          ) : (
            <p>{namesOf(roles.data, grants) || '-'}</p>
          )}
          <Fault message={issues.get('roles')?.message} />
        </div>
      </FieldGroup>
      <FieldGroup
        title={t('user.places')}
        note={mayPlaces ? t('user.placesText') : (rights.why('USR_ASN_LOC') ?? '')}
      >
        <div className={css.whole} id="entityIds" tabIndex={-1}>
          <AskForRight code="USR_ASN_LOC" isSmall />
          <Places
            tree={tree.data}
            roles={roles.data}
            entityIds={entityIds}
            grants={grants}
            {...(mayPlaces ? { onPlaces: (next) => form.set('entityIds', next) } : {})}
            {...(mayRoles ? { onGrants: setGrants } : {})}
          />
          <Fault message={issues.get('entityIds')?.message} />
        </div>
      </FieldGroup>
    </>
  )
}

function Fault({ message }: { message: string | undefined }) {
  return message ? (
    <p role="alert" style={{ color: 'var(--danger)' }}>
      {message}
    </p>
  ) : null
}

const namesOf = (roles: readonly { id: number; name: string }[], grants: readonly RoleGrant[]) =>
  roles
    .filter(({ id }) => grants.some((grant) => grant.roleId === id && grant.entityId === undefined))
    .map(({ name }) => name)
    .join(', ')

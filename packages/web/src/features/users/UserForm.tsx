import { UserSave } from '@bahi/contracts/users.ts'
import type { Input } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useSession } from '../../app/session/session.ts'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, MoneyField, SwitchField, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Grants } from './Grants.tsx'
import { UserNameField } from './UserNameField.tsx'
import { textAt } from '../../ui/form/values.ts'

interface Props {
  readonly mode: 'create' | 'edit'
  readonly initial: Values
  /** One's own person: type and grants are another person's to change. */
  readonly isOwn?: boolean
}

/** A person with user name, place of work, what they see, and what they may do there. */
export function UserForm({ mode, initial, isOwn = false }: Props) {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const form = useForm(UserSave, initial)
  const save = useAction('user.save', { refreshes: ['user', 'role', 'subscriber', 'audit'], quiet: true })
  const isAdmin = useFormValue(form, (state) => state.values['userType'] === 'Admin')
  const iAmAdmin = useSession((session) => session.profile?.userType.toLowerCase() === 'admin')
  return (
    <FormScreen
      title={t(mode === 'create' ? 'user.create' : 'user.edit')}
      form={form}
      draft={`user ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => save.mutateAsync(withoutUntouched(body, initial, rights) as Input<'user.save'>)}
      {...(mode === 'create' ? { savedText: () => t('user.invitationSent') } : {})}
      onSaved={({ id }) => nav.go(`view-user/${id}`, { replace: true })}
    >
      <FieldGroup title={t('user.person')} {...(mode === 'create' ? { note: t('user.inviteText') } : {})}>
        <TextField name="firstName" autoFocus={mode === 'create'} />
        <TextField name="lastName" />
        <UserNameField mode={mode} before={textAt(initial, 'userName')} />
        <TextField name="emailAddress" />
        <TextField name="mobile" />
        <ChoiceField name="userType" type="UserType" disabled={isOwn || !iAmAdmin} />
        {!isAdmin && <SwitchField name="isAuditor" />}
      </FieldGroup>
      <Work />
      {isAdmin ? (
        <FieldGroup title={t('user.places')} note={t('user.adminSeesAll')}>
          {null}
        </FieldGroup>
      ) : (
        <Grants form={form} />
      )}
      <Limits form={form} />
    </FormScreen>
  )
}

function Work() {
  const t = useT()
  const needs = useSession((session) => session.settings?.subscriberSettings)
  const branches = useCall('subscriber.branches', undefined, { quiet: true, staleMs: 60_000 })
  const departments = useCall('subscriber.departments', undefined, { quiet: true, staleMs: 60_000 })
  const options = (rows: readonly { readonly id: number; readonly name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FieldGroup title={t('user.work')}>
      <TextField name="employeeCode" required={needs?.['UserCreationByEmployeeCode'] === true} />
      <ChoiceField
        name="branchId"
        options={options(branches.data)}
        required={needs?.['UserCreationByBranch'] === true}
        clearable
      />
      <ChoiceField
        name="departmentId"
        options={options(departments.data)}
        required={needs?.['UserCreationByDepartment'] === true}
        clearable
      />
    </FieldGroup>
  )
}

function Limits({ form }: { form: FormStore }) {
  const t = useT()
  const rights = useRights()
  const isAuditor = useFormValue(form, (state) => state.values['isAuditor'] === true)
  if (isAuditor) return null
  const reason = rights.why('USR_SET_LMT')
  return (
    <FieldGroup title={t('user.limits')} note={reason ?? t('user.limitsText')}>
      <AskForRight code="USR_SET_LMT" isSmall />
      <MoneyField
        name="limits.documentValue"
        disabled={reason !== undefined}
        placeholder={t('user.noLimit')}
      />
      <MoneyField
        name="limits.discountPercent"
        disabled={reason !== undefined}
        placeholder={t('user.noLimit')}
      />
    </FieldGroup>
  )
}

/** What the person may not change is not sent, so that it stays as it is; an emptied limit is sent as no limit. */
function withoutUntouched(body: Values, initial: Values, rights: ReturnType<typeof useRights>): Values {
  const { roles, entityIds, limits, ...rest } = body
  const mayLimit = rights.may('USR_SET_LMT')
  return {
    ...rest,
    ...(rights.may('USR_ASN_ROL') ? { roles: roles ?? initial['roles'] } : {}),
    ...(rights.may('USR_ASN_LOC') ? { entityIds: entityIds ?? initial['entityIds'] } : {}),
    ...(mayLimit ? { limits: limits ?? {} } : {}),
  }
}

import { builtInRoles, rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import { RoleSave } from '@bahi/contracts/roles.ts'
import type { Input } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { roleName } from '../../app/rights/right-words.ts'
import { RightMatrix } from '../../app/rights/RightMatrix.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm, useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import type { Values } from '../../ui/form/values.ts'
import { Difference } from './Difference.tsx'
import { textAt } from '../../ui/form/values.ts'

interface Props {
  readonly mode: 'create' | 'edit' | 'clone'
  readonly initial: Values
}

/** Name and rights of a role; a new one may start from what a built-in role holds. */
export function RoleForm({ mode, initial }: Props) {
  const t = useT()
  const nav = useNav()
  const form = useForm(RoleSave, initial)
  const save = useAction('role.save', { refreshes: ['role', 'user', 'audit'], quiet: true })
  const startFrom = (name: string) => {
    if (!isBuiltIn(name)) return
    form.set('rights', [...rightsOfBuiltIn(name)])
  }
  const options = builtInRoles.map((name) => ({ value: name, label: roleName(t, { name, builtIn: name }) }))
  return (
    <FormScreen
      title={t({ create: 'role.create', edit: 'role.edit', clone: 'role.clone' }[mode] as 'role.create')}
      form={form}
      draft={`role ${mode} ${(initial['id'] as number | undefined) ?? ''}`}
      save={(body) => save.mutateAsync(body as Input<'role.save'>)}
      onSaved={({ id }) => nav.go(`view-role/${id}`, { replace: true })}
    >
      <FieldGroup>
        <TextField name="name" autoFocus />
        <TextField name="description" />
        <ChoiceField
          name="basedOn"
          label={t(mode === 'create' ? 'role.startFrom' : 'field.basedOn')}
          options={options}
          onChoose={mode === 'create' ? startFrom : () => undefined}
        />
        <FormDifference form={form} />
      </FieldGroup>
      <Rights form={form} />
    </FormScreen>
  )
}

function Rights({ form }: { form: FormStore }) {
  const rights = useRights()
  const held = useFormValue(form, (state) => state.values['rights'] as readonly string[])
  const basedOn = useFormValue(form, (state) => textAt(state.values, 'basedOn'))
  return (
    <RightMatrix
      held={new Set(held)}
      onChange={(next) => form.set('rights', [...next])}
      mayGive={(code) => rights.may(code)}
      base={isBuiltIn(basedOn) ? new Set<string>(rightsOfBuiltIn(basedOn)) : undefined}
    />
  )
}

function FormDifference({ form }: { form: FormStore }) {
  const held = useFormValue(form, (state) => state.values['rights'] as readonly string[])
  const basedOn = useFormValue(form, (state) => textAt(state.values, 'basedOn'))
  return isBuiltIn(basedOn) ? <Difference held={held} basedOn={basedOn} /> : null
}

const isBuiltIn = (name: string): name is BuiltInRole => (builtInRoles as readonly string[]).includes(name)

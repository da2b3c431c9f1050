import { useAvailableName } from '../../app/fields/use-available-name.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { useFormSetting } from '../../ui/form/context.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useFormValue } from '../../ui/form/form.ts'
import { Chip } from '../../ui/values.tsx'
import { textAt } from '../../ui/form/values.ts'

/** The user name, with a word on whether it is still free while it is typed. A mail address is taken over as such. */
export function UserNameField({ mode, before }: { mode: 'create' | 'edit'; before: string }) {
  const t = useT()
  const { form } = useFormSetting()
  const name = useFormValue(form, (state) => textAt(state.values, 'userName').trim())
  const mayChange = useSession((session) => session.settings?.subscriberSettings['ChangeUsername'] === true)
  const isNew = name !== '' && name.toLowerCase() !== before.toLowerCase()
  const free = useAvailableName(isNew ? name : '')
  const takeOver = (text: string) => {
    if (text.includes('@') && !form.value('emailAddress')) form.fill({ emailAddress: text })
  }
  return (
    <TextField
      name="userName"
      disabled={mode === 'edit' && !mayChange}
      onLeave={takeOver}
      end={
        free !== undefined && (
          <span role="status" style={{ paddingInlineEnd: 8 }}>
            <Chip tone={free ? 'ok' : 'danger'}>{t(free ? 'user.nameFree' : 'user.nameTaken')}</Chip>
          </span>
        )
      }
    />
  )
}

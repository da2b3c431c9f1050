import { Button } from '@mantine/core'
import { ProfileSave } from '@bahi/contracts/profile.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { ApiAccess } from '../../app/api-access/ApiAccess.tsx'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { changeLanguage, languageNames } from '../../app/language.ts'
import { useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { FormScreen } from '../../app/screens/FormScreen.tsx'
import { useAsksForMore } from '../../app/rights/ask.ts'
import { useRights } from '../../app/session/rights.ts'
import { useSession } from '../../app/session/session.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { cultures, usePreferences } from '../../theme/preferences.ts'
import { ChoiceField, FieldGroup, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/form.ts'
import { EmailCard } from './EmailCard.tsx'
import { SecondStepCard } from './SecondStepCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import css from './profile.module.css'

export type OwnProfile = Reply<'profile.own'>

/** The user's own person: open to everybody, and changed by nobody else who looks in. */
export function MyProfile() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const asksForMore = useAsksForMore()
  const own = useCall('profile.own', undefined, { quiet: true })
  if (own.error)
    return (
      <div className={css.screen}>
        <h1>{t('profile.mine')}</h1>
        <EmptyState text={own.error.messages.join(' ')} />
      </div>
    )
  if (!own.data) return <ScreenSkeleton />
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('profile.mine')}</h1>
        <Button onClick={() => nav.go('change-password')}>{t('profile.changePassword')}</Button>
      </div>
      <section className={css.card} aria-label={t('common.details')}>
        <Person key={own.data.version} own={own.data} />
      </section>
      <EmailCard own={own.data} />
      <SecondStepCard own={own.data} />
      <SessionsCard />
      {(rights.may('USR_API') || asksForMore) && (
        <section className={css.card}>
          <ApiAccess />
        </section>
      )}
    </div>
  )
}

function Person({ own }: { own: OwnProfile }) {
  const t = useT()
  const { firstName, lastName, mobile, cultureName, timeZone, version } = own
  const initial = { firstName, lastName, mobile: mobile ?? '', cultureName, timeZone, version }
  const form = useForm(ProfileSave, initial)
  const save = useAction('profile.save', { refreshes: ['profile'], quiet: true })
  const onSaved = async () => {
    // The bar at the top shows the name, and the screen speaks the language that was chosen.
    const [settings, profile] = await Promise.all([call('system.loadSettings'), call('user.profile')])
    useSession.setState({ settings, profile })
    const chosen = cultures.find((one) => one === form.value('cultureName'))
    if (chosen && chosen !== usePreferences.getState().culture) await changeLanguage(chosen)
  }
  return (
    <FormScreen
      title={t('profile.mine')}
      form={form}
      isInset
      save={(body) => save.mutateAsync(body as Parameters<typeof save.mutateAsync>[0])}
      onSaved={() => void onSaved().catch(() => undefined)}
      onCancel={() => form.reset(initial)}
    >
      <FieldGroup>
        <TextField name="firstName" label={t('field.firstName')} />
        <TextField name="lastName" label={t('field.lastName')} />
        <TextField name="mobile" label={t('field.mobile')} />
        <ChoiceField
          name="cultureName"
          label={t('profile.language')}
          options={cultures.map((value) => ({ value, label: languageNames[value] }))}
        />
        <ChoiceField
          name="timeZone"
          label={t('profile.timeZone')}
          options={timeZones(timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          searchable
        />
      </FieldGroup>
    </FormScreen>
  )
}

/** Browsers name India's zone by an older word; the one in force is in the list whatever they know. */
function timeZones(present: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Calcutta')
  return [...new Set(['Asia/Kolkata', present, ...known])]
}

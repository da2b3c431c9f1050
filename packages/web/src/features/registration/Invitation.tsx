import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { markOf, marking, mobilePattern } from '../../app/fields/marks.ts'
import { NewPasswordFields } from '../../app/fields/NewPasswordFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { pageAfterSignIn, signInFresh } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import { withoutBlanks } from '../../ui/form/values.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Terms } from './Terms.tsx'
import css from './registration.module.css'
import { textIn } from '../../ui/form/values.ts'

type Invited = Reply<'userRegistration.invitation'>

/** An invited user checks the name, chooses a password, and is in. */
export function Invitation({ request }: { request: string }) {
  const t = useT()
  const nav = useNav()
  const [invited, setInvited] = useState<Invited>()
  useEffect(() => {
    // What opens an account stays neither in the address nor in the history.
    nav.setSearch({ invitation: undefined })
    call('userRegistration.invitation', { request }, { quiet: true }).then(setInvited, () => {
      toast.error(t('error.title'), [t('invitation.over')])
      nav.go('/login', { replace: true })
    })
    // Once, with the address the page was opened by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (!invited) return null
  return (
    <div className={css.form}>
      <h1>{t('invitation.title', { company: invited.company })}</h1>
      <p className="muted">
        {t('invitation.intro')} <bdi>{invited.userName}</bdi>
      </p>
      <InvitedForm request={request} invited={invited} />
    </div>
  )
}

const required = ['FirstName', 'Password', 'ConfirmPassword']
const fields = ['FirstName', 'LastName', 'Mobile', 'Password', 'ConfirmPassword', 'AcceptsTerms']

function InvitedForm({ request, invited }: { request: string; invited: Invited }) {
  const t = useT()
  const nav = useNav()
  const startSession = useSessionStart()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const text = (key: string) => textIn(data, key)
    const password = text('password')
    const faults = {
      ...(text('firstName').trim() ? {} : { FirstName: t('issue.REQUIRED') }),
      ...(password ? {} : { Password: t('issue.REQUIRED') }),
      ...(password === text('confirmPassword') ? {} : { ConfirmPassword: t('password.differs') }),
      ...(data.get('acceptsTerms') ? {} : { AcceptsTerms: t('issue.TERMS_NOT_ACCEPTED') }),
    }
    if (Object.keys(faults).length > 0) return setProblem({ lines: [], fields: faults })
    setProblem(noProblem)
    setBusy(true)
    try {
      const { texts, headers } = await encrypted(password, text('confirmPassword'))
      const body = {
        request,
        firstName: text('firstName').trim(),
        // A blank is no name and no number: what is not typed is not sent.
        ...withoutBlanks({ lastName: text('lastName').trim(), mobile: text('mobile').trim() }),
        password: texts[0]!,
        confirmPassword: texts[1]!,
        acceptsTerms: true,
      }
      await call('userRegistration.register', body, { quiet: true, headers })
      const route = await signInFresh(invited.userName, password)
      if (route) return nav.go('/login', { replace: true })
      startSession(await pageAfterSignIn())
    } catch (error) {
      setProblem(problemOf(error, fields))
    } finally {
      setBusy(false)
    }
  }
  const own = [invited.userName, invited.firstName, invited.lastName, invited.company].filter(Boolean)
  return (
    <form
      className={css.fields}
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required, patterns: { Mobile: mobilePattern } })}
      noValidate
    >
      <ProblemLines lines={problem.lines} />
      {/* For password managers. */}
      <input type="hidden" name="userName" autoComplete="username" value={invited.userName} readOnly />
      <div className={css.pair}>
        <TextInput
          name="firstName"
          label={t('field.firstName')}
          maxLength={50}
          autoComplete="given-name"
          defaultValue={invited.firstName}
          error={markOf(problem, 'FirstName')}
        />
        <TextInput
          name="lastName"
          label={t('field.lastName')}
          maxLength={50}
          autoComplete="family-name"
          defaultValue={invited.lastName}
          error={markOf(problem, 'LastName')}
        />
      </div>
      <TextInput
        name="mobile"
        label={t('field.mobile')}
        maxLength={11}
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        defaultValue={invited.mobile ?? ''}
        error={markOf(problem, 'Mobile')}
      />
      <NewPasswordFields rules={invited.rules} own={own} problem={problem} />
      <Terms error={problem.fields['AcceptsTerms']} />
      <Button type="submit" variant="filled" loading={isBusy} fullWidth>
        {t('invitation.button')}
      </Button>
    </form>
  )
}

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { markOf, marking, mobilePattern } from '../../app/fields/marks.ts'
import { NewPasswordFields } from '../../app/fields/NewPasswordFields.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import type { Validated } from './Registration.tsx'
import { Terms } from './Terms.tsx'
import { UserNameField, addressPattern } from './UserNameField.tsx'
import css from './registration.module.css'
import { textIn } from '../../ui/form/values.ts'

interface Props {
  readonly gstinOrPan: string
  readonly business: Validated
  readonly onBack: (why?: string) => void
  readonly onSent: (code: Reply<'registration.registerGstinOrPan'>, userName: string) => void
}

const required = ['LegalName', 'FirstName', 'UserName', 'Password', 'ConfirmPassword']
const patterns = { UserName: addressPattern, Mobile: mobilePattern }
const fields = [
  'GstinOrPan',
  'LegalName',
  'FirstName',
  'LastName',
  'UserName',
  'Mobile',
  'Password',
  'ConfirmPassword',
  'AcceptsTerms',
]

/** Who will be the Admin of the account, beneath what is known of the business. */
export function Person({ gstinOrPan, business, onBack, onSent }: Props) {
  const t = useT()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const [name, setName] = useState({ userName: '', firstName: '', lastName: '' })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const text = (key: string) => textIn(data, key).trim()
    const missing = (['firstName', 'userName'] as const).filter((key) => !text(key))
    if (!business.legalName && !text('legalName')) missing.push('legalName' as never)
    const passwords = [textIn(data, 'password'), textIn(data, 'confirmPassword')] as const
    const faults: Record<string, string> = Object.fromEntries(
      missing.map((key) => [key.charAt(0).toUpperCase() + key.slice(1), t('issue.REQUIRED')]),
    )
    if (!passwords[0]) faults['Password'] = t('issue.REQUIRED')
    else if (passwords[0] !== passwords[1]) faults['ConfirmPassword'] = t('password.differs')
    if (!data.get('acceptsTerms')) faults['AcceptsTerms'] = t('issue.TERMS_NOT_ACCEPTED')
    if (Object.keys(faults).length > 0) return setProblem({ lines: [], fields: faults })
    setProblem(noProblem)
    setBusy(true)
    try {
      const { texts, headers } = await encrypted(...passwords)
      const body = {
        gstinOrPan,
        ...(business.legalName ? {} : { legalName: text('legalName') }),
        firstName: text('firstName'),
        lastName: text('lastName'),
        userName: text('userName'),
        mobile: text('mobile'),
        password: texts[0]!,
        confirmPassword: texts[1]!,
        acceptsTerms: true,
      }
      onSent(await call('registration.registerGstinOrPan', body, { quiet: true, headers }), body.userName)
    } catch (error) {
      const found = problemOf(error, fields)
      if (found.fields['GstinOrPan']) onBack(found.fields['GstinOrPan'])
      else setProblem(found)
    } finally {
      setBusy(false)
    }
  }
  const own = [name.userName, name.firstName, name.lastName, business.legalName ?? '']
  return (
    <form
      className={css.fields}
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required, patterns })}
      noValidate
    >
      <Found business={business} onChange={() => onBack()} />
      <ProblemLines lines={problem.lines} />
      {!business.legalName && (
        <TextInput
          name="legalName"
          label={t('field.legalName')}
          description={t(business.gstin ? 'registration.typeName' : 'registration.nameOfPan')}
          maxLength={100}
          autoComplete="organization"
          autoFocus
          error={markOf(problem, 'LegalName')}
        />
      )}
      <div className={css.pair}>
        <TextInput
          name="firstName"
          label={t('field.firstName')}
          maxLength={50}
          autoComplete="given-name"
          autoFocus={business.legalName !== null}
          onChange={(event) => setName({ ...name, firstName: event.currentTarget.value })}
          error={markOf(problem, 'FirstName')}
        />
        <TextInput
          name="lastName"
          label={t('field.lastName')}
          maxLength={50}
          autoComplete="family-name"
          onChange={(event) => setName({ ...name, lastName: event.currentTarget.value })}
          error={markOf(problem, 'LastName')}
        />
      </div>
      <UserNameField
        error={markOf(problem, 'UserName')}
        onChange={(userName) => setName({ ...name, userName })}
      />
      <TextInput
        name="mobile"
        label={t('field.mobile')}
        maxLength={11}
        inputMode="numeric"
        autoComplete="tel-national"
        dir="ltr"
        error={markOf(problem, 'Mobile')}
      />
      <NewPasswordFields rules={business.rules} own={own.filter(Boolean)} problem={problem} />
      <Terms error={problem.fields['AcceptsTerms']} />
      <Button type="submit" variant="filled" loading={isBusy} fullWidth>
        {t('registration.sendCode')}
      </Button>
    </form>
  )
}

/** What the GST portal returned, with the way back. */
function Found({ business, onChange }: { business: Validated; onChange: () => void }) {
  const t = useT()
  const { address } = business
  const place = [address?.line1, address?.line2, address?.city, address?.pincode].filter(Boolean).join(', ')
  return (
    <section className={css.found} aria-label={t('registration.step.business')}>
      <div className={css.head}>
        <bdi className="figure">{business.gstin ?? business.pan}</bdi>
        <Button variant="subtle" size="compact-sm" onClick={onChange}>
          {t('registration.change')}
        </Button>
      </div>
      {business.legalName && (
        <p>
          <strong dir="auto">{business.legalName}</strong>
        </p>
      )}
      {business.tradeName && business.tradeName !== business.legalName && <p>{business.tradeName}</p>}
      {place && (
        <p className="muted">
          <bdi>{place}</bdi>
        </p>
      )}
      {business.source === 'portal' && <p className="muted">{t('registration.fromPortal')}</p>}
    </section>
  )
}

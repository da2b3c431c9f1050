import { passwordQuality } from '@bahi/domain/passwords/rules.ts'
import type { PasswordRules } from '@bahi/domain/passwords/rules.ts'
import { useState } from 'react'
import type { FormProblem } from '../api/form-problem.ts'
import { useT } from '../texts.ts'
import { markOf } from './marks.ts'
import css from './NewPasswordFields.module.css'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  readonly rules: PasswordRules
  /** Words of the person that the password must not hold, where they are known here. */
  readonly own?: readonly string[]
  /** Of the form around, by `Password` and `ConfirmPassword`. */
  readonly problem: FormProblem
}

const qualities = ['Bad', 'Average', 'Good', 'Excellent'] as const

/** A new password, how good it is, and the same once more: fields `password` and `confirmPassword` of the form around. */
export function NewPasswordFields({ rules, own = [], problem }: Props) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const [isLeft, setLeft] = useState(false)
  const differs = isLeft && confirmed !== '' && confirmed !== password
  const { minLength: min, maxLength: max, classes } = rules
  return (
    <>
      <PasswordField
        name="password"
        label={t('password.new')}
        description={t('password.rules', { min, max, classes })}
        maxLength={max}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={markOf(problem, 'Password')}
      />
      <StrengthMeter password={password} rules={rules} own={own} />
      <PasswordField
        name="confirmPassword"
        label={t('password.confirm')}
        maxLength={max}
        autoComplete="new-password"
        value={confirmed}
        onChange={(event) => setConfirmed(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
        error={differs ? t('password.differs') : markOf(problem, 'ConfirmPassword')}
      />
    </>
  )
}

function StrengthMeter({
  password,
  rules,
  own,
}: {
  password: string
  rules: PasswordRules
  own: readonly string[]
}) {
  const t = useT()
  const quality = password === '' ? undefined : passwordQuality(password, rules, own)
  const reached = quality === undefined ? -1 : qualities.indexOf(quality)
  return (
    <div className={css.meter} data-quality={quality}>
      {qualities.map((one, index) => (
        <span key={one} data-on={index <= reached} aria-hidden />
      ))}
      <output>{quality && t('password.strength', { quality: t.label('QualityRating', quality) })}</output>
    </div>
  )
}

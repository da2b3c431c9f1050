import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import type { FormProblem } from '../../app/api/form-problem.ts'
import { markOf, marking } from '../../app/fields/marks.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import type { Validated } from './Registration.tsx'
import css from './registration.module.css'

interface Props {
  readonly start: string
  /** Why a later step came back to this one. */
  readonly refused: string
  readonly onFound: (typed: string, found: Validated) => void
}

/** How they are built; whether they are right, with their check characters, the server decides. */
const gstinOrPanPattern = /^(\d{2}[A-Z\d]{13}|[A-Z]{5}\d{4}[A-Z])$/i

/** GSTIN or PAN. What is wrong with it is beside it, an account that has it already too. */
export function Business({ start, refused, onFound }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(start)
  const [problem, setProblem] = useState<FormProblem>(
    refused ? { lines: [], fields: { GstinOrPan: refused } } : noProblem,
  )
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const gstinOrPan = typed.trim().toUpperCase()
    if (!gstinOrPan)
      return setProblem({ lines: [], fields: { GstinOrPan: t('registration.fillGstinOrPan') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      onFound(gstinOrPan, await call('registration.validateGstinOrPan', { gstinOrPan }, { quiet: true }))
    } catch (error) {
      setProblem(problemOf(error, ['GstinOrPan']))
      setBusy(false)
    }
  }
  return (
    <form
      className={css.fields}
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required: ['GstinOrPan'], patterns: { GstinOrPan: gstinOrPanPattern } })}
      noValidate
    >
      <p className="muted">{t('registration.intro')}</p>
      <ProblemLines lines={problem.lines} />
      <TextInput
        name="gstinOrPan"
        label={t('registration.gstinOrPan')}
        description={t('registration.gstinOrPanHelp')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
        maxLength={15}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        // Entering the field would take away why it was refused.
        autoFocus={!refused}
        error={markOf(problem, 'GstinOrPan')}
      />
      <Button type="submit" variant="filled" loading={isBusy} fullWidth>
        {t('registration.next')}
      </Button>
      <p>
        {t('registration.hasAccount')}{' '}
        <To to="/login" style={{ textDecoration: 'underline' }}>
          {t('login.button')}
        </To>
      </p>
    </form>
  )
}

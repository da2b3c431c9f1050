import { Checkbox } from '@mantine/core'
import { passphraseLength } from '@bahi/contracts/data-files.ts'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { markOf, marking } from '../../app/fields/marks.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { askCode, ConfirmDialog, ConfirmField } from './Confirm.tsx'
import type { Asked, Proof } from './Confirm.tsx'
import type { Found } from './DataFile.tsx'
import css from './DataFile.module.css'

const fields = ['Password', 'Passphrase', 'Repeat'] as const

/** Passphrase and password; who has no password gives the code that was sent, or that the authenticator app shows. */
export function Make({
  confirmsBy,
  isBeingMade,
  onBegun,
}: Pick<Found, 'confirmsBy' | 'isBeingMade'> & { readonly onBegun: () => void }) {
  const t = useT()
  const [isEncrypted, setEncrypted] = useState(true)
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const typesPassword = confirmsBy === 'Password'
  const needed = [...(typesPassword ? ['password'] : []), ...(isEncrypted ? ['passphrase'] : [])]
  const make = async (passphrase: string, proof: Proof) => {
    const secrets = 'password' in proof ? [proof.password] : []
    const { texts, headers } = await encrypted(...secrets, ...(isEncrypted ? [passphrase] : []))
    const sealed = texts.at(-1)!
    const { taskId } = await call(
      'dataFile.make',
      {
        ...('password' in proof ? { password: texts[0]! } : proof),
        ...(isEncrypted ? { passphrase: sealed } : {}),
      },
      { headers, quiet: true },
    )
    trackTask(taskId)
    onBegun()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const textOf = (name: string) => (data.get(name) as string | null) ?? ''
    const passphrase = textOf('passphrase')
    const missing = Object.fromEntries(
      needed
        .filter((name) => textOf(name) === '')
        .map((name) => [name.charAt(0).toUpperCase() + name.slice(1), t('issue.REQUIRED')]),
    )
    if (Object.keys(missing).length > 0) return setProblem({ lines: [], fields: missing })
    if (isEncrypted && passphrase !== textOf('repeat'))
      return setProblem({ lines: [], fields: { Repeat: t('dataFile.differs') } })
    if (isEncrypted && passphrase.length < passphraseLength.min)
      return setProblem({
        lines: [],
        fields: { Passphrase: t('issue.TOO_SHORT', { min: passphraseLength.min }) },
      })
    setProblem(noProblem)
    setBusy(true)
    try {
      if (typesPassword) {
        await make(passphrase, { password: textOf('password') })
        form.reset()
      } else
        setAsked(
          await askCode(async (proof) => {
            await make(passphrase, proof)
            form.reset()
          }),
        )
    } catch (error) {
      setProblem(problemOf(error, fields))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        {...marking(setProblem, {
          required: fields.filter((name) => (name === 'Password' ? typesPassword : isEncrypted)),
        })}
      >
        <ProblemLines lines={problem.lines} />
        <Checkbox
          checked={isEncrypted}
          label={t('dataFile.encrypt')}
          description={t(isEncrypted ? 'dataFile.encryptHelp' : 'dataFile.plain')}
          onChange={({ currentTarget }) => setEncrypted(currentTarget.checked)}
        />
        {isEncrypted && (
          <div className={css.row}>
            <PasswordField
              name="passphrase"
              label={t('dataFile.passphrase')}
              autoComplete="new-password"
              maxLength={passphraseLength.max}
              error={markOf(problem, 'Passphrase')}
            />
            <PasswordField
              name="repeat"
              label={t('dataFile.repeat')}
              autoComplete="new-password"
              maxLength={passphraseLength.max}
              error={markOf(problem, 'Repeat')}
            />
          </div>
        )}
        <ConfirmField confirmsBy={confirmsBy} problem={problem} />
        <div>
          <ActionButton right="STG_SEC" variant="filled" type="submit" loading={isBusy}>
            {t('dataFile.make')}
          </ActionButton>
        </div>
        {isBeingMade && <p role="status">{t('dataFile.started')}</p>}
      </form>
      <ConfirmDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import type { FormProblem } from '../../app/api/form-problem.ts'
import { CodeStep } from '../../app/fields/CodeStep.tsx'
import { PasswordField } from '../../app/fields/PasswordField.tsx'
import { markOf } from '../../app/fields/marks.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import type { Found } from './DataFile.tsx'
import css from './DataFile.module.css'

/** What a user proves to be there with: the password as typed, or a code. */
export type Proof =
  | { readonly password: string }
  | { readonly code: { readonly request: string; readonly otp: string } }

/** A code that is asked for, and what is done with it. */
export type Asked = Reply<'dataFile.sendCode'> & { readonly run: (proof: Proof) => Promise<void> }

export const askCode = async (run: Asked['run']): Promise<Asked> => ({
  ...(await call('dataFile.sendCode', undefined, { quiet: true })),
  run,
})

/** The present password; for a user without one, what is asked for instead. */
export function ConfirmField({
  confirmsBy,
  problem,
}: Pick<Found, 'confirmsBy'> & { readonly problem: FormProblem }) {
  const t = useT()
  if (confirmsBy !== 'Password')
    return <p className="muted">{t(confirmsBy === 'App' ? 'dataFile.byApp' : 'dataFile.byCode')}</p>
  return (
    <div className={css.row}>
      <PasswordField
        name="password"
        label={t('profile.presentPassword')}
        autoComplete="current-password"
        error={markOf(problem, 'Password')}
      />
    </div>
  )
}

/** Beside the form, not within it: what is submitted in a dialog of a form would submit that too. */
export function ConfirmDialog({
  asked,
  onClose,
}: {
  readonly asked: Asked | undefined
  readonly onClose: () => void
}) {
  const t = useT()
  return (
    <Modal
      opened={asked !== undefined}
      onClose={onClose}
      title={t('dataFile.confirm')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      size={420}
    >
      {asked && (
        <CodeStep
          asked={{ ...asked, channel: asked.method, sentTo: asked.sentTo ?? undefined }}
          takesRecovery
          onCode={async (otp) => {
            await asked.run({ code: { request: asked.request, otp } })
            onClose()
          }}
          {...(asked.method === 'App'
            ? {}
            : { onResend: () => call('profile.resendCode', { request: asked.request }) })}
          onCancel={onClose}
          cancelLabel={t('common.cancel')}
        />
      )}
    </Modal>
  )
}

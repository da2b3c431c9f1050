import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/use-call.ts'
import { CodeStep } from '../../app/fields/CodeStep.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable } from '../../app/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import { PasswordAsk } from './PasswordAsk.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './profile.module.css'

type Started = Reply<'profile.startTwoFactor'>
export type Method = Started['method']

/** Password, then a code that shows that the step can be taken, then with an app the recovery codes. */
export function SecondStepSetUp({ method, onClose }: { method: Method; onClose: () => void }) {
  const t = useT()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const confirm = useAction('profile.confirmTwoFactor', { refreshes: ['profile'] })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (!started) {
    return (
      <PasswordAsk
        text={t(`profile.useText.${method}`)}
        button={t('profile.next')}
        onCancel={onClose}
        run={async (password, headers) =>
          setStarted(await call('profile.startTwoFactor', { method, password }, { quiet: true, headers }))
        }
      />
    )
  }
  return (
    <div className={css.fields}>
      {started.qr && started.secret && <AppSecret qr={started.qr} secret={started.secret} />}
      <CodeStep
        asked={{ ...started, channel: method, sentTo: started.sentTo ?? undefined }}
        onCode={async (otp) => {
          const { recoveryCodes } = await confirm.mutateAsync({ request: started.request, otp })
          toast.success(t('profile.stepOn'))
          if (recoveryCodes.length > 0) setCodes(recoveryCodes)
          else onClose()
        }}
        {...(method === 'App'
          ? {}
          : { onResend: () => call('profile.resendCode', { request: started.request }) })}
        onCancel={onClose}
        cancelLabel={t('common.cancel')}
      />
    </div>
  )
}

/** White behind the code in every colour scheme: a camera reads dark on light. */
function AppSecret({ qr, secret }: { qr: string; secret: string }) {
  const t = useT()
  return (
    <>
      <p>{t('profile.scan')}</p>
      <img
        className={css.qr}
        src={`data:image/svg+xml;base64,${btoa(qr)}`}
        alt={t('profile.qr')}
        width={200}
        height={200}
      />
      <div>
        <span className="meta">{t('profile.secret')}</span>
        <div className={css.secret}>
          <Copyable text={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
        </div>
      </div>
    </>
  )
}

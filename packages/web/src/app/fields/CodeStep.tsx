import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { LoginRoute, TokenReply } from '../session/sign-in.ts'
import { useT, useTextStore } from '../texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './CodeStep.module.css'

/** A code that was sent, or that an authenticator app shows. */
export interface CodeAsked {
  readonly request: string
  readonly channel: string
  readonly resendsLeft: number
  readonly expiresAt?: string | undefined
  /** The masked place; absent where nobody may learn whether there is one. */
  readonly sentTo?: string | undefined
}

/** What the login route of a second step says of its code. */
export function codeOfRoute({ request, parameters }: LoginRoute): CodeAsked {
  const text = (name: string) => (parameters[name] === undefined ? undefined : String(parameters[name]))
  return {
    request,
    channel: text('channel') ?? 'Mail',
    resendsLeft: Number(parameters['resendsLeft'] ?? 0),
    expiresAt: text('expiresAt'),
    sentTo: text('sentTo'),
  }
}

interface Props {
  readonly asked: CodeAsked
  /** Sends the code; what it refuses with is shown here. */
  readonly onCode: (code: string) => Promise<void>
  /** Absent: no other code can be asked for here. */
  readonly onResend?: () => Promise<{ readonly resendsLeft: number; readonly expiresAt: string }>
  readonly onCancel: () => void
  readonly cancelLabel: string
  /** A recovery code may be in for the app. */
  readonly takesRecovery?: boolean
}

/** The code of a sign-in: what it is answered with goes to `onReply`. */
export function SignInCode({
  onReply,
  ...props
}: Pick<Props, 'asked' | 'onCancel' | 'cancelLabel'> & {
  readonly onReply: (reply: TokenReply) => Promise<void> | void
}) {
  const { request, channel } = props.asked
  return (
    <CodeStep
      {...props}
      takesRecovery
      onCode={async (otp) => onReply(await call('auth.validateOtp', { request, otp }))}
      {...(channel === 'App' ? {} : { onResend: () => call('auth.resendOtp', { request }) })}
    />
  )
}

/** Six digits, Resend with what is left of it, Verify and Cancel; with an app a recovery code instead. */
export function CodeStep({ asked, onCode, onResend, onCancel, cancelLabel, takesRecovery = false }: Props) {
  const t = useT()
  const [sent, setSent] = useState(asked)
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  // True: the border alone.
  const [fault, setFault] = useState<string | boolean>(false)
  const [lines, setLines] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const isApp = sent.channel === 'App'

  const run = async (work: () => Promise<void>) => {
    setFault(false)
    setLines([])
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The field is marked, and what is wrong is beside it; everything else is a sentence above.
      if (error.code?.startsWith('AUTH0016')) setFault(error.messages[0] ?? t('otp.fillCode'))
      else if (error.status === 400) setLines(error.messages)
    } finally {
      setBusy(false)
    }
  }
  const verify = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isRecovery ? !code.trim() : code.length < 6)
      return setFault(t(isRecovery ? 'otp.fillRecovery' : 'otp.fillCode'))
    void run(() => onCode(code))
  }
  const resend = () =>
    run(async () => {
      if (!onResend) return
      const { resendsLeft, expiresAt } = await onResend()
      setSent({ ...sent, resendsLeft, expiresAt })
      setCode('')
      toast.success(t('otp.resent'))
    })
  const switchKind = () => {
    setRecovery(!isRecovery)
    setCode('')
    setFault(false)
  }
  return (
    <form onSubmit={verify} noValidate className={css.step}>
      <p className="muted">{isRecovery ? t('otp.recoveryText') : <Sent sent={sent} />}</p>
      <ProblemLines lines={lines} />
      <TextInput
        key={String(isRecovery)}
        name={isRecovery ? 'recoveryCode' : 'otp'}
        label={t(isRecovery ? 'otp.recovery' : 'otp.code')}
        value={code}
        onChange={(event) =>
          setCode(isRecovery ? event.currentTarget.value : digitsOf(event.currentTarget.value))
        }
        maxLength={isRecovery ? 24 : 6}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        dir="ltr"
        data-autofocus
        autoFocus
        error={fault}
        onFocus={() => setFault(false)}
        onBlur={() => code === '' && setFault((known) => known || true)}
        classNames={{ input: css.code ?? '' }}
      />
      <Button type="submit" variant="filled" loading={isBusy} fullWidth>
        {t('otp.verify')}
      </Button>
      <div className={css.row}>
        {isApp && takesRecovery ? (
          <Button variant="subtle" onClick={switchKind}>
            {t(isRecovery ? 'otp.useApp' : 'otp.useRecovery')}
          </Button>
        ) : (
          onResend && (
            <Button variant="subtle" onClick={() => void resend()} disabled={isBusy || sent.resendsLeft <= 0}>
              {t('otp.resend', { left: sent.resendsLeft })}
            </Button>
          )
        )}
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

function Sent({ sent: { channel, sentTo, expiresAt } }: { sent: CodeAsked }) {
  const t = useT()
  const culture = useTextStore((state) => state.culture)
  if (channel === 'App') return <>{t('otp.app')}</>
  const time = expiresAt
    ? new Intl.DateTimeFormat(`${culture}-u-nu-latn`, { hour: 'numeric', minute: '2-digit' }).format(
        new Date(expiresAt),
      )
    : ''
  return <>{sentTo ? t('otp.sentTo', { place: sentTo, time }) : t('otp.sent', { time })}</>
}

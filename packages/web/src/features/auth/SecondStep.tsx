import { SignInCode, codeOfRoute } from '../../app/fields/CodeStep.tsx'
import { acceptFresh, pageAfterSignIn } from '../../app/session/sign-in.ts'
import type { LoginRoute } from '../../app/session/sign-in.ts'
import { useSessionStart } from '../../app/session/start-context.ts'
import { useT } from '../../app/texts.ts'
import css from './Login.module.css'
import { NeedHelp } from './NeedHelp.tsx'

interface Props {
  readonly route: LoginRoute
  readonly userName: string
  /** A step behind this one: a password that has expired. */
  readonly onRoute: (route: LoginRoute) => void
  readonly onCancel: () => void
}

/** The second state of Login; source: specification part 1, sections 2.5 and 4. */
export function SecondStep({ route, userName, onRoute, onCancel }: Props) {
  const t = useT()
  const startSession = useSessionStart()
  return (
    <div className={css.form}>
      <h1>{t('otp.stepTitle')}</h1>
      <SignInCode
        asked={codeOfRoute(route)}
        onReply={async (reply) => {
          const next = acceptFresh(reply, userName)
          if (next) onRoute(next)
          else startSession(await pageAfterSignIn())
        }}
        onCancel={onCancel}
        cancelLabel={t('common.cancel')}
      />
      <NeedHelp />
    </div>
  )
}

import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import { noProblem, problemOf } from '../../app/api/form-problem.ts'
import { transport } from '../../app/api/transport.ts'
import { marking } from '../../app/fields/marks.ts'
import { NewPasswordFields } from '../../app/fields/NewPasswordFields.tsx'
import { searchText, useNav } from '../../app/nav.tsx'
import { encrypted } from '../../app/session/encrypt.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './Login.module.css'

type Link = Reply<'password.validate'>

/** A new password by a mailed link, or in place of one that has expired. */
export const ResetPassword = () => <OfVariant isPortal={false} />

/** The same in the e-invoice portal, where people sign in with the account of the main product. */
export const ResetPasswordPortal = () => <OfVariant isPortal />

const portalPath = '/reset-password-portal'

/** Each variant of the product has its own screen: a link of the other one leads to it. */
function OfVariant({ isPortal }: { isPortal: boolean }) {
  const nav = useNav()
  const runsAsPortal = useSession((session) => session.login?.disableFeaturesForEInvoicingPortal ?? false)
  const isOther = isPortal !== runsAsPortal
  useEffect(() => {
    if (!isOther) return
    const isReset = nav.path === '/login-change-password' ? { isReset: 'true' } : {}
    const isExpired = nav.search['isReset'] === 'true'
    const ours = isExpired ? '/login-change-password' : '/reset-password'
    const query = searchText({ ...nav.search, ...isReset })
    nav.go(`${isPortal ? ours : portalPath}${query}`, { replace: true })
  }, [isOther, isPortal, nav])
  return isOther ? null : <NewPassword isPortal={isPortal} />
}

/** The link is looked at as the page opens. */
function NewPassword({ isPortal }: { isPortal: boolean }) {
  const t = useT()
  const nav = useNav()
  const [isChange] = useState(
    () => nav.path === '/login-change-password' || (isPortal && nav.search['isReset'] === 'true'),
  )
  const [request] = useState(() => nav.search['request'])
  const [link, setLink] = useState<Link>()
  useEffect(() => {
    if (typeof request !== 'string') return nav.go('/login', { replace: true })
    // What opens an account stays neither in the address nor in the history.
    nav.setSearch({ request: undefined })
    call('password.validate', { request }, { quiet: true }).then(setLink, (error: unknown) => {
      if (!(error instanceof ApiError)) return
      toast.error(t('error.title'), error.messages)
      nav.go(error.code === 'AUTH0004' ? '/unauthorized-access' : '/login', { replace: true })
    })
    // Once, with the address the page was opened by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  if (!link) return null
  const isExpired = isChange || link.isPasswordExpired
  return (
    <div className={css.form}>
      <h1>{t(isChange ? 'reset.changeTitle' : 'reset.title')}</h1>
      <p className="muted">{t(isExpired ? 'reset.expiredIntro' : 'reset.intro')}</p>
      {isPortal && <p className="muted">{t('reset.portalIntro')}</p>}
      <NewPasswordForm link={link} onDone={() => nav.go('/login', { replace: true })} />
    </div>
  )
}

function NewPasswordForm({ link, onDone }: { link: Link; onDone: () => void }) {
  const t = useT()
  const [problem, setProblem] = useState(noProblem)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [password, confirmPassword] = ['password', 'confirmPassword'].map(
      (name) => data.get(name) as string,
    )
    if (password !== confirmPassword)
      return setProblem({ lines: [], fields: { ConfirmPassword: t('password.differs') } })
    setProblem(noProblem)
    setBusy(true)
    try {
      await send(link.token, password!, confirmPassword!)
      toast.success(t('reset.done'))
      onDone()
    } catch (error) {
      setProblem(problemOf(error, ['Password', 'ConfirmPassword']))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      {...marking(setProblem, { required: ['Password', 'ConfirmPassword'] })}
      noValidate
      className={css.fields}
    >
      <ProblemLines lines={problem.lines} />
      <NewPasswordFields rules={link.rules} problem={problem} />
      <Button type="submit" variant="filled" loading={isBusy} fullWidth>
        {t('reset.button')}
      </Button>
    </form>
  )
}

async function send(token: string, password: string, confirmPassword: string): Promise<void> {
  const { texts, headers } = await encrypted(password, confirmPassword)
  transport.publicToken = token
  try {
    await call(
      'password.reset',
      { password: texts[0]!, confirmPassword: texts[1]!, domain: window.location.hostname },
      { quiet: true, headers },
    )
  } finally {
    transport.publicToken = ''
  }
}

import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import { CodeStep } from '../fields/CodeStep.tsx'
import { Facts } from '../screens/ViewScreen.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { ProblemLines } from '../../ui/ProblemLines.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import css from './gst-portal.module.css'

type Access = Reply<'apiRegistration.state'>

const tones: Readonly<Record<Access['state'], Tone>> = {
  Closed: 'neutral',
  CodeSent: 'attention',
  Open: 'ok',
}

/** Access of a GSTIN to the GST portal: its state, and the code that opens it. */
export function GstPortal({ entityId, onOpen }: { entityId: number; onOpen?: () => void }) {
  const found = useCall('apiRegistration.state', { entityId }, { needed: true })
  const [changed, setChanged] = useState<Access>()
  const access = changed ?? found.data
  if (!access) return <ScreenSkeleton />
  const take = (next: Access) => {
    setChanged(next)
    if (next.state === 'Open') onOpen?.()
  }
  return <Standing access={access} onChange={take} />
}

function Standing({ access, onChange }: { access: Access; onChange: (access: Access) => void }) {
  const t = useT()
  const { entityId } = access
  const [asksAgain, setAsksAgain] = useState(false)
  const end = async () => {
    const isSure = await confirm({ title: t('gstn.end'), text: t('gstn.endText'), danger: true })
    if (isSure) onChange(await call('apiRegistration.end', { entityId }))
  }
  const take = (next: Access) => {
    setAsksAgain(false)
    onChange(next)
  }
  return (
    <div className={css.access}>
      <p className="muted">{t('gstn.text')}</p>
      <Facts
        facts={[
          [
            t('gstn.state'),
            <Chip key="state" tone={tones[access.state]}>
              {t(`gstn.state.${access.state}`)}
            </Chip>,
          ],
          [t('eInvoice.credentials.provider'), t(`setting.gstnProvider.${access.provider}`)],
          [t('gstn.userName'), access.userName],
          [t('gstn.openUntil'), <TimeText key="until" value={access.openUntil} />],
          [t('gstn.openedBy'), access.openedBy],
        ]}
      />
      {access.lastFailure && (
        <p className={css.failure} dir="auto">
          {access.lastFailure}
        </p>
      )}
      {!access.isSetUp ? (
        <p>{t('gstn.notSetUp')}</p>
      ) : access.state === 'CodeSent' && !asksAgain ? (
        <div className={css.code}>
          {access.sandboxCode && <p>{t('gstn.sandboxCode', { code: access.sandboxCode })}</p>}
          <CodeStep
            key={access.codeUntil}
            asked={{
              request: '',
              channel: 'Sms',
              resendsLeft: access.resendsLeft,
              expiresAt: access.codeUntil ?? undefined,
              sentTo: t('gstn.sentTo'),
            }}
            cancelLabel={t('gstn.otherUser')}
            onCancel={() => setAsksAgain(true)}
            onCode={async (otp) => take(await call('apiRegistration.validateOtp', { entityId, otp }))}
            onResend={async () => {
              const next = await call('apiRegistration.regenerateOtp', { entityId })
              return { resendsLeft: next.resendsLeft, expiresAt: next.codeUntil ?? '' }
            }}
          />
        </div>
      ) : access.state === 'Open' && !asksAgain ? (
        <div className={css.row}>
          <Button onClick={() => setAsksAgain(true)}>{t('gstn.askAgain')}</Button>
          <Button onClick={() => void end()}>{t('gstn.end')}</Button>
        </div>
      ) : (
        <AskCode access={access} onAsked={take} />
      )}
    </div>
  )
}

/** Has the portal send its code; the name is the one of the taxpayer's sign-in there. */
function AskCode({ access, onAsked }: { access: Access; onAsked: (access: Access) => void }) {
  const t = useT()
  const [userName, setUserName] = useState(access.userName ?? '')
  const [lines, setLines] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!userName.trim()) return setLines([t('gstn.fillUserName')])
    setLines([])
    setBusy(true)
    try {
      const asked = { entityId: access.entityId, userName: userName.trim() }
      onAsked(await call('apiRegistration.generateOtp', asked, { quiet: true }))
    } catch (error) {
      if (error instanceof ApiError)
        setLines(error.issues.length > 0 ? error.issues.map(({ message }) => message) : error.messages)
      setBusy(false)
    }
  }
  return (
    <form className={css.code} onSubmit={(event) => void submit(event)} noValidate>
      <ProblemLines lines={lines} />
      <TextInput
        name="userName"
        label={t('gstn.userName')}
        description={t('gstn.userNameHelp')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={userName}
        onChange={(event) => setUserName(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {t('gstn.ask')}
        </Button>
      </div>
    </form>
  )
}

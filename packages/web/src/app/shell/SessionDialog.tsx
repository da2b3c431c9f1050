import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useSessionEnded } from '../session/ended.ts'
import { useSession } from '../session/session.ts'
import { signIn } from '../session/sign-in.ts'
import { useT } from '../texts.ts'
import { Modal } from '../../ui/Modal.tsx'

/** Signs in again over the screen whose session has ended; what was typed below stays as it is. */
export function SessionDialog() {
  const t = useT()
  const answer = useSessionEnded((state) => state.answer)
  const { auth, login } = useSession()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!answer) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    setBusy(true)
    setProblem('')
    try {
      const route = await signIn(auth?.userName ?? '', password)
      if (route) setProblem(t('login.otherStep'))
      else answer(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.messages[0] ?? t('error.noConnection')) : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('session.title')}
      size={420}
    >
      <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
        <p>{t('session.text')}</p>
        <div>
          <span className="meta">{t('login.userName')}</span>
          <div>{auth?.userName}</div>
        </div>
        <PasswordInput
          name="password"
          label={t('login.password')}
          maxLength={login?.passwordMaxLength ?? 32}
          autoComplete="current-password"
          data-autofocus
          error={problem || false}
          onPaste={(event) => (login?.blockPasswordPaste ?? true) && event.preventDefault()}
          visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
        />
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={() => answer(false)}>{t('session.leave')}</Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('session.continue')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Chip } from '../../ui/values.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { OwnProfile } from './MyProfile.tsx'
import { PasswordAsk } from './PasswordAsk.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondStepSetUp } from './SecondStepSetUp.tsx'
import type { Method } from './SecondStepSetUp.tsx'
import css from './profile.module.css'

type Open = { readonly kind: 'setUp'; readonly method: Method } | { readonly kind: 'end' | 'renew' }

/** What is asked beside the password, and how it is changed. */
export function SecondStepCard({ own }: { own: OwnProfile }) {
  const t = useT()
  const [open, setOpen] = useState<Open>()
  const { twoFactor, canReceiveSms, isTwoFactorRequired, recoveryCodesLeft, hasPassword } = own
  const methods: readonly Method[] = canReceiveSms ? ['App', 'Mail', 'Sms'] : ['App', 'Mail']
  const isOn = twoFactor !== 'Off'
  const title =
    open?.kind === 'end' ? 'profile.stepEnd' : open?.kind === 'renew' ? 'profile.newCodes' : 'profile.step'
  return (
    <section className={css.card} aria-labelledby="profile-step">
      <div className={css.row}>
        <div className={css.text}>
          <h2 id="profile-step">
            {t('profile.step')}{' '}
            <Chip tone={isOn || isTwoFactorRequired ? 'ok' : 'neutral'}>
              {t(
                isOn
                  ? `profile.step.${twoFactor}`
                  : isTwoFactorRequired
                    ? 'profile.step.Mail'
                    : 'profile.step.Off',
              )}
            </Chip>
          </h2>
          <p className="muted">{t(hasPassword ? 'profile.stepText' : 'profile.noPassword')}</p>
          {isTwoFactorRequired && <p className="meta">{t('profile.stepRequired')}</p>}
          {twoFactor === 'App' && (
            <p className="meta">{t('profile.codesLeft', { left: recoveryCodesLeft })}</p>
          )}
        </div>
      </div>
      {hasPassword && (
        <div className={css.buttons}>
          {methods
            .filter((method) => method !== twoFactor || method === 'App')
            .map((method) => (
              <Button key={method} onClick={() => setOpen({ kind: 'setUp', method })}>
                {t(method === twoFactor ? 'profile.otherApp' : `profile.use.${method}`)}
              </Button>
            ))}
          {twoFactor === 'App' && (
            <Button onClick={() => setOpen({ kind: 'renew' })}>{t('profile.newCodes')}</Button>
          )}
          {isOn && <Button onClick={() => setOpen({ kind: 'end' })}>{t('profile.stepEnd')}</Button>}
        </div>
      )}
      <Modal
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t(title)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        size={460}
      >
        {open?.kind === 'setUp' && (
          <SecondStepSetUp method={open.method} onClose={() => setOpen(undefined)} />
        )}
        {open?.kind === 'end' && <End onClose={() => setOpen(undefined)} />}
        {open?.kind === 'renew' && <Renew onClose={() => setOpen(undefined)} />}
      </Modal>
    </section>
  )
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['profile'] })
}

function End({ onClose }: { onClose: () => void }) {
  const t = useT()
  const refresh = useRefresh()
  return (
    <PasswordAsk
      text={t('profile.stepEndText')}
      button={t('profile.stepEnd')}
      onCancel={onClose}
      run={async (password, headers) => {
        await call('profile.endTwoFactor', { password }, { quiet: true, headers })
        await refresh()
        toast.success(t('profile.stepEnded'))
        onClose()
      }}
    />
  )
}

function Renew({ onClose }: { onClose: () => void }) {
  const t = useT()
  const refresh = useRefresh()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <PasswordAsk
      text={t('profile.newCodesText')}
      button={t('profile.newCodes')}
      onCancel={onClose}
      run={async (password, headers) => {
        const reply = await call('profile.renewRecoveryCodes', { password }, { quiet: true, headers })
        await refresh()
        setCodes(reply.recoveryCodes)
      }}
    />
  )
}

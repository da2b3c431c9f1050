import { NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Chip } from '../../ui/values.tsx'
import css from './ip-addresses.module.css'
import { tellRefusal } from './tell-refusal.ts'

type Standing = Reply<'ipAddress.standing'>
type Rule = Standing['users'][number]['rule']
const rules: readonly Rule[] = ['Account', 'Always', 'Never']

/** Whether the list is in force, where the person who looks works from, and who is treated otherwise. */
export function Standing() {
  const t = useT()
  const rights = useRights()
  const found = useCall('ipAddress.standing', undefined, { quiet: true })
  const refreshes = { refreshes: ['ipAddress', 'setting'], quiet: true } as const
  const restrict = useAction('ipAddress.restrict', refreshes)
  const add = useAction('ipAddress.save', refreshes)
  const [isChoosing, setChoosing] = useState(false)
  const standing = found.data
  if (!standing) return null
  const { isOn, address, isListed, users } = standing
  const why = rights.why('IPA_CH_ST')
  // The place of the address in the sentence differs by language.
  const [before, after] = t('ipAddress.yours').split('{{address}}')
  return (
    <section className={css.standing} aria-label={t('ipAddress.only')}>
      <Switch
        label={t('ipAddress.only')}
        description={why ?? t('ipAddress.onlyHelp')}
        checked={isOn}
        disabled={why !== undefined || restrict.isPending}
        onChange={(event) =>
          void restrict.mutateAsync({ isOn: event.currentTarget.checked }).catch(tellRefusal(t))
        }
      />
      <AskForRight code="IPA_CH_ST" isSmall />
      <div className={css.yours}>
        <span>
          {before}
          <bdi className="figure" dir="ltr">
            {address}
          </bdi>
          {after}
        </span>
        <Chip tone={isListed ? 'ok' : isOn ? 'danger' : 'neutral'}>
          {t(isListed ? 'ipAddress.listed' : 'ipAddress.notListed')}
        </Chip>
        {!isListed && (
          <ActionButton
            right="IPA_AD"
            variant="subtle"
            onClick={() => void add.mutateAsync({ address }).catch(tellRefusal(t))}
          >
            {t('ipAddress.addYours')}
          </ActionButton>
        )}
        <ActionButton right="IPA_CH_ST" variant="subtle" onClick={() => setChoosing(true)}>
          {t('ipAddress.exceptions')}
          {users.length > 0 && ` (${users.length})`}
        </ActionButton>
      </div>
      <Exceptions users={users} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}

interface ExceptionsProps {
  readonly users: Standing['users']
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Users who are held to the list always, or never. */
function Exceptions({ users, isOpen, onClose }: ExceptionsProps) {
  const t = useT()
  const all = useCall('subscriber.users', undefined, { enabled: isOpen, quiet: true, staleMs: 60_000 })
  const change = useAction('ipAddress.restrictUser', { refreshes: ['ipAddress'], quiet: true })
  const set = (userId: number, rule: Rule) => void change.mutateAsync({ userId, rule }).catch(tellRefusal(t))
  const others = (all.data ?? []).filter(({ id }) => !users.some(({ userId }) => userId === id))
  const options = rules.map((rule) => ({ value: rule, label: t(`ipAddress.rule.${rule}`) }))
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('ipAddress.exceptions')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.users}>
        {users.map(({ userId, userName, rule }) => (
          <NativeSelect
            key={userId}
            label={userName}
            data={options}
            value={rule}
            onChange={(event) => set(userId, event.currentTarget.value as Rule)}
          />
        ))}
        <NativeSelect
          label={t('ipAddress.addUser')}
          value=""
          data={[
            { value: '', label: '-' },
            ...others.map(({ id, userName }) => ({ value: String(id), label: userName })),
          ]}
          onChange={(event) => event.currentTarget.value && set(Number(event.currentTarget.value), 'Always')}
        />
      </div>
    </Modal>
  )
}

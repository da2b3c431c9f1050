import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { ApiAccess } from '../../app/api-access/ApiAccess.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useDeleted } from '../../app/screens/use-deleted.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, StateChip, TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, Chip, Percent } from '../../ui/values.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { AccessTab } from './AccessTab.tsx'
import { SessionsTab } from './SessionsTab.tsx'
import { lockOf, switchOf, useUserActions } from './use-user-actions.tsx'

type User = Reply<'user.detail'>

/** Who a user is, what they may do, where they are signed in and what they did. */
export function UserView() {
  const t = useT()
  const rights = useRights()
  const nav = useNav()
  const id = Number(nav.id)
  const user = useCall('user.detail', { id }, { needed: true })
  const { dialog, askStatus, sendLink, askAndDelete } = useUserActions()
  const resetStep = useAction('user.resetTwoFactor', { refreshes: ['user', 'audit'] })
  const data = user.data
  const deleted = useDeleted('user', 'USR_CH_ST', data, {
    id,
    run: () => data && askStatus([data], 'Undelete'),
  })
  const own = data?.isOwn ? t('issue.OWN_USER') : undefined
  const askTwoFactor = async () => {
    if (!(await confirm({ title: t('user.resetTwoFactor'), danger: true }))) return
    const reply = await resetStep
      .mutateAsync({ ids: [id], reason: t('user.resetTwoFactor') })
      .catch(() => undefined)
    if (reply?.done.length) toast.success(t('user.twoFactorReset'))
    else if (reply?.refused[0]) toast.error(reply.refused[0].message)
  }
  return (
    <>
      <ViewScreen
        isLoading={!data}
        title={data?.name}
        subtitle={data && <Subtitle user={data} />}
        state={data && <State user={data} />}
        actions={
          !data
            ? []
            : [
                { key: 'edit', label: 'common.edit', right: 'USR_ED', to: `edit-user/${id}` },
                {
                  key: 'status',
                  label: data.status === 'Active' ? 'common.deactivate' : 'common.activate',
                  right: 'USR_CH_ST',
                  reason: own,
                  run: () => askStatus([data], switchOf(data)),
                },
                {
                  key: 'link',
                  label: data.isInvited ? 'user.sendInvitation' : 'user.sendReset',
                  right: 'USR_CHG_PWD',
                  run: () => void sendLink([data]),
                },
                {
                  key: 'lock',
                  label: data.status === 'Locked' ? 'user.unlock' : 'user.lock',
                  right: 'USR_CH_ST',
                  reason: own,
                  run: () => askStatus([data], lockOf(data)),
                },
                ...(data.twoFactor === 'Off'
                  ? []
                  : [
                      {
                        key: 'twoFactor',
                        label: 'user.resetTwoFactor',
                        right: 'USR_CHG_PWD',
                        reason: own,
                        run: () => void askTwoFactor(),
                      } as const,
                    ]),
                {
                  key: 'impersonate',
                  label: 'impersonate.open',
                  right: 'USR_IMPRS',
                  reason: own,
                  to: `impersonate-user/${id}`,
                },
                {
                  key: 'delete',
                  label: 'common.delete',
                  right: 'USR_DEL',
                  reason: own,
                  isDanger: true,
                  run: () => void askAndDelete([data]).then((gone) => gone && nav.go('users')),
                },
              ]
        }
        {...deleted}
        tabs={[
          { key: 'profile', label: t('user.profile'), content: () => data && <Profile user={data} /> },
          { key: 'access', label: t('user.access'), content: () => data && <AccessTab user={data} /> },
          { key: 'sessions', label: t('user.sessions'), content: () => <SessionsTab id={id} /> },
          ...(rights.may('USR_API')
            ? [{ key: 'api', label: t('apiAccess.title'), content: () => <ApiAccess userId={id} /> }]
            : []),
          { key: 'activity', label: t('user.activity'), content: () => <ActivityTab id={id} /> },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="user" id={id} />,
          },
        ]}
      />
      {dialog}
    </>
  )
}

function State({ user }: { user: User }) {
  const t = useT()
  return (
    <>
      <StateChip status={user.status} />{' '}
      {user.isInvited && user.status === 'Active' && <Chip tone="neutral">{t('user.invited')}</Chip>}
    </>
  )
}

function Subtitle({ user }: { user: User }) {
  const t = useT()
  return (
    <>
      {user.isAuditor ? t('user.auditor') : t.label('UserType', user.userType)} · {user.userName}
    </>
  )
}

function Profile({ user }: { user: User }) {
  const t = useT()
  const { limits } = user
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Facts
        title={t('user.person')}
        facts={[
          [t('field.userName'), <Copyable key="name" text={user.userName} />],
          [t('field.emailAddress'), <Copyable key="mail" text={user.emailAddress} />],
          [t('field.mobile'), <Copyable key="mobile" text={user.mobile} />],
          [t('field.employeeCode'), user.employeeCode],
          [t('field.branchId'), user.branchName],
          [t('field.departmentId'), user.departmentName],
          [
            t('user.lastSignIn'),
            user.lastSignInAt ? <TimeText key="last" value={user.lastSignInAt} /> : t('user.never'),
          ],
          ...(user.isInvited
            ? [[t('user.invitedOn'), <TimeText key="invited" value={user.invitedAt} />] as const]
            : []),
          [t('user.twoFactor'), t(`user.twoFactor.${user.twoFactor}`)],
        ]}
      />
      <Facts
        title={t('user.limits')}
        facts={[
          [
            t('field.documentValue'),
            limits.documentValue ? <Amount key="value" value={limits.documentValue} /> : t('user.noLimit'),
          ],
          [
            t('field.discountPercent'),
            limits.discountPercent ? (
              <Percent key="discount" value={limits.discountPercent} />
            ) : (
              t('user.noLimit')
            ),
          ],
        ]}
      />
    </div>
  )
}

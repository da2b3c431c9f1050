import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAction } from '../../app/api/use-call.ts'
import { openErrorModal } from '../../app/shell/ErrorModal.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { StatusQuestion } from './StatusDialog.tsx'
import { later } from '../../ui/later.tsx'

const StatusDialog = later(() => import('./StatusDialog.tsx').then((module) => module.StatusDialog))

export interface ListedUser {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly isInvited: boolean
}

interface Refused {
  readonly done: readonly number[]
  readonly refused: readonly { readonly code: string; readonly message: string }[]
}

/** What is done with users, alike in the list and in the view; `dialog` is drawn by the screen. */
export function useUserActions() {
  const t = useT()
  const [question, setQuestion] = useState<StatusQuestion>()
  const reset = useAction('user.resetPassword', { refreshes: ['user'] })
  const remove = useAction('user.delete', { refreshes: ['user', 'role'] })
  const tell = (reply: Refused | undefined, done: TextKey) => {
    if (!reply) return
    if (reply.done.length > 0) toast.success(t(done))
    if (reply.refused.length > 0)
      openErrorModal({
        status: reply.done.length > 0 ? 'SuccessWithError' : 'Failed',
        errors: reply.refused.map(({ code, message }) => ({ code, message })),
      })
  }
  const ids = (users: readonly ListedUser[]) => users.map(({ id }) => id)
  const namesOf = (users: readonly ListedUser[]) =>
    users.length === 1 ? users[0]!.name : t.count('user.many', users.length)
  const dialog: ReactNode = question && <StatusDialog {...question} onClose={() => setQuestion(undefined)} />
  return {
    dialog,
    askStatus: (users: readonly ListedUser[], status: StatusQuestion['status']) =>
      setQuestion({ users, status }),
    sendLink: async (users: readonly ListedUser[]) =>
      tell(await reset.mutateAsync({ ids: ids(users) }).catch(() => undefined), 'user.linkSent'),
    askAndDelete: async (users: readonly ListedUser[]): Promise<boolean> => {
      const agreed = await confirm({
        title: t('user.askDelete', { name: namesOf(users) }),
        text: t('user.deleteText'),
        danger: true,
        confirm: t('common.delete'),
      })
      if (!agreed) return false
      const reply = await remove.mutateAsync({ ids: ids(users) }).catch(() => undefined)
      tell(reply, 'user.deleted')
      return (reply?.done.length ?? 0) > 0
    },
  }
}

/** What a change of status would do to this user. */
export const switchOf = ({ status }: Pick<ListedUser, 'status'>): StatusQuestion['status'] =>
  status === 'Active' ? 'Inactive' : 'Active'
export const lockOf = ({ status }: Pick<ListedUser, 'status'>): StatusQuestion['status'] =>
  status === 'Locked' ? 'Unlock' : 'Locked'

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { wishOf } from './RequestList.tsx'
import type { RequestRow } from './RequestList.tsx'
import { roleName } from '../../app/rights/right-words.ts'
import css from './users.module.css'

interface Props {
  readonly row: RequestRow
  readonly isApproval: boolean
  readonly onClose: () => void
}

/** Approves a request, naming the role that gives the right or the limit that is given; or rejects it with the reason. */
export function AnswerDialog({ row, isApproval, onClose }: Props) {
  const t = useT()
  const right = row.kind === 'ApiAccess' ? 'USR_API' : row.rightId
  const needsRole = isApproval && row.kind !== 'Limit'
  const choices = useCall('role.choices', undefined, { enabled: needsRole })
  const roles = (choices.data ?? []).filter(
    ({ mayGrant, rights }) => mayGrant && right !== null && rights.includes(right),
  )
  const [role, setRole] = useState('')
  const [limit, setLimit] = useState((row.limitValue ?? '').replace(/\.?0+$/, ''))
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState('')
  const refreshes = ['changeRequest', 'user', 'role'] as const
  const approve = useAction('changeRequest.approve', { refreshes, quiet: true })
  const reject = useAction('changeRequest.reject', { refreshes, quiet: true })
  const chosen = role || String(roles[0]?.id ?? '')
  const submit = async () => {
    if (!isApproval && answer.trim() === '') return setFault(t('issue.REQUIRED'))
    try {
      if (isApproval)
        await approve.mutateAsync({
          id: row.id,
          ...(needsRole && chosen ? { roleId: Number(chosen) } : {}),
          ...(row.kind === 'Limit' ? { limitValue: limit } : {}),
          ...(answer.trim() ? { answer: answer.trim() } : {}),
        })
      else await reject.mutateAsync({ id: row.id, answer: answer.trim() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return setFault(error.issues[0]?.message ?? error.messages.join(' '))
    }
    toast.success(t(isApproval ? 'changeRequest.approved' : 'changeRequest.rejected'))
    onClose()
  }
  const hasNoRole = needsRole && choices.data !== undefined && roles.length === 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isApproval ? 'changeRequest.approve' : 'changeRequest.reject')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>
          <strong>{row.userName}</strong>: {wishOf(t, row)}
          {row.entityName && <span className="muted"> · {row.entityName}</span>}
        </p>
        {row.note && <p className="muted">{row.note}</p>}
        {needsRole && roles.length > 0 && (
          <NativeSelect
            label={t('changeRequest.byRole')}
            value={chosen}
            data={roles.map((one) => ({ value: String(one.id), label: roleName(t, one) }))}
            onChange={(event) => setRole(event.currentTarget.value)}
          />
        )}
        {hasNoRole && (
          <p>
            {t('changeRequest.noRole')} <To to="create-role">{t('role.create')}</To>
          </p>
        )}
        {isApproval && row.kind === 'Limit' && (
          <TextInput
            label={t('field.limitValue')}
            inputMode="decimal"
            value={limit}
            onChange={(event) => setLimit(typedDecimal(event.currentTarget.value, limit).text)}
          />
        )}
        <TextInput
          label={t('changeRequest.answer')}
          withAsterisk={!isApproval}
          maxLength={200}
          autoComplete="off"
          value={answer}
          error={fault || undefined}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            {...(isApproval ? {} : { color: 'red' })}
            disabled={hasNoRole}
            loading={approve.isPending || reject.isPending}
          >
            {t(isApproval ? 'changeRequest.approve' : 'changeRequest.reject')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

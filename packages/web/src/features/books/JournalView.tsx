import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import type { ViewAction } from '../../app/screens/ViewScreen.tsx'
import { useEveryGstin } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { accountWord } from '../../app/accounts/accounts.ts'
import { JournalState } from './JournalState.tsx'
import type { StatementLine } from './statement-lines.ts'
import { sumOf } from './statement-lines.ts'
import { StatementTable } from './StatementTable.tsx'
import css from './books.module.css'

type Journal = Reply<'journal.detail'>

const touched = [
  'journal',
  'accounting',
  'dayBook',
  'accountLedger',
  'partyBalance',
  'party',
  'audit',
] as const

/** A journal with its lines, and what can be done with it. */
export function JournalView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id)
  const [dialog, setDialog] = useState<'reverse' | 'cancel'>()
  const found = useCall('journal.detail', { id }, { needed: true, quiet: true })
  const stop = useAction('journal.stopRepeating', { refreshes: touched })
  const gstins = useEveryGstin()
  const journal = found.data
  if (!journal) return <ViewScreen title="" tabs={[]} isLoading />
  const isOpening = journal.kind === 'opening'
  const reason =
    journal.status !== 'Active'
      ? t('books.isCancelled')
      : journal.reversedById !== null
        ? t('books.isReversed')
        : undefined
  const stopRepeating = async () => {
    const isSure = await confirm({
      title: t('books.stopRepeating'),
      text: t('books.stopRepeatingText'),
      confirm: t('books.stopRepeating'),
      cancel: t('common.cancel'),
    })
    if (!isSure) return
    await stop.mutateAsync({ id, version: journal.version })
    toast.success(t('books.repeatingStopped'))
  }
  return (
    <>
      <ViewScreen
        title={isOpening ? t('books.openings') : <Copyable text={journal.number} />}
        subtitle={
          <>
            {t.label('JournalKind', journal.kind)} · <DateText value={journal.date} />
          </>
        }
        state={<JournalState journal={journal} />}
        actions={
          (isOpening
            ? [openingEdit(journal)]
            : [
                {
                  key: 'edit',
                  label: 'common.edit',
                  right: 'ACC_ED',
                  to: `edit-journal/${id}`,
                  isMain: true,
                  reason: reason ?? (journal.reversesId === null ? undefined : t('books.reversesOther')),
                },
                { key: 'clone', label: 'common.clone', right: 'ACC_AD', to: `create-journal?from=${id}` },
                {
                  key: 'reverse',
                  label: 'books.reverse',
                  right: 'ACC_AD',
                  run: () => setDialog('reverse'),
                  reason,
                },
                ...(journal.nextDate === null
                  ? []
                  : [
                      {
                        key: 'stop',
                        label: 'books.stopRepeating' as const,
                        right: 'ACC_ED' as const,
                        run: () => void stopRepeating().catch(() => undefined),
                      },
                    ]),
                {
                  key: 'cancel',
                  label: 'books.cancel',
                  right: 'ACC_CNL',
                  run: () => setDialog('cancel'),
                  isDanger: true,
                  reason,
                },
              ]) satisfies readonly ViewAction[]
        }
        {...(journal.problem === null
          ? {}
          : {
              banner: (
                <p className={css.notice} role="status">
                  {t('books.notWritten')} {journal.problem}
                </p>
              ),
            })}
        tabs={[
          {
            key: 'details',
            label: t('common.details'),
            content: () => (
              <div className={css.form}>
                <Facts
                  facts={factsOf(
                    t,
                    journal,
                    gstins?.find(({ entityId }) => entityId === journal.entityId)?.entityName,
                  )}
                />
                <Lines journal={journal} />
              </div>
            ),
          },
          {
            key: 'history',
            label: t('common.history'),
            content: () => <HistoryTab record="journal" id={id} />,
          },
        ]}
      />
      {dialog === 'reverse' && <ReverseDialog journal={journal} onClose={() => setDialog(undefined)} />}
      {dialog === 'cancel' && <CancelDialog journal={journal} onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** Opening balances are changed together, where they were entered. */
const openingEdit = ({ entityId }: Journal): ViewAction => ({
  key: 'edit',
  label: 'common.edit',
  right: 'ACC_ED',
  to: `opening-balances?entityId=${entityId}`,
  isMain: true,
})

function factsOf(
  t: ReturnType<typeof useT>,
  journal: Journal,
  gstin: string | undefined,
): readonly (readonly [string, ReactNode])[] {
  const link = (label: string, id: number | null) =>
    id === null
      ? []
      : ([
          [
            label,
            <To key={label} to={`view-journal/${id}`}>
              {t('books.openJournal')}
            </To>,
          ],
        ] as const)
  return [
    [t('books.narration'), journal.narration],
    [t('field.gstin'), gstin],
    ...(journal.repeats
      ? ([
          [t('books.repeats'), t.label('JournalRepeats', journal.repeats)],
          [t('books.nextDate'), <DateText key="next" value={journal.nextDate} />],
          ...(journal.repeatsUntil
            ? ([[t('books.repeatsUntil'), <DateText key="until" value={journal.repeatsUntil} />]] as const)
            : []),
        ] as const)
      : []),
    ...link(t('books.repeatOf'), journal.repeatedId),
    ...link(t('books.reversesOther'), journal.reversesId),
    ...link(t('books.isReversed'), journal.reversedById),
    ...(journal.cancelReason ? ([[t('payment.cancelReason'), journal.cancelReason]] as const) : []),
    [t('stock.createdBy'), journal.createdBy],
    [t('books.enteredAt'), <TimeText key="at" value={journal.createdAt} />],
  ]
}

function Lines({ journal: { lines } }: { journal: Journal }) {
  const t = useT()
  const side = (amount: string) => (Number(amount) === 0 ? undefined : amount)
  const shown: StatementLine[] = [
    ...lines.map((line): StatementLine => ({
      kind: 'row',
      label: [line.partyName ?? accountWord(t, line), line.narration].filter(Boolean).join(' · '),
      amounts: [side(line.debit), side(line.credit)],
      to:
        line.partyId === null
          ? `account-ledger?${line.accountId === null ? `account=${encodeURIComponent(line.account)}` : `accountId=${line.accountId}`}`
          : `party-ledger-report?partyId=${line.partyId}&period=all`,
    })),
    {
      kind: 'result',
      label: t('books.total'),
      amounts: [sumOf(lines.map(({ debit }) => debit)), sumOf(lines.map(({ credit }) => credit))],
    },
  ]
  return (
    <StatementTable
      label={t('books.createTitle')}
      account={t('books.account')}
      heads={[t('books.debit'), t('books.credit')]}
      lines={shown}
    />
  )
}

interface DialogProps {
  readonly journal: Journal
  readonly onClose: () => void
}

function ReverseDialog({ journal, onClose }: DialogProps) {
  const t = useT()
  const nav = useNav()
  const [date, setDate] = useState<string | undefined>(() => istDateOf(Date.now()))
  const [fault, setFault] = useState<string>()
  const reverse = useAction('journal.reverse', { refreshes: touched, quiet: true })
  const submit = async () => {
    try {
      const made = await reverse.mutateAsync({ id: journal.id, date: date ?? '' })
      toast.success(t('books.reversed', { number: made.number }))
      onClose()
      nav.go(`view-journal/${made.id}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.messages.join(' '))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('books.reverseTitle', { number: journal.number ?? '' })}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('books.reverseText')}</p>
        <DateInput
          label={t('field.date')}
          required
          value={date ?? ''}
          onChange={(day) => {
            setFault(undefined)
            setDate(day)
          }}
          {...(fault ? { error: fault } : {})}
        />
        <Button variant="filled" type="submit" loading={reverse.isPending} disabled={!date}>
          {t('books.reverse')}
        </Button>
      </form>
    </Modal>
  )
}

function CancelDialog({ journal, onClose }: DialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const cancel = useAction('journal.cancel', { refreshes: touched })
  const submit = async () => {
    const { done, refused } = await cancel.mutateAsync({ ids: [journal.id], reason })
    if (done.length > 0) toast.success(t('books.cancelled', { number: journal.number ?? '' }))
    if (refused.length > 0)
      toast.error(
        t('books.cancel'),
        refused.map(({ message }) => message),
      )
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={`${t('books.cancel')} ${journal.number ?? ''}`}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('books.cancelText')}</p>
        <TextInput
          label={t('payment.cancelReason')}
          required
          maxLength={50}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Button
          variant="filled"
          color="red"
          type="submit"
          loading={cancel.isPending}
          disabled={reason.trim() === ''}
        >
          {t('books.cancel')}
        </Button>
      </form>
    </Modal>
  )
}

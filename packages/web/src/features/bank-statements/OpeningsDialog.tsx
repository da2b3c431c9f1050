import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import css from './bank.module.css'
import { negated } from './negated.ts'
import { isBlank, itemOf, OpeningItems } from './OpeningItems.tsx'
import type { Item } from './OpeningItems.tsx'
import { entryKey } from './resolve.ts'
import type { BankOf } from './use-bank.ts'

type Openings = Reply<'bankStatement.openings'>

/** What was on its way when the first statement begins: ticked entries of the books, and items of the opening balance. */
export function OpeningsDialog({ of, onClose }: { of: BankOf; onClose: () => void }) {
  const t = useT()
  const found = useCall('bankStatement.openings', of, { quiet: true })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bankStatement.openings')}
      size={820}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {found.error && !found.data && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && found.isFetchedAfterMount && <Form of={of} stored={found.data} onClose={onClose} />}
    </Modal>
  )
}

function Form({ of, stored, onClose }: { of: BankOf; stored: Openings; onClose: () => void }) {
  const t = useT()
  const save = useAction('bankStatement.saveOpenings', { refreshes: ['bankStatement'], quiet: true })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    new Set(stored.entries.filter(({ isOutstanding }) => isOutstanding).map(entryKey)),
  )
  const [items, setItems] = useState<readonly Item[]>(stored.items.map(itemOf))
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const filled = items.filter((one) => !isBlank(one))
  const submit = async () => {
    try {
      const { left } = await save.mutateAsync({
        ...of,
        entries: stored.entries
          .filter((one) => ticked.has(entryKey(one)))
          .map(({ paymentId, journalId }) => ({
            ...(paymentId === null ? {} : { paymentId }),
            ...(journalId === null ? {} : { journalId }),
          })),
        items: filled.map(({ id, date, description, reference, isGiven, amount }) => ({
          ...(id === undefined ? {} : { id }),
          date,
          description,
          ...(reference === '' ? {} : { reference }),
          amount: Decimal.isValid(amount) ? (isGiven ? negated(amount) : amount) : '',
        })),
      })
      if (left === null || Number(left) === 0) toast.success(t('bankStatement.openingsSaved'))
      else toast.info(t('bankStatement.openingsLeft', { amount: left }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(
        error.issues.length > 0
          ? new Map(error.issues.map(({ property, message }) => [property, message]))
          : new Map([['', error.messages[0] ?? '']]),
      )
    }
  }
  const isShown = (path: string) => /^items\[\d+\]\.(date|description|reference|amount)$/.test(path)
  const others = [...faults].filter(([path]) => !isShown(path)).map(([, message]) => message)
  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>{t('bankStatement.openingsText')}</p>
      {stored.since && (
        <p>
          {t('bankStatement.openingsSince')} <DateText value={stored.since} />.{' '}
          {t('bankStatement.openingsDiffer')}{' '}
          <strong>{stored.left === null ? dash : <Amount value={stored.left} sign />}</strong>
        </p>
      )}
      {[...new Set(others)].map((message) => (
        <p key={message} role="alert" className={css.fault}>
          {message}
        </p>
      ))}
      {stored.entries.length > 0 && (
        <>
          <h3>{t('bankStatement.openingEntries')}</h3>
          <EntryTicks entries={stored.entries} ticked={ticked} onChange={setTicked} />
        </>
      )}
      <h3>{t('bankStatement.openingItems')}</h3>
      <OpeningItems items={items} faults={faults} onChange={setItems} />
      <div className={css.foot}>
        <ActionButton right="ACC_ED" variant="filled" type="submit" loading={save.isPending}>
          {t('form.save')}
        </ActionButton>
      </div>
    </form>
  )
}

function EntryTicks({
  entries,
  ticked,
  onChange,
}: {
  entries: Openings['entries']
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}) {
  const t = useT()
  return (
    <div className={css.candidates} role="region" aria-label={t('bankStatement.openingEntries')} tabIndex={0}>
      <table className={css.cells}>
        <tbody>
          {entries.map((entry) => {
            const key = entryKey(entry)
            return (
              <tr key={key}>
                <td>
                  <label className={css.check}>
                    <input
                      type="checkbox"
                      checked={ticked.has(key)}
                      onChange={() => {
                        const next = new Set(ticked)
                        if (!next.delete(key)) next.add(key)
                        onChange(next)
                      }}
                    />
                    <span>
                      {[entry.number, entry.partyName].filter(Boolean).join(' · ') ||
                        t('bankStatement.entry')}
                    </span>
                  </label>
                </td>
                <td>
                  <DateText value={entry.date} />
                </td>
                <td>{entry.reference ?? dash}</td>
                <td data-align="end">
                  <Amount value={entry.amount} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

import { Button } from '@mantine/core'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useState } from 'react'
import { useAction, useCall } from './api/use-call.ts'
import { kindsWithScreens } from './documents.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { useT } from './texts.ts'
import type { TextKey } from './texts.ts'
import { DateText } from './values.tsx'
import { Modal } from '../ui/Modal.tsx'
import { MoneyInput } from '../ui/MoneyInput.tsx'
import { Amount } from '../ui/values.tsx'
import css from './ApplyDialog.module.css'

const decimalOf = (text: string) => (Decimal.isValid(text) ? Decimal.of(text) : Decimal.zero)

/** Settles open documents with what is left of a note, or of a bill. */
export function ApplyDialog({ id, title, onClose }: { id: number; title: TextKey; onClose: () => void }) {
  const t = useT()
  const found = useCall('credit.detail', { id }, { quiet: true })
  const save = useAction('credit.apply', {
    refreshes: [
      ...kindsWithScreens,
      'openingItem',
      'party',
      'dashboard',
      'ageing',
      'supplierAgeing',
      'dueCalendar',
      'credit',
      'paymentIn',
      'paymentOut',
    ],
  })
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const credit = found.isFetchedAfterMount ? found.data : undefined
  const shares = (credit?.documents ?? []).map((one) => ({
    ...one,
    share: typed[one.documentId] ?? (Number(one.amount) > 0 ? one.amount : ''),
  }))
  const left = decimalOf(credit?.available ?? '0').sub(
    Decimal.sum(shares.map(({ share }) => decimalOf(share))),
  )
  const spread = () => {
    let rest = decimalOf(credit?.available ?? '0')
    const next: Record<number, string> = {}
    for (const { documentId, balance } of shares) {
      const part = Decimal.min(rest, balance)
      next[documentId] = part.isPositive() ? part.toFixed(2) : ''
      rest = rest.sub(part)
    }
    setTyped(next)
  }
  const submit = () =>
    credit &&
    save
      .mutateAsync({
        id,
        version: credit.version,
        allocations: shares
          .filter(({ share }) => decimalOf(share).isPositive())
          .map(({ documentId, share }) => ({ documentId, amount: share })),
      })
      .then(onClose, () => undefined)
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(title)}
      size={640}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {found.error && !credit && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        {credit && shares.length === 0 && <p className="muted">{t('credit.nothingOpen')}</p>}
        {shares.length > 0 && (
          <>
            <Button className={css.spread!} variant="subtle" onClick={spread}>
              {t('payment.oldestFirst')}
            </Button>
            <table className={css.table} aria-label={t(title)}>
              <thead>
                <tr>
                  <th scope="col">{t('payment.invoice')}</th>
                  <th scope="col">{t('payment.due')}</th>
                  <th scope="col">{t('payment.allocated')}</th>
                </tr>
              </thead>
              <tbody>
                {shares.map((one) => (
                  <tr key={one.documentId}>
                    <td>
                      <DocumentLink kind={one.kind} id={one.documentId}>
                        {one.number}
                      </DocumentLink>
                      <small className="muted">
                        <DateText value={one.date} />
                      </small>
                    </td>
                    <td>
                      <Amount value={one.balance} />
                    </td>
                    <td>
                      <MoneyInput
                        aria-label={`${t('payment.allocated')} ${one.number ?? ''}`}
                        value={one.share}
                        onChange={(value) => setTyped({ ...typed, [one.documentId]: value })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={css.left} data-wrong={left.isNegative()} aria-live="polite">
              {t(left.isNegative() ? 'credit.tooMuch' : 'note.left')}{' '}
              <Amount value={left.isNegative() ? left.neg().toFixed(2) : left.toFixed(2)} sign />
            </p>
            <Button variant="filled" type="submit" loading={save.isPending} disabled={left.isNegative()}>
              {t('payment.save')}
            </Button>
          </>
        )}
      </form>
    </Modal>
  )
}

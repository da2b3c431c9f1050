import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Issue } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { OwnInputs } from '../../app/own-fields/OwnInputs.tsx'
import { useOwnFields } from '../../app/own-fields/use-own-fields.tsx'
import type { OwnValues } from '../../app/own-fields/use-own-fields.tsx'
import type { PaymentKind } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { allocationsOf, restOf, sumOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import { Sums } from './Sums.tsx'
import { OpenDocuments } from './OpenDocuments.tsx'
import { ownBody } from './OwnPart.tsx'
import css from './payments.module.css'
import { Modal } from '../../ui/Modal.tsx'
import { touchedBy, wordsOf } from './words.ts'

type Payment = Reply<'paymentIn.detail'>

interface Props {
  readonly kind: PaymentKind
  readonly payment: Payment
  readonly onClose: () => void
}

const gstSum = ({ gstDeducted: kept }: Payment) => (kept ? sumOf(kept.igst, kept.cgst, kept.sgst) : '')

/** Sets anew what a payment settles: its own documents come free first, then those still open. */
export function AllocateDialog({ kind, payment, onClose }: Props) {
  const t = useT()
  const [changed, setShares] = useState<Shares>()
  const { partyId, entityId } = payment
  const open = useCall(`${kind}.outstanding`, { partyId, entityId }, { quiet: true })
  const own = new Map(payment.allocations.map((part) => [part.documentId, part]))
  const shares =
    changed ?? Object.fromEntries(payment.allocations.map((part) => [part.documentId, part.amount]))
  const others = (open.data?.documents ?? []).filter(({ documentId }) => !own.has(documentId))
  const settled = payment.allocations.map((part) => {
    const rest = open.data?.documents.find(({ documentId }) => documentId === part.documentId)?.balance
    return { ...part, entityId, balance: sumOf(part.amount, rest ?? '0') }
  })
  const documents = [...settled, ...others].toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))
  const gst = gstSum(payment)
  const available = sumOf(payment.amount, payment.tdsDeducted ?? '0', gst)
  const save = useAction(`${kind}.allocate`, { refreshes: touchedBy(kind) })
  const submit = () =>
    save
      .mutateAsync({ id: payment.id, version: payment.version, allocations: allocationsOf(shares) })
      .then(onClose, () => undefined)
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(wordsOf[kind].allocate)}
      size={680}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {open.error && !open.data && <LoadFailed error={open.error} onRetry={() => void open.refetch()} />}
        {open.data && (
          <>
            <OpenDocuments
              kind={kind}
              documents={documents}
              shares={shares}
              available={available}
              onChange={setShares}
              nameOf={() => ''}
            />
            <Sums
              kind={kind}
              amount={payment.amount}
              tds={payment.tdsDeducted ?? ''}
              gst={gst}
              shares={shares}
              documents={documents}
            />
          </>
        )}
        <Button
          variant="filled"
          type="submit"
          loading={save.isPending}
          disabled={!open.data || restOf(available, shares).startsWith('-')}
        >
          {t('payment.save')}
        </Button>
      </form>
    </Modal>
  )
}

/** Corrects the notes of a payment; what is booked remains. */
export function CorrectDialog({ kind, payment, onClose }: Props) {
  const t = useT()
  const [facts, setFacts] = useState({
    reference: payment.reference ?? '',
    account: payment.account ?? '',
    notes: payment.notes ?? '',
  })
  const fields = useOwnFields(kind)
  const [own, setOwn] = useState<OwnValues>(payment.customFields ?? {})
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const save = useAction(`${kind}.update`, { refreshes: [kind, 'party'], quiet: true })
  const submit = async () => {
    const filled = Object.fromEntries(Object.entries(facts).filter(([, value]) => value.trim() !== ''))
    try {
      await save.mutateAsync({
        id: payment.id,
        version: payment.version,
        ...filled,
        ...ownBody(fields, own),
      })
      onClose()
    } catch (error) {
      const found = error instanceof ApiError ? error.issues : []
      setIssues(found)
      if (found.length === 0)
        toast.error(t('payment.correct'), error instanceof ApiError ? error.messages : [])
    }
  }
  const field = (name: keyof typeof facts, label: string, maxLength: number) => (
    <TextInput
      label={label}
      name={name}
      maxLength={maxLength}
      error={issues.find(({ property }) => property === name)?.message}
      value={facts[name]}
      onChange={(event) => setFacts({ ...facts, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('payment.correct')}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="muted">{t(wordsOf[kind].correctText)}</p>
        {field('reference', t('payment.reference'), 36)}
        {field('account', t('payment.account'), 100)}
        {field('notes', t('payment.notes'), 150)}
        <OwnInputs
          fields={fields}
          values={own}
          name="customFields"
          errorOf={(name) => issues.find(({ property }) => property === name)?.message}
          onChange={setOwn}
        />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('payment.save')}
        </Button>
      </form>
    </Modal>
  )
}

/** Cancelling says what it means before it is done, and why it could not be. */
export function CancelDialog({
  kind,
  ids,
  onClose,
}: Omit<Props, 'payment'> & { readonly ids: readonly number[] }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const cancel = useAction(`${kind}.cancel`, { refreshes: touchedBy(kind) })
  const submit = async () => {
    const { refused } = await cancel.mutateAsync({ ids: [...ids], reason })
    if (refused.length > 0)
      toast.error(t(wordsOf[kind].cancel), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(wordsOf[kind].cancel)}
      size={440}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t(wordsOf[kind].cancelText)}</p>
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
          type="submit"
          color="red"
          loading={cancel.isPending}
          disabled={reason.trim() === ''}
        >
          {t(wordsOf[kind].cancel)}
        </Button>
      </form>
    </Modal>
  )
}

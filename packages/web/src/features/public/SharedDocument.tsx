import { Button, Textarea, TextInput } from '@mantine/core'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { typeOf } from '@bahi/domain/documents/kinds.ts'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { saveFile } from '../../app/files.ts'
import { useNav } from '../../app/nav.tsx'
import { PrintSheet } from '../../app/print/PrintSheet.tsx'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './SharedDocument.module.css'
import { SharedFile } from './SharedFile.tsx'
import type { FileBehindLink } from './SharedFile.tsx'
import { SharedPayment } from './SharedPayment.tsx'
import type { Voucher } from './SharedPayment.tsx'

type Shared = Reply<'public.answer'>

/** A document, the voucher of a payment or a file, as its receiver sees it: whose word it is, what is due, how to pay, the sheet, the PDF; no sign-in. */
export function SharedDocument() {
  const t = useT()
  const nav = useNav()
  const shortUrl = nav.path.split('/')[2] ?? ''
  const [shared, setShared] = useState<Shared | Voucher | FileBehindLink>()
  const [fault, setFault] = useState<'gone' | 'noAnswer' | undefined>(shortUrl === '' ? 'gone' : undefined)
  const load = useCallback(() => {
    if (!shortUrl) return
    setFault(undefined)
    call('public.document', { shortUrl }, { quiet: true }).then(setShared, (error: unknown) =>
      // Only the server can say that a link is no longer valid.
      setFault(
        error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
          ? 'gone'
          : 'noAnswer',
      ),
    )
  }, [shortUrl])
  useEffect(load, [load])
  if (fault === 'gone') return <Message title={t('public.goneTitle')} text={t('public.gone')} />
  if (fault)
    return (
      <Message title={t('public.noAnswerTitle')} text={t('public.noAnswer')}>
        <Button onClick={load}>{t('error.retry')}</Button>
      </Message>
    )
  if (!shared) return null
  if ('fileName' in shared) return <SharedFile shortUrl={shortUrl} file={shared} />
  const isVoucher = 'pictureSvg' in shared
  const [title, number] = isVoucher
    ? [shared.title, shared.voucherNumber]
    : [shared.print.title, shared.print.number]
  return (
    <main className={css.page}>
      <div className={`${css.bar} no-print`}>
        <h1>
          {title} <bdi className="figure">{number}</bdi>
        </h1>
        <Button onClick={() => void call('public.documentPdf', { shortUrl }).then(saveFile, () => undefined)}>
          {t('public.download')}
        </Button>
      </div>
      {isVoucher ? (
        <SharedPayment voucher={shared} />
      ) : (
        <>
          <Standing shared={shared} />
          {shared.canAnswer && <Answer shortUrl={shortUrl} dueDate={shared.dueDate} onAnswered={setShared} />}
          <PrintSheet
            print={shared.print}
            logo={shared.supplier.logo}
            upiQrSvg={shared.upiQrSvg}
            einvoiceQrSvg={shared.einvoiceQrSvg}
            ewayBarcodeSvg={shared.ewayBarcodeSvg}
          />
        </>
      )}
    </main>
  )
}

/** What the issuer's books say of it at this moment, and the next thing to do. */
function Standing({ shared }: { shared: Shared }) {
  const t = useT()
  const { supplier, status, balance, dueDate, upiLink, customerAnswer } = shared
  const isCancelled = status === 'Cancelled'
  // Quotations, orders and challans are paid by the invoices that are made from them.
  const isOwed = typeOf(shared.kind).opens !== undefined
  const isPaid = isOwed && !isCancelled && Number(balance) === 0
  return (
    <section className={`${css.standing} no-print`} data-cancelled={isCancelled}>
      <p>
        {isCancelled ? (
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconShieldCheck size={18} stroke={1.5} aria-hidden />
        )}
        <span>
          {t(isCancelled ? 'public.cancelled' : 'public.verified', { name: supplier.companyName })}
          {supplier.gstin && (
            <>
              {' '}
              <span className="muted">
                {t('field.gstin')} <bdi className="figure">{supplier.gstin}</bdi>
              </span>
            </>
          )}
        </span>
      </p>
      {shared.signature === 'altered' && (
        <p role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          <span>{t('public.altered', { name: supplier.companyName })}</span>
        </p>
      )}
      {isPaid && <strong>{t('public.paid')}</strong>}
      {customerAnswer && !isCancelled && (
        <strong>
          {t(`public.${customerAnswer.answer}`, { name: customerAnswer.name ?? '' })}{' '}
          <TimeText value={customerAnswer.answeredAt} />
        </strong>
      )}
      {status === 'Expired' && (
        <p role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          <span>{t('public.expired', { date: dayOf(dueDate), name: supplier.companyName })}</span>
        </p>
      )}
      {isOwed && !isPaid && !isCancelled && (
        <div className={css.pay}>
          <span>
            {t('public.due')} <Amount value={balance} sign />
            {dueDate && (
              <span className="muted">
                {' · '}
                {t('public.dueOn')} <DateText value={dueDate} />
              </span>
            )}
          </span>
          {upiLink && (
            <Button component="a" variant="filled" href={upiLink} className={css.payNow ?? ''}>
              {t('public.pay')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const dayOf = (date: string | undefined) => (date ? formatDate(date, 'DD/MM/YYYY') : '')

/** The receiver of a quotation accepts or declines it, once. */
function Answer({
  shortUrl,
  dueDate,
  onAnswered,
}: {
  shortUrl: string
  dueDate: string | undefined
  onAnswered: (shared: Shared) => void
}) {
  const t = useT()
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const say = (answer: 'Accepted' | 'Declined') => {
    setBusy(true)
    setFault(undefined)
    call('public.answer', { shortUrl, answer, name, ...(comment ? { comment } : {}) }, { quiet: true })
      .then(onAnswered, (error: unknown) =>
        setFault(
          error instanceof ApiError ? (error.issues[0]?.message ?? error.message) : t('public.noAnswer'),
        ),
      )
      .finally(() => setBusy(false))
  }
  return (
    <form
      className={`${css.answer} no-print`}
      onSubmit={(event) => {
        event.preventDefault()
        say('Accepted')
      }}
    >
      <h2>{t('public.answerTitle')}</h2>
      <p className="muted">{t('public.answerText', { date: dayOf(dueDate) })}</p>
      <TextInput
        label={t('offer.name')}
        name="name"
        required
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t('offer.comment')}
        name="comment"
        autosize
        minRows={2}
        maxLength={200}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {fault && <p role="alert">{fault}</p>}
      <div className={css.answers}>
        <Button variant="filled" type="submit" loading={isBusy} disabled={!name.trim()}>
          {t('public.accept')}
        </Button>
        <Button variant="default" disabled={isBusy || !name.trim()} onClick={() => say('Declined')}>
          {t('public.decline')}
        </Button>
      </div>
    </form>
  )
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className={`${css.page} ${css.gone}`}>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {children && <div>{children}</div>}
    </main>
  )
}

import type { Wrong } from '@bahi/domain/documents/correction.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { pathOf, rightOf, viewOf } from '../../../app/documents.ts'
import { To, useNav } from '../../../app/nav.tsx'
import { paymentPath } from '../../../app/payments.ts'
import { ActionButton } from '../../../app/rights/ActionButton.tsx'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText, TimeText } from '../../../app/values.tsx'
import { CancelDialog } from '../view/CancelDialog.tsx'
import css from '../view/dialogs.module.css'
import { notePathOf, stepsOf } from './steps.ts'
import { ShippingBillDialog } from './ShippingBillDialog.tsx'

type Correction = Reply<'salesInvoice.correction'>

interface Props {
  readonly invoice: Reply<'salesInvoice.detail'>
  readonly wrong: Wrong
  readonly correction: Correction
  readonly onBack: () => void
  readonly onClose: () => void
}

const named = (period: string) => `${period.slice(0, 2)}/${period.slice(2)}`

/** What to do, until when, where it is reported, and the button that opens it. */
export function Route({ invoice, wrong, correction, onBack, onClose }: Props) {
  const t = useT()
  const { route, source, lastDay, until, returnPeriod, table, first } = correction
  const period = named(returnPeriod)
  const isReported = table !== null || route === 'amend'
  const depends = [...first.payments, ...first.notes].length > 0
  // The button that asked is gone: keys and screen readers continue at the answer.
  const answer = useRef<HTMLElement>(null)
  useEffect(() => answer.current?.focus(), [route])
  return (
    <div className={css.dialog}>
      <strong ref={answer} tabIndex={-1}>
        {t(`correction.${route}`)}
      </strong>
      <p>{t(`correction.${route}.text`)}</p>
      <Facts
        facts={[
          ...(lastDay ? [[t('correction.lastDay'), <DateText key="day" value={lastDay} />] as const] : []),
          ...(until ? [[t('correction.until'), <TimeText key="until" value={until} />] as const] : []),
          ...(isReported
            ? [
                [
                  t('correction.return'),
                  table === null
                    ? t('correction.returnPeriod', { period })
                    : t('correction.returnTable', { period, table }),
                ] as const,
              ]
            : []),
          [t('correction.source'), source],
        ]}
      />
      {depends && <First first={first} />}
      <Steps {...{ invoice, wrong, correction, onClose }} isBlocked={depends}>
        <Button variant="subtle" onClick={onBack}>
          {t('correction.back')}
        </Button>
      </Steps>
    </div>
  )
}

/** Payments and notes that keep the invoice from being cancelled. */
function First({ first: { payments, notes } }: Pick<Correction, 'first'>) {
  const t = useT()
  return (
    <div>
      <p>{t('correction.first')}</p>
      <ul>
        {payments.map(({ id, kind, number }) => (
          <li key={id}>
            <To to={paymentPath(kind, 'view', id)}>{number}</To>
          </li>
        ))}
        {notes.map(({ id, kind, number }) => (
          <li key={id}>
            <To to={viewOf(kind, id) ?? ''}>{number}</To>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Steps({
  invoice,
  wrong,
  correction: { route, entityId, returnPeriod },
  onClose,
  isBlocked,
  children,
}: Omit<Props, 'onBack'> & { readonly isBlocked: boolean; readonly children: ReactNode }) {
  const t = useT()
  const nav = useNav()
  const { id } = invoice
  const [dialog, setDialog] = useState<'cancel' | 'cancelAndCopy' | 'shippingBill'>()
  const go = (path: string) => () => {
    onClose()
    nav.go(path)
  }
  const runs = {
    edit: { right: rightOf('salesInvoice', 'ED'), run: go(pathOf('salesInvoice', 'edit', id)) },
    cancel: { right: rightOf('salesInvoice', 'CNL'), run: () => setDialog('cancel') },
    cancelAndCopy: { right: rightOf('salesInvoice', 'CNL'), run: () => setDialog('cancelAndCopy') },
    eInvoice: { right: 'EIN_SH_VW', run: go(viewOf('salesInvoice', id, 'eInvoice')!) },
    eWayBill: { right: 'EWB_SH_VW', run: go(viewOf('salesInvoice', id, 'eWayBill')!) },
    note: { right: rightOf('outwardNote', 'AD'), run: go(notePathOf(id, route, wrong)) },
    copy: { right: rightOf('salesInvoice', 'AD'), run: go(pathOf('salesInvoice', 'clone', id)) },
    gstr1: { right: 'RET_SH_VW', run: go(`gstr1-report?entityId=${entityId}&period=${returnPeriod}`) },
    gstr1a: { right: 'RET_SH_VW', run: go(`returns/gstr1a/${returnPeriod}?entityId=${entityId}`) },
    shippingBill: { right: rightOf('salesInvoice', 'ED'), run: () => setDialog('shippingBill') },
  } as const
  return (
    <>
      <div className={css.buttons}>
        {children}
        {stepsOf(route).map(({ key, label }, index) => (
          <ActionButton
            key={key}
            right={runs[key].right}
            variant={index === 0 ? 'filled' : 'default'}
            reason={isBlocked ? t('action.reason.hasPayment') : undefined}
            onClick={runs[key].run}
          >
            {t(label)}
          </ActionButton>
        ))}
      </div>
      {dialog === 'shippingBill' && <ShippingBillDialog invoice={invoice} onClose={onClose} />}
      {(dialog === 'cancel' || dialog === 'cancelAndCopy') && (
        <CancelDialog
          ids={[id]}
          onClose={dialog === 'cancel' ? onClose : () => setDialog(undefined)}
          {...(dialog === 'cancelAndCopy' ? { onDone: go(pathOf('salesInvoice', 'clone', id)) } : {})}
        />
      )}
    </>
  )
}

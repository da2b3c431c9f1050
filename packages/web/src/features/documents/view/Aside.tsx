import { useState } from 'react'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { pathOf } from '../../../app/documents.ts'
import { To } from '../../../app/nav.tsx'
import { OwnFacts } from '../../../app/own-fields/OwnFacts.tsx'
import { paymentPath, paymentRight } from '../../../app/payments.ts'
import { ActionButton } from '../../../app/rights/ActionButton.tsx'
import { WriteOffDialog } from '../../../app/WriteOffDialog.tsx'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import type { Translate } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { Copyable, DateText } from '../../../app/values.tsx'
import { Amount } from '../../../ui/values.tsx'
import { ApprovalFacts } from '../approval/ApprovalFacts.tsx'
import { factsOf, isPaidOf } from '../facts.ts'
import { plain } from '../form/header.ts'
import { AnswerFacts } from './AnswerFacts.tsx'
import { BillAssets } from './BillAssets.tsx'
import { ChallanFacts } from './ChallanFacts.tsx'
import { Links } from './Links.tsx'
import { TdsFacts } from './TdsFacts.tsx'
import { monthOf } from './month-of.ts'

type Invoice = Reply<'salesInvoice.detail'>

/** What is due and left, what only the books know, and what a document is linked with. */
export function Aside({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const kind = useKind()
  const { side, isInBooks, has, due, supplierWords } = factsOf(kind)
  const isPaid = isPaidOf(kind, invoice.noteType) && !invoice.distribution
  return (
    <>
      <Facts
        facts={[
          [t('invoice.total'), <Amount key="total" value={invoice.totals.total} sign />],
          ...(invoice.withheld
            ? [[t('tds.tax'), <Amount key="tds" value={invoice.withheld.tax} />] as const]
            : []),
          ...(invoice.collected
            ? [[t('tcs.tax'), <Amount key="tcs" value={invoice.collected.tax} />] as const]
            : []),
          ...(isPaid ? [[t('invoice.paid'), <Amount key="paid" value={invoice.paid} />] as const] : []),
          ...(Number(invoice.credited) > 0
            ? [
                [
                  t(isPaid ? 'note.credited' : 'note.used'),
                  <Amount key="credited" value={invoice.credited} />,
                ] as const,
              ]
            : []),
          ...(isPaid
            ? [
                [t('invoice.due'), <Amount key="due" value={invoice.balance} sign />] as const,
                [t('invoice.dueDate'), <DateText key="date" value={invoice.dueDate} />] as const,
              ]
            : has('note')
              ? [[t('note.left'), <Amount key="left" value={invoice.balance} sign />] as const]
              : []),
          ...(due && !isPaid && invoice.dueDate
            ? [[t(due.label), <DateText key="due" value={invoice.dueDate} />] as const]
            : []),
          ...(invoice.supplierNumber
            ? [
                [t(supplierWords.number), <bdi key="number">{invoice.supplierNumber}</bdi>] as const,
                [
                  t(supplierWords.date),
                  <DateText key="supplierDate" value={invoice.supplierDate} />,
                ] as const,
              ]
            : []),
          ...(invoice.supplierIrn
            ? [[t('billStart.irn'), <Copyable key="irn" text={invoice.supplierIrn} />] as const]
            : []),
          ...(invoice.reason ? [[t('note.reason'), t.label('NoteReason', invoice.reason)] as const] : []),
        ]}
      />
      <AnswerFacts answer={invoice.customerAnswer} />
      <ChallanFacts challan={invoice} />
      <LeftOfLines lines={invoice.lines} />
      <ReservedOfItems lines={invoice.lines} />
      {invoice.selfInvoice && (
        <Facts
          title={t('selfInvoice.title')}
          facts={[
            [t('selfInvoice.number'), <bdi key="number">{invoice.selfInvoice.number}</bdi>],
            [t('selfInvoice.date'), <DateText key="date" value={invoice.selfInvoice.date} />],
          ]}
        />
      )}
      {invoice.billOfEntry && (
        <Facts
          title={t('billOfEntry.title')}
          facts={[
            [t('billOfEntry.number'), <bdi key="number">{invoice.billOfEntry.number}</bdi>],
            [t('billOfEntry.date'), <DateText key="date" value={invoice.billOfEntry.date} />],
            [t('billOfEntry.portCode'), <bdi key="port">{invoice.billOfEntry.portCode}</bdi>],
            [
              t('billOfEntry.assessableValue'),
              <Amount key="value" value={invoice.billOfEntry.assessableValue} />,
            ],
            [t('billOfEntry.igst'), <Amount key="igst" value={invoice.billOfEntry.igst} />],
          ]}
        />
      )}
      {invoice.withheld && <TdsFacts kind="tds" withheld={invoice.withheld} />}
      {invoice.collected && (
        <TdsFacts kind="tcs" isCredit={invoice.noteType === 'Credit'} withheld={invoice.collected} />
      )}
      {invoice.distribution && (
        <Facts
          title={t('distribution.title')}
          facts={[
            [
              t('distribution.documentType'),
              t.label('DistributionType', invoice.distribution.documentType ?? 'Invoice'),
            ],
            ...(invoice.distribution.originalNumber
              ? [
                  [
                    t('distribution.originalNumber'),
                    <bdi key="original">{invoice.distribution.originalNumber}</bdi>,
                  ] as const,
                  [
                    t('distribution.originalDate'),
                    <DateText key="originalDate" value={invoice.distribution.originalDate} />,
                  ] as const,
                ]
              : []),
            ...(['igst', 'cgst', 'sgst', 'cess'] as const).flatMap((head) =>
              Number(invoice.totals[head]) > 0
                ? [[t(`distribution.${head}`), <Amount key={head} value={invoice.totals[head]} />] as const]
                : [],
            ),
          ]}
        />
      )}
      {kind === 'purchaseBill' && invoice.number !== null && invoice.lines.some(isCapital) && (
        <BillAssets id={invoice.id} />
      )}
      {invoice.itc && (
        <Facts
          title={t('itc.eligibility')}
          facts={[
            [t('itc.credited'), <Amount key="credited" value={sumOf(invoice.itc.credited)} />],
            ...(Number(sumOf(invoice.itc.blocked)) > 0
              ? [[t('itc.blocked'), <Amount key="blocked" value={sumOf(invoice.itc.blocked)} />] as const]
              : []),
            ...(invoice.itc.lowered && Number(sumOf(invoice.itc.lowered)) > 0
              ? [[t('itc.lowered'), <Amount key="lowered" value={sumOf(invoice.itc.lowered)} />] as const]
              : []),
            ...(invoice.itc.state ? [[t('itc.state'), t.label('ItcState', invoice.itc.state)] as const] : []),
            ...(invoice.itc.returnPeriod
              ? [[t('itc.statePeriod'), monthOf(invoice.itc.returnPeriod)] as const]
              : []),
            ...(invoice.itc.reason
              ? [[t('itc.reversalReason'), t.label('ItcReversalReason', invoice.itc.reason)] as const]
              : []),
            ...(invoice.itc.waiting ?? []).map(
              ({ reason, ...waiting }) =>
                [
                  t('itc.waiting', { reason: t.label('ItcReversalReason', reason) }),
                  <Amount key={reason} value={sumOf(waiting)} />,
                ] as const,
            ),
            ...blockedLines(invoice, t),
          ]}
        />
      )}
      <Links id={invoice.id} />
      {invoice.approval && <ApprovalFacts approval={invoice.approval} />}
      {invoice.cancelReason && (
        <Facts
          title={t('invoice.cancelled')}
          facts={[
            [t('invoice.cancelReason'), invoice.cancelReason],
            [t('invoice.cancelledOn'), <DateText key="on" value={invoice.cancelledAt?.slice(0, 10)} />],
          ]}
        />
      )}
      {(invoice.warnings ?? []).length > 0 && (
        <Facts
          title={t('invoice.warnings')}
          facts={(invoice.warnings ?? []).map(({ code, message }) => [
            message,
            <span key={code} className="meta figure">
              {code}
            </span>,
          ])}
        />
      )}
      {invoice.payments.length > 0 && (
        <Facts
          title={t('invoice.payments')}
          facts={invoice.payments.map((payment) => [
            payment.number,
            payment.kind === 'writeOff' ? (
              <WrittenOff key={payment.id} payment={payment} side={side} />
            ) : (
              <To key={payment.id} to={paymentPath(payment.kind, 'view', payment.id)}>
                <DateText value={payment.date} /> <Amount value={payment.amount} />
              </To>
            ),
          ])}
        />
      )}
      <OwnFacts kind={kind} values={invoice.customFields} />
      <Facts
        title={t('invoice.notPrinted')}
        facts={factsNotPrinted(invoice, t, { isInBooks, isSale: side === 'sale' })}
      />
    </>
  )
}

/** What nobody will pay, with the way to take that back. */
function WrittenOff({
  payment: { id, date, amount },
  side,
}: {
  payment: Invoice['payments'][number]
  side: 'sale' | 'purchase'
}) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {t('writeOff.done')} <DateText value={date} /> <Amount value={amount} />{' '}
      <ActionButton
        right={paymentRight(side === 'sale' ? 'paymentIn' : 'paymentOut', 'WOF')}
        variant="subtle"
        size="compact-sm"
        onClick={() => setAsked(true)}
      >
        {t('writeOff.undo')}
      </ActionButton>
      {isAsked && <WriteOffDialog ids={[id]} isUndo onClose={() => setAsked(false)} />}
    </>
  )
}

/** Of an order: what all open orders keep of its items. */
function ReservedOfItems({ lines }: Pick<Invoice, 'lines'>) {
  const t = useT()
  const items = new Map(
    lines.flatMap(({ itemId, description, reservedQuantity }) =>
      itemId !== undefined && reservedQuantity
        ? [[itemId, [description ?? '', reservedQuantity]] as const]
        : [],
    ),
  )
  if (items.size === 0) return null
  return (
    <Facts
      title={t('fulfilment.reserved')}
      facts={[...items].map(([id, [name, quantity]]) => [
        name,
        <To key={id} to={`${pathOf('salesOrder', 'list')}?view=left&itemIds=${id}`}>
          <span className="figure">{plain(quantity)}</span>
        </To>,
      ])}
    />
  )
}

/** Of an order: what nobody has taken yet, line by line. */
function LeftOfLines({ lines }: Pick<Invoice, 'lines'>) {
  const t = useT()
  const left = lines.filter(({ leftQuantity }) => Number(leftQuantity) > 0)
  if (left.length === 0) return null
  return (
    <Facts
      title={t('fulfilment.left')}
      facts={left.map(({ lineNumber, description, quantity, leftQuantity, uqc }) => [
        description ?? '',
        <span key={lineNumber} className="figure">
          {t('fulfilment.ofLine', { left: plain(leftQuantity), quantity: plain(quantity) })} {uqc}
        </span>,
      ])}
    />
  )
}

const sumOf = (heads: Record<string, string>) => Decimal.sum(Object.values(heads)).toFixed(2)

/** The lines without credit, each with its reason. */
const blockedLines = ({ lines }: Invoice, t: Translate): [string, ReactNode][] =>
  lines.flatMap(({ itcEligibility, itcReason }, index) =>
    itcEligibility === 'Ineligible' && itcReason
      ? [[t('invoice.line', { number: index + 1 }), t.label('ItcReason', itcReason)]]
      : [],
  )

const monthAndYear = (period: string) => `${period.slice(0, 2)}/${period.slice(2)}`

/** What belongs to the document and is on no paper. */
function factsNotPrinted(
  invoice: Invoice,
  t: Translate,
  { isInBooks, isSale }: { readonly isInBooks: boolean; readonly isSale: boolean },
): [string, ReactNode][] {
  const {
    subtype,
    returnPeriod,
    furnishedIn,
    tags = [],
    internalNotes,
    placeOfSupplyReason,
    createdBy,
    changedBy,
  } = invoice
  const isInvoice = isInBooks && isSale && !invoice.noteType
  const rows: [string, ReactNode][] = [
    [t('invoice.subtype'), isInvoice && subtype && t.label('InvoiceSubtype', subtype)],
    [t('invoice.returnPeriod'), isInBooks && returnPeriod && monthAndYear(returnPeriod)],
    [t('invoice.furnishedIn'), furnishedIn && monthAndYear(furnishedIn)],
    [t('invoice.placeReason'), placeOfSupplyReason],
    [t('invoice.internalNotes'), internalNotes],
    [t('invoice.tags'), tags.join(', ')],
    [t('invoice.madeBy'), createdBy],
    [t('invoice.changedBy'), changedBy],
  ]
  return rows.filter(([, value]) => Boolean(value))
}

/** What may be a fixed asset. */
const isCapital = ({ itcEligibility }: Invoice['lines'][number]) =>
  itcEligibility === 'CapitalGoods' || itcEligibility === 'Ineligible'

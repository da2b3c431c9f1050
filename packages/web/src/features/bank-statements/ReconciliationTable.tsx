import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount, dash } from '../../ui/values.tsx'
import css from './bank.module.css'
import { negated } from './negated.ts'
import type { BankOf } from './use-bank.ts'

type Proof = Reply<'bankStatement.reconciliation'>
type Line = Proof['notPresented'][number]

/** The statement of reconciliation of one day. */
export function ReconciliationTable({ of, asOf }: { of: BankOf; asOf: string }) {
  const t = useT()
  const { data } = useCall(
    'bankStatement.reconciliation',
    { ...of, asOf },
    { needed: true, keepPrevious: true },
  )
  if (!data) return <ScreenSkeleton />
  return (
    <>
      <Verdict proof={data} />
      {data.isPartial && <Notice>{t('bankStatement.isPartial')}</Notice>}
      {data.isCut && <p className="muted">{t('bankStatement.isCut')}</p>}
      <div
        className={css.statement}
        role="region"
        aria-label={t('bankStatement.reconciliation')}
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('bankStatement.description')}</th>
              <th scope="col">{t('column.date')}</th>
              <th scope="col">{t('bankStatement.reference')}</th>
              <th scope="col" data-align="end">
                {t('books.amount')}
              </th>
              <th scope="col" data-align="end">
                {t('books.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Sum label="bankStatement.perBooks" amount={data.bookBalance} />
            <Part
              label="bankStatement.notPresented"
              lines={data.notPresented}
              total={negated(data.notPresentedTotal)}
              turned
            />
            <Part
              label="bankStatement.notCleared"
              lines={data.notCleared}
              total={negated(data.notClearedTotal)}
              turned
            />
            <Part label="bankStatement.notInBooks" lines={data.notInBooks} total={data.notInBooksTotal} />
            <Sum label="bankStatement.expected" amount={data.expected} />
            {data.bankBalance !== null && (
              <>
                <Sum label="bankStatement.perBank" amount={data.bankBalance} date={data.bankDate} />
                <Sum
                  label="books.difference"
                  amount={data.difference!}
                  isOff={Number(data.difference) !== 0}
                />
              </>
            )}
            {data.differences.map(({ kind, date, amount }, at) => (
              <tr key={at}>
                <th scope="row">{t(`bankStatement.difference.${kind}`)}</th>
                <td>
                  <DateText value={date} />
                </td>
                <td />
                <td data-align="end">
                  <Amount value={amount} />
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Whether books and bank agree, in a sentence. */
function Verdict({ proof: { difference, bankBalance, asOf } }: { proof: Proof }) {
  const t = useT()
  if (bankBalance === null) return <Notice>{t('bankStatement.noBankBalance')}</Notice>
  if (Number(difference) === 0)
    return (
      <p role="status" className={css.good}>
        {t('bankStatement.agrees', { date: asOf.split('-').toReversed().join('/') })}
      </p>
    )
  return (
    <Notice>
      {t('bankStatement.differs', { amount: `₹${formatDecimal((difference ?? '0').replace('-', ''), 2)}` })}
    </Notice>
  )
}

function Sum({
  label,
  amount,
  date,
  isOff = false,
}: {
  label: TextKey
  amount: string
  date?: string | null
  isOff?: boolean
}) {
  const t = useT()
  return (
    <tr data-kind="sum" data-off={isOff}>
      <th scope="row">{t(label)}</th>
      <td>{date ? <DateText value={date} /> : null}</td>
      <td />
      <td />
      <td data-align="end">
        <Amount value={amount} sign />
      </td>
    </tr>
  )
}

/** One kind of what is between books and bank; `turned` where the bank has the other sign of it. */
function Part({
  label,
  lines,
  total,
  turned = false,
}: {
  label: TextKey
  lines: readonly Line[]
  total: string
  turned?: boolean
}) {
  const t = useT()
  return (
    <>
      <tr data-kind="group">
        <th scope="row">{t(label)}</th>
        <td />
        <td />
        <td />
        <td data-align="end">
          <Amount value={total} />
        </td>
      </tr>
      {lines.map((line, at) => (
        <tr key={at}>
          <th scope="row">
            <LineName line={line} />
          </th>
          <td>
            <DateText value={line.date} />
          </td>
          <td>
            <bdi>{line.reference ?? dash}</bdi>
            {line.clearedOn && (
              <small className="muted">
                {' '}
                {t('bankStatement.clearedOn')} <DateText value={line.clearedOn} />
              </small>
            )}
          </td>
          <td data-align="end">
            <Amount value={turned ? negated(line.amount) : line.amount} />
          </td>
          <td />
        </tr>
      ))}
    </>
  )
}

function LineName({ line: { number, text, paymentId, journalId, kind } }: { line: Line }) {
  const t = useT()
  const name = [number, text].filter(Boolean).join(' · ') || t('bankStatement.entry')
  if (paymentId !== null)
    return (
      <To to={paymentPath(kind === 'paymentOut' ? 'paymentOut' : 'paymentIn', 'view', paymentId)}>{name}</To>
    )
  return journalId === null ? <>{name}</> : <To to={`view-journal/${journalId}`}>{name}</To>
}

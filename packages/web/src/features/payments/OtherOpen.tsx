import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { paymentKindOf, paymentPath } from '../../app/payments.ts'
import type { PaymentKind } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { sumOf } from './allocate.ts'
import css from './payments.module.css'

type Outstanding = Reply<'paymentIn.outstanding'>
type Other = Outstanding['others'][number]

interface Props {
  readonly kind: PaymentKind
  readonly others: readonly Other[]
  readonly opening: string
  readonly nameOf: (entityId: number) => string
}

const groups = ['note', 'advance', 'otherSide', 'otherNote', 'otherAdvance'] as const

/** Notes and advances of the side of the payment: they settle what the money would. */
export const unusedOf = (others: readonly Other[]): string =>
  sumOf(
    ...others.filter(({ group }) => group === 'note' || group === 'advance').map(({ balance }) => balance),
  )

/** What else is open with the party across all places, group by group, each with the way to where it is settled. */
export function OtherOpen({ kind, others, opening, nameOf }: Props) {
  const t = useT()
  const words = kind === 'paymentIn' ? 'payment' : 'payout'
  const unused = unusedOf(others)
  const hasOpening = Number(opening) !== 0
  if (others.length === 0 && !hasOpening) return null
  const places = new Set(others.map(({ entityId }) => entityId))
  return (
    <section className={css.section} aria-labelledby="else-open">
      <div className={css.head}>
        <h2 id="else-open">{t('payment.elseOpen')}</h2>
      </div>
      {Number(unused) > 0 && (
        <p className={css.hint}>{t('payment.settleFirst', { amount: `₹${formatDecimal(unused, 2)}` })}</p>
      )}
      <div className={css.scroll}>
        <table className={css.table} aria-labelledby="else-open">
          <tbody>
            {groups.flatMap((group) =>
              others
                .filter((one) => one.group === group)
                .map((one) => (
                  <tr key={`${one.documentId ?? ''}/${one.paymentId ?? ''}`}>
                    <td>
                      {t(`${words}.open.${group}`)}
                      {places.size > 1 && <small className="muted">{nameOf(one.entityId)}</small>}
                    </td>
                    <td>
                      <Way one={one} />
                    </td>
                    <td>
                      <DateText value={one.date} />
                    </td>
                    <td>
                      <Amount value={one.balance} />
                    </td>
                  </tr>
                )),
            )}
            {hasOpening && (
              <tr>
                <td>{t('payment.open.opening')}</td>
                <td />
                <td />
                <td>
                  <Amount value={opening} sign />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** To the document or the payment. */
function Way({ one: { documentId, paymentId, kind, number } }: { one: Other }) {
  const paidBy = paymentKindOf(kind)
  if (documentId !== null)
    return (
      <DocumentLink kind={kind} id={documentId}>
        {number}
      </DocumentLink>
    )
  return paidBy && paymentId !== null ? <To to={paymentPath(paidBy, 'view', paymentId)}>{number}</To> : number
}

import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import type { Reply } from '../../app/api/call-types.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './SharedDocument.module.css'

export type Voucher = Extract<Reply<'public.document'>, { pictureSvg: string }>

/** A payment as its receiver sees it: whose word it is, and the voucher as it prints. */
export function SharedPayment({ voucher }: { voucher: Voucher }) {
  const t = useT()
  const { supplier, party, title, voucherNumber } = voucher
  const isCancelled = voucher.status === 'Cancelled'
  const Mark = isCancelled ? IconAlertTriangle : IconShieldCheck
  return (
    <>
      <section className={`${css.standing} no-print`} data-cancelled={isCancelled}>
        <p>
          <Mark size={18} stroke={1.5} aria-hidden />
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
        <span>
          <bdi>{party.name}</bdi> · <DateText value={voucher.date} /> · <Amount value={voucher.amount} sign />
        </span>
      </section>
      <img
        className={css.pages}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(voucher.pictureSvg)}`}
        alt={`${title} ${voucherNumber}`}
      />
    </>
  )
}

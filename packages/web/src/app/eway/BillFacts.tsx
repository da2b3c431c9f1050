import { Facts } from '../screens/ViewScreen.tsx'
import { PortalChip } from '../portals/PortalChip.tsx'
import { To } from '../nav.tsx'
import { useT } from '../texts.ts'
import type { Translate } from '../texts.ts'
import { Copyable, DateText, TimeText } from '../values.tsx'
import css from './eway.module.css'
import type { BillDetail } from './types.ts'
import { Validity } from './Validity.tsx'

type Fact = Parameters<typeof Facts>[0]['facts'][number]

/** The state of a bill: its number, its validity, how it came about, and how it ended. */
export function BillFacts({ detail }: { detail: BillDetail }) {
  const t = useT()
  return (
    <>
      {detail.ewbNo !== null && detail.validUpto === null && detail.cancelledAt === null && (
        <p className={css.partA}>{t('eWayBill.isPartA')}</p>
      )}
      <Facts
        facts={[
          ...standOf(detail, t),
          ...(detail.ewbNo === null ? [] : billOf(detail, t)),
          ...endOf(detail, t),
        ]}
      />
    </>
  )
}

function standOf({ status, stage, retryAt }: BillDetail, t: Translate): Fact[] {
  return [
    [t('eWayBill.state'), <PortalChip key="state" status={status} />],
    ...(stage ? [[t('eWayBill.note'), t(`eInvoice.stage.${stage}`)] as const] : []),
    ...(retryAt ? [[t('eInvoice.retryAt'), <TimeText key="retry" value={retryAt} />] as const] : []),
  ]
}

function billOf(detail: BillDetail, t: Translate): Fact[] {
  const { ewbNo, ewbDate, validUpto, urgency, distance, transporterId, route, tripSheetNumber } = detail
  return [
    [t('eWayBill.number'), <Copyable key="number" text={ewbNo} />],
    [t('eWayBill.made'), <TimeText key="made" value={ewbDate} />],
    [
      t('eWayBill.validUpto'),
      validUpto ? (
        <span key="until">
          <TimeText value={validUpto} /> <Validity until={validUpto} urgency={urgency} />
        </span>
      ) : (
        t('eWayBill.noValidity')
      ),
    ],
    [t('eWayBill.distance'), distance === null ? null : t('eWayBill.km', { km: distance })],
    [t('eWayBill.transporter'), <Copyable key="transporter" text={transporterId} />],
    ...(route ? [[t('eWayBill.route'), t(`eWayBill.route.${route}`)] as const] : []),
    ...(tripSheetNumber
      ? [
          [
            t('eWayBill.sheet'),
            <To key="sheet" to={`consolidated-e-way-bill?keyword=${tripSheetNumber}`}>
              {tripSheetNumber}
            </To>,
          ] as const,
        ]
      : []),
    ...(detail.alert ? [[t('eWayBill.alert'), detail.alert] as const] : []),
    ...(detail.isAdopted ? [[t('eWayBill.note'), t('eWayBill.adopted')] as const] : []),
    ...(detail.isRejectedByOther ? [[t('eWayBill.note'), t('eWayBill.rejectedByOther')] as const] : []),
    ...(detail.checkedAt
      ? [[t('eWayBill.checkedAt'), <TimeText key="checked" value={detail.checkedAt} />] as const]
      : []),
  ]
}

function endOf(detail: BillDetail, t: Translate): Fact[] {
  return [
    ...(detail.deliveredAt
      ? [
          [
            t('eWayBill.deliveredAt'),
            <DateText key="arrived" value={detail.deliveredAt.slice(0, 10)} />,
          ] as const,
        ]
      : []),
    ...(detail.cancelledAt
      ? [
          [t('eWayBill.cancelledAt'), <TimeText key="gone" value={detail.cancelledAt} />] as const,
          [t('eWayBill.form.reason'), t.label('EWayCancelReason', detail.cancelReason)] as const,
          [t('eWayBill.form.remark'), detail.cancelRemark] as const,
        ]
      : []),
  ]
}

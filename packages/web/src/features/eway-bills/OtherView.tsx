import { useEffect, useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import css from '../../app/eway/eway.module.css'
import { Scrolled } from '../../app/eway/Scrolled.tsx'
import { Validity } from '../../app/eway/Validity.tsx'
import { Vehicles } from '../../app/eway/Vehicles.tsx'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { Amount, dash, Quantity } from '../../ui/values.tsx'
import { OtherChip } from './OtherChip.tsx'
import { OtherVehicleDialog } from './OtherDialogs.tsx'
import { useReject } from './use-reject.ts'

type Bill = Reply<'eWayBillOfOther.detail'>

/** A bill that another made, as the portal last reported it. */
export function OtherView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id ?? 0)
  const [isOpen, setOpen] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const { data: bill } = useCall(
    'eWayBillOfOther.detail',
    { id },
    { needed: true, everyMs: isWaiting && 2000 },
  )
  const refresh = useAction('eWayBillOfOther.refresh', { refreshes: ['eWayBillOfOther'] })
  const reject = useReject()
  const waits = bill ? bill.stage !== null : false
  useEffect(() => setWaiting(waits), [waits])
  if (!bill) return <ViewScreen title="" tabs={[]} isLoading />
  const reasonOf = (name: string) => {
    const action = bill.actions.find((one) => one.action === name)
    return action?.allowed ? undefined : (action?.reason ?? t('otherBill.notRejectable'))
  }
  return (
    <>
      <ViewScreen
        title={<Copyable text={bill.ewbNo} />}
        subtitle={<bdi>{bill.fromName ?? bill.generatedBy}</bdi>}
        state={<OtherChip status={bill.status} />}
        actions={[
          {
            key: 'refresh',
            label: 'otherBill.whole',
            right: 'EWB_SH_VW',
            run: () => void refresh.mutateAsync({ id }).catch(() => undefined),
          },
          {
            key: 'vehicle',
            label: bill.vehicles.length > 0 ? 'eWayBill.updateVehicle' : 'eWayBill.enterVehicle',
            right: 'EWB_UPD_VEH',
            run: () => setOpen(true),
            reason: reasonOf('updateVehicle'),
          },
          {
            key: 'reject',
            label: 'otherBill.reject',
            right: 'EWB_CNL',
            run: () => void reject(id),
            reason: reasonOf('reject'),
            isDanger: true,
          },
        ]}
        tabs={[
          { key: 'bill', label: t('eWayBill.title'), content: () => <Whole bill={bill} /> },
          { key: 'goods', label: t('otherBill.lines'), content: () => <Goods bill={bill} /> },
        ]}
      />
      {isOpen && <OtherVehicleDialog bill={bill} onClose={() => setOpen(false)} />}
    </>
  )
}

function Whole({ bill }: { bill: Bill }) {
  const t = useT()
  const stateName = useStateName()
  return (
    <div className={css.panel}>
      <Facts
        facts={[
          [t('otherBill.role'), bill.roles.map((role) => t.label('EWayRole', role)).join(', ')],
          [t('otherBill.generatedBy'), <Copyable key="by" text={bill.generatedBy} />],
          [t('eWayBill.made'), <TimeText key="made" value={bill.ewbDate} />],
          [
            t('eWayBill.validUpto'),
            <span key="until">
              <TimeText value={bill.validUpto} /> <Validity until={bill.validUpto} urgency={bill.urgency} />
            </span>,
          ],
          [
            t('eWayBill.document'),
            <span key="document">
              {bill.documentNumber ?? dash} <DateText value={bill.documentDate} />
            </span>,
          ],
          [t('invoice.total'), <Amount key="total" value={bill.total} sign />],
          [t('otherBill.supplier'), [bill.fromName, bill.fromGstin].filter(Boolean).join(' · ')],
          [t('otherBill.recipient'), [bill.toName, bill.toGstin].filter(Boolean).join(' · ')],
          [
            t('board.to'),
            [bill.deliveryPlace, bill.deliveryStateCode && stateName(bill.deliveryStateCode)]
              .filter(Boolean)
              .join(', '),
          ],
          [t('eWayBill.transporter'), [bill.transporterName, bill.transporterId].filter(Boolean).join(' · ')],
          [t('eWayBill.distance'), bill.distance === null ? null : t('eWayBill.km', { km: bill.distance })],
          ...(bill.rejectedAt
            ? [[t('otherBill.rejectedAt'), <TimeText key="rejected" value={bill.rejectedAt} />] as const]
            : []),
          [t('otherBill.toldAt'), <TimeText key="told" value={bill.toldAt} />],
        ]}
      />
      {bill.vehicles.length > 0 && <Vehicles vehicles={bill.vehicles} />}
    </div>
  )
}

function Goods({ bill }: { bill: Bill }) {
  const t = useT()
  if (bill.lines.length === 0) return <p className="muted">{t('otherBill.noLines')}</p>
  return (
    <Scrolled label={t('otherBill.lines')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{t('movement.item')}</th>
            <th>{t('movement.hsn')}</th>
            <th>{t('movement.quantity')}</th>
            <th>{t('movement.taxableValue')}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line, index) => (
            <tr key={index}>
              <td dir="auto">{line.name}</td>
              <td className="figure">{line.hsn}</td>
              <td>
                <Quantity value={line.quantity} /> {line.uqc}
              </td>
              <td>
                <Amount value={line.taxableValue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

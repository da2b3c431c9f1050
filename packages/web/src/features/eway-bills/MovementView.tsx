import { useAction, useCall } from '../../app/api/use-call.ts'
import { EWayBillPanel } from '../../app/eway/EWayBillPanel.tsx'
import css from '../../app/eway/eway.module.css'
import { Scrolled } from '../../app/eway/Scrolled.tsx'
import { concerned } from '../../app/eway/types.ts'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { useNav } from '../../app/nav.tsx'
import { PortalChip } from '../../app/portals/PortalChip.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Amount, dash, Percent, Quantity } from '../../ui/values.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { Totals } from './MovementSummary.tsx'

type Kept = Reply<'eWayBill.get'>

/** A movement without a document of the books, with its bill. */
export function MovementView() {
  const t = useT()
  const nav = useNav()
  const billId = Number(nav.id ?? 0)
  const found = useCall('eWayBill.get', { billId }, { needed: true })
  const bill = useCall('eWayBill.detail', { billId }, { needed: true, staleMs: 2000 })
  const remove = useAction('eWayBill.delete', { refreshes: concerned })
  const kept = found.data
  if (!kept) return <ViewScreen title="" tabs={[]} isLoading />
  const reasonOf = (name: string) => {
    const action = bill.data?.actions.find((one) => one.action === name)
    return action && !action.allowed ? (action.reason ?? '') : undefined
  }
  const discard = async () => {
    if (!(await confirm({ title: t('movement.delete'), text: t('movement.deleteText'), danger: true })))
      return
    await remove.mutateAsync({ billIds: [billId] })
    nav.go('e-way-bill', { replace: true })
  }
  const { movement } = kept
  return (
    <ViewScreen
      title={movement.number ? <Copyable text={movement.number} /> : t('movement.noNumber')}
      subtitle={
        <>
          {t.label('EWaySupplyType', movement.supplyType)} ·{' '}
          {t.label('EWaySubSupplyType', movement.subSupplyType)} · <DateText value={movement.date} />
        </>
      }
      state={<PortalChip status={bill.data?.status ?? kept.status} />}
      actions={[
        {
          key: 'edit',
          label: 'eWayBill.editMovement',
          right: 'EWB_GEN',
          to: `edit-e-way-bill/${billId}`,
          reason: reasonOf('edit'),
        },
        { key: 'clone', label: 'eWayBill.cloneMovement', right: 'EWB_GEN', to: `clone-e-way-bill/${billId}` },
        {
          key: 'delete',
          label: 'movement.delete',
          right: 'EWB_GEN',
          run: () => void discard().catch(() => undefined),
          reason: reasonOf('delete'),
          isDanger: true,
        },
      ]}
      tabs={[
        {
          key: 'bill',
          label: t('eWayBill.title'),
          content: () => (
            <EWayBillPanel subject={{ billId }} mend={{ formPath: `edit-e-way-bill/${billId}` }} />
          ),
        },
        { key: 'goods', label: t('movement.goods'), content: () => <Goods kept={kept} /> },
      ]}
      aside={<Totals totals={kept.totals} />}
    />
  )
}

function Goods({ kept }: { kept: Kept }) {
  const t = useT()
  const { movement, lines } = kept
  return (
    <div className={css.panel}>
      <Facts
        facts={[
          [t('movement.documentType'), t.label('EWayDocumentType', movement.documentType)],
          [t('movement.transactionType'), t.label('EWayTransactionType', movement.transactionType)],
          [t('movement.from'), <Side key="from" side={movement.from} place={movement.dispatchAddress} />],
          [t('movement.to'), <Side key="to" side={movement.to} place={movement.shippingAddress} />],
          [t('movement.remarks'), movement.remarks],
        ]}
      />
      <Scrolled label={t('movement.goods')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th>{t('movement.item')}</th>
              <th>{t('movement.hsn')}</th>
              <th>{t('movement.quantity')}</th>
              <th>{t('movement.taxableValue')}</th>
              <th>{t('movement.taxRate')}</th>
            </tr>
          </thead>
          <tbody>
            {(movement.lines ?? []).map((line, index) => (
              <tr key={index}>
                <td dir="auto">{line.name}</td>
                <td className="figure">{line.hsn ?? dash}</td>
                <td>
                  <Quantity value={line.quantity} /> {line.uqc}
                </td>
                <td>
                  <Amount value={lines[index]?.taxableValue} />
                </td>
                <td>
                  <Percent value={line.taxRate} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )
}

function Side({
  side,
  place,
}: {
  side: Kept['movement']['from']
  place: Kept['movement']['dispatchAddress']
}) {
  const stateName = useStateName()
  return (
    <>
      <div>
        <bdi>{[side?.name, side?.gstin].filter(Boolean).join(' · ') || dash}</bdi>
      </div>
      {place && (
        <div className="muted" dir="auto">
          {[
            place.line1,
            place.line2,
            place.city,
            place.pincode,
            place.stateCode && stateName(place.stateCode),
          ]
            .filter(Boolean)
            .join(', ')}
        </div>
      )}
    </>
  )
}

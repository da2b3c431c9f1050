import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import css from '../../app/eway/eway.module.css'
import { Scrolled } from '../../app/eway/Scrolled.tsx'
import { Validity } from '../../app/eway/Validity.tsx'
import { useStateName } from '../../app/fields/AddressFields.tsx'
import { openFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { IssueList } from '../../app/portals/IssueList.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { Amount, dash } from '../../ui/values.tsx'
import { SheetChip } from './SheetChip.tsx'
import { AddBillsDialog, RegenerateDialog } from './SheetDialogs.tsx'

type Sheet = Reply<'consolidatedEWayBill.detail'>

/** A consolidated bill with the bills on it, and what took its place. */
export function SheetView() {
  const t = useT()
  const nav = useNav()
  const id = Number(nav.id ?? 0)
  const [dialog, setDialog] = useState<'regenerate' | 'add'>()
  const [isWaiting, setWaiting] = useState(false)
  const { data: sheet } = useCall(
    'consolidatedEWayBill.detail',
    { id },
    { needed: true, everyMs: isWaiting && 2000 },
  )
  const waits = sheet ? sheet.stage !== null : false
  useEffect(() => setWaiting(waits), [waits])
  if (!sheet) return <ViewScreen title="" tabs={[]} isLoading />
  const reasonOf = (name: string) => {
    const action = sheet.actions.find((one) => one.action === name)
    return action?.allowed ? undefined : (action?.reason ?? '')
  }
  const close = () => setDialog(undefined)
  return (
    <>
      <ViewScreen
        title={sheet.number ? <Copyable text={sheet.number} /> : t('sheet.title')}
        subtitle={
          <>
            <bdi>{sheet.vehicleNumber ?? sheet.transportDocumentNumber}</bdi> ·{' '}
            <TimeText value={sheet.madeAt ?? sheet.createdAt} />
          </>
        }
        state={<SheetChip status={sheet.status} />}
        actions={[
          {
            key: 'print',
            label: 'eInvoice.print',
            run: () => void call('consolidatedEWayBill.print', { id }).then(openFile, () => undefined),
            reason: sheet.number ? undefined : t('eWayBill.refused.noBill'),
            isMain: true,
          },
          {
            key: 'regenerate',
            label: 'sheet.regenerate',
            right: 'EWB_RGN',
            run: () => setDialog('regenerate'),
            reason: reasonOf('regenerate'),
          },
          {
            key: 'add',
            label: 'sheet.add',
            right: 'EWB_CEWB',
            run: () => setDialog('add'),
            reason: reasonOf('add'),
          },
        ]}
        tabs={[{ key: 'members', label: t('sheet.members'), content: () => <Members sheet={sheet} /> }]}
        aside={<Side sheet={sheet} />}
      />
      {dialog === 'regenerate' && <RegenerateDialog sheet={sheet} onClose={close} />}
      {dialog === 'add' && <AddBillsDialog sheet={sheet} onClose={close} />}
    </>
  )
}

function Members({ sheet }: { sheet: Sheet }) {
  const t = useT()
  return (
    <div className={css.panel}>
      {sheet.errors.length > 0 && (
        <IssueList issues={sheet.errors} subject={{ formPath: 'consolidated-e-way-bill' }} />
      )}
      <Scrolled label={t('sheet.members')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th>{t('eWayBill.number')}</th>
              <th>{t('eWayBill.document')}</th>
              <th>{t('groups.to')}</th>
              <th>{t('invoice.total')}</th>
              <th>{t('eWayBill.validity')}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.members.map((bill) => (
              <tr key={bill.ewbNo}>
                <td>
                  <Bill bill={bill} />
                </td>
                <td>
                  {bill.documentNumber ?? dash} <DateText value={bill.documentDate} />
                </td>
                <td dir="auto">{[bill.toName, bill.toPlace].filter(Boolean).join(', ') || dash}</td>
                <td>
                  <Amount value={bill.total} />
                </td>
                <td>
                  <Validity until={bill.validUpto} urgency={bill.urgency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )
}

function Bill({ bill: { ewbNo, otherId } }: { bill: Sheet['members'][number] }) {
  const to = otherId === null ? `e-way-bill?keyword=${ewbNo}` : `view-e-way-bill-others/${otherId}`
  return (
    <To to={to} className="figure">
      {ewbNo}
    </To>
  )
}

function Side({ sheet }: { sheet: Sheet }) {
  const t = useT()
  const stateName = useStateName()
  return (
    <Facts
      facts={[
        ...(sheet.stage ? [[t('eWayBill.note'), t(`eInvoice.stage.${sheet.stage}`)] as const] : []),
        [t('eWayBill.vehicles.mode'), t.label('TransportMode', sheet.mode)],
        [t('sheet.vehicle'), sheet.vehicleNumber ?? sheet.transportDocumentNumber],
        [t('groups.from'), `${sheet.place}, ${stateName(sheet.stateCode)}`],
        [t('invoice.total'), <Amount key="total" value={sheet.total} sign />],
        [
          t('sheet.endsFirst'),
          <span key="ends">
            <TimeText value={sheet.endsFirst} /> <Validity until={sheet.endsFirst} urgency={sheet.urgency} />
          </span>,
        ],
        ...(sheet.reason
          ? [[t('eWayBill.form.reason'), t.label('EWayVehicleReason', sheet.reason)] as const]
          : []),
        ...(sheet.remark ? [[t('eWayBill.form.remark'), sheet.remark] as const] : []),
        ...(sheet.replaces
          ? [[t('sheet.replaces'), <Other key="before" sheet={sheet.replaces} />] as const]
          : []),
        ...(sheet.replacedBy
          ? [[t('sheet.replacedBy'), <Other key="after" sheet={sheet.replacedBy} />] as const]
          : []),
        ...(sheet.isAdopted ? [[t('eWayBill.note'), t('eWayBill.adopted')] as const] : []),
      ]}
    />
  )
}

function Other({ sheet: { id, number } }: { sheet: NonNullable<Sheet['replaces']> }) {
  return <To to={`view-consolidated-e-way-bill/${id}`}>{number ?? dash}</To>
}

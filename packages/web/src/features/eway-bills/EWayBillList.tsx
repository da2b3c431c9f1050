import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/use-call.ts'
import { BillDialog } from '../../app/eway/BillDialogs.tsx'
import type { BillActionName } from '../../app/eway/types.ts'
import { idsOf } from '../../app/eway/use-generate.ts'
import { openFile, saveFile } from '../../app/files.ts'
import { HealthStrip } from '../../app/portals/HealthStrip.tsx'
import portals from '../../app/portals/portals.module.css'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { trackTask } from '../../app/tasks.ts'
import { columns } from './columns.tsx'
import type { Row } from './columns.tsx'
import { Ending } from './Ending.tsx'
import { GenerateAll } from './GenerateAll.tsx'
import { pathOf, subjectOf, whyNotCancelled, whyNotChanged, whyNotExtended, whyNotGenerated } from './rows.ts'
import { saveJson } from './save-json.ts'
import { filters, useBillChips } from './state-chips.ts'
import { later } from '../../ui/later.tsx'

const GenerateMany = later(() => import('./GenerateManyDialog.tsx').then((one) => one.GenerateManyDialog))
const CancelMany = later(() => import('./CancelManyDialog.tsx').then((one) => one.CancelManyDialog))

const CreateSheet = later(() => import('./SheetDialogs.tsx').then((one) => one.CreateSheetDialog))

type Opened =
  | { readonly kind: 'one'; readonly action: BillActionName; readonly row: Row }
  | { readonly kind: 'generate' | 'cancel' | 'consolidate'; readonly rows: readonly Row[] }

/** Goods on their way: what needs a bill, what was refused and why, what ends soon. */
export function EWayBillList() {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const one = (action: BillActionName) => (row: Row) => setOpened({ kind: 'one', action, row })
  const printMany = useAction('eWayBill.printMany', { refreshes: ['task'] })
  const print = (row: Row) => void call('eWayBill.print', subjectOf(row)).then(openFile, () => undefined)
  const json = (row: Row) => void call('eWayBill.json', subjectOf(row)).then(saveFile, () => undefined)
  return (
    <div className={portals.page}>
      <HealthStrip portal="ewaybill">
        <Ending />
      </HealthStrip>
      <div className={portals.list}>
        <ListScreen
          list="eWayBill"
          call="eWayBill.search"
          title="eWayBill.title"
          columns={columns}
          filters={filters}
          chips={useBillChips()}
          extra={<GenerateAll />}
          create={{ label: 'eWayBill.createMovement', right: 'EWB_GEN', to: 'create-e-way-bill' }}
          hasPeriod
          isOfCompany
          rowKey={({ key }) => key}
          open={pathOf}
          rowActions={[
            {
              key: 'generate',
              label: 'eWayBill.generate',
              right: 'EWB_GEN',
              // A movement has its transport in its own form.
              run: (row) =>
                row.documentId === null ? setOpened({ kind: 'generate', rows: [row] }) : one('generate')(row),
              why: whyNotGenerated,
            },
            {
              key: 'updateVehicle',
              label: 'eWayBill.updateVehicle',
              right: 'EWB_UPD_VEH',
              run: one('updateVehicle'),
              why: whyNotChanged,
            },
            {
              key: 'updateTransporter',
              label: 'eWayBill.updateTransporter',
              right: 'EWB_UPD_TRN',
              run: one('updateTransporter'),
              why: whyNotChanged,
            },
            {
              key: 'extend',
              label: 'eWayBill.extend',
              right: 'EWB_EXT',
              run: one('extend'),
              why: whyNotExtended,
            },
            {
              key: 'print',
              label: 'eInvoice.print',
              run: print,
              why: (row) => (row.ewbNo ? undefined : 'eWayBill.refused.noBill'),
            },
            { key: 'json', label: 'eWayBill.json', right: 'EWB_JSN', run: json },
            {
              key: 'cancel',
              label: 'eWayBill.cancel',
              right: 'EWB_CNL',
              run: one('cancel'),
              why: whyNotCancelled,
              isDanger: true,
            },
          ]}
          bulkActions={[
            {
              key: 'generate',
              label: 'eWayBill.generate',
              right: 'EWB_GEN',
              run: (rows) => setOpened({ kind: 'generate', rows }),
            },
            {
              key: 'consolidate',
              label: 'eWayBill.consolidate',
              right: 'EWB_CEWB',
              run: (rows) => setOpened({ kind: 'consolidate', rows }),
            },
            {
              key: 'print',
              label: 'eInvoice.print',
              right: 'EWB_SH_VW',
              run: (rows) =>
                void printMany.mutateAsync(idsOf(rows.map(subjectOf))).then(
                  ({ taskId }) => trackTask(taskId),
                  () => undefined,
                ),
            },
            { key: 'json', label: 'eWayBill.json', right: 'EWB_JSN', run: saveJson },
            {
              key: 'cancel',
              label: 'eWayBill.cancel',
              right: 'EWB_CNL',
              run: (rows) => setOpened({ kind: 'cancel', rows }),
            },
          ]}
          exportCall="eWayBill.export"
          exportRight="EWB_SH_VW"
          emptyText="eWayBill.empty"
        />
      </div>
      {opened?.kind === 'one' && (
        <BillDialog action={opened.action} subject={subjectOf(opened.row)} onClose={close} />
      )}
      {opened?.kind === 'generate' && <GenerateMany rows={opened.rows} onClose={close} />}
      {opened?.kind === 'consolidate' && <CreateSheet rows={opened.rows} onClose={close} />}
      {opened?.kind === 'cancel' && <CancelMany rows={opened.rows} onClose={close} />}
    </div>
  )
}

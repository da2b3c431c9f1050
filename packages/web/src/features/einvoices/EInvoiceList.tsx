import { useState } from 'react'
import { viewOf } from '../../app/documents.ts'
import type { RowOf } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { CancelIrnDialog } from '../../app/einvoice/CancelIrnDialog.tsx'
import { CheckDialog } from '../../app/einvoice/CheckDialog.tsx'
import { useGenerate } from '../../app/einvoice/use-generate.ts'
import { saveFile } from '../../app/files.ts'
import { AsideDialog } from '../../app/portals/AsideDialog.tsx'
import type { AsideWork } from '../../app/portals/AsideDialog.tsx'
import { To } from '../../app/nav.tsx'
import { HealthStrip } from '../../app/portals/HealthStrip.tsx'
import portals from '../../app/portals/portals.module.css'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useListState } from '../../app/screens/use-list-state.ts'
import { useStateChips } from '../../app/screens/use-state-chips.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { columns } from './columns.tsx'

type Row = RowOf<'eInvoice.search'>

const states = [
  'YetNotGenerated',
  'InProgress',
  'Rejected',
  'Generated',
  'Cancelled',
  'NotApplicable',
] as const
const filters = [
  { key: 'states', label: 'eInvoice.state', options: states, labels: 'EInvoiceStatus' },
  { key: 'partyIds', label: 'invoice.party', isNumber: true, isHidden: true },
] as const

const subjectOf = ({ id, kind, entityId, partyId, number }: Row) => ({
  documentId: id,
  kind,
  entityId,
  partyId,
  number,
})
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Documents of the e-invoice portal: what waits, what was refused and why, and how long there is time. */
export function EInvoiceList() {
  const t = useT()
  const [checked, setChecked] = useState<readonly Row[]>()
  const [cancelled, setCancelled] = useState<readonly Row[]>()
  const [moved, setMoved] = useState<AsideWork>()
  const generate = useGenerate()
  const start = (rows: readonly Row[]) => void generate.run(idsOf(rows)).catch(() => undefined)
  const refresh = useAction('eInvoice.refresh', { refreshes: ['eInvoice'] })
  const printMany = useAction('eInvoice.printMany', { refreshes: ['task'] })
  const jsonMany = useAction('eInvoice.jsonMany', { refreshes: ['task'] })
  const follow = (started: Promise<{ readonly taskId: number }>) =>
    void started.then(
      ({ taskId }) => trackTask(taskId),
      () => undefined,
    )
  const print = (rows: readonly Row[]) =>
    follow(printMany.mutateAsync({ documentIds: idsOf(rows), purpose: 'Print' }))
  const json = (rows: readonly Row[]) => follow(jsonMany.mutateAsync({ documentIds: idsOf(rows) }))
  const ask = (rows: readonly Row[]) => follow(refresh.mutateAsync({ documentIds: idsOf(rows) }))
  return (
    <div className={portals.page}>
      <HealthStrip portal="einvoice" />
      <div className={portals.list}>
        <ListScreen
          list="eInvoice"
          call="eInvoice.search"
          title="eInvoice.title"
          columns={columns}
          filters={filters}
          chips={useStateChips({
            call: 'eInvoice.counts',
            filters,
            states,
            labels: 'EInvoiceStatus',
            passing: ['InProgress'],
          })}
          extra={
            <>
              <To to="e-invoice-lookup">{t('lookup.title')}</To>
              <GenerateAll />
            </>
          }
          hasPeriod
          isOfCompany
          open={(row) => viewOf(row.kind, row.id, 'eInvoice')}
          rowActions={[
            {
              key: 'check',
              label: 'eInvoice.check',
              right: 'EIN_GEN',
              run: (row) => setChecked([row]),
              why: (row) => (row.irn ? 'eInvoice.refused.hasIrn' : undefined),
            },
            {
              key: 'generate',
              label: 'eInvoice.generate',
              right: 'EIN_GEN',
              run: (row) => start([row]),
              why: whyNotGenerated,
            },
            {
              key: 'json',
              label: 'eInvoice.json',
              right: 'EIN_JSN',
              run: (row) =>
                void call('eInvoice.json', { documentId: row.id }).then(saveFile, () => undefined),
            },
            {
              key: 'refresh',
              label: 'eInvoice.refresh',
              right: 'EIN_GEN',
              run: (row) => ask([row]),
              why: (row) => (row.irn ? undefined : 'eInvoice.refused.noIrn'),
            },
            {
              key: 'setAside',
              label: 'portal.setAside',
              right: 'EIN_MOV',
              run: (row) => setMoved({ call: 'eInvoice.setAside', rows: [row] }),
              why: whyNotGenerated,
            },
            {
              key: 'move',
              label: 'portal.moveBack',
              right: 'EIN_MOV',
              run: (row) => setMoved({ call: 'eInvoice.move', rows: [row] }),
              why: (row) => (row.reason === 'setAside' ? undefined : 'eInvoice.refused.notAside'),
            },
            {
              key: 'cancel',
              label: 'eInvoice.cancelIrn',
              right: 'EIN_CNL',
              run: (row) => setCancelled([row]),
              why: whyNotCancelled,
              isDanger: true,
            },
          ]}
          bulkActions={[
            { key: 'check', label: 'eInvoice.check', right: 'EIN_GEN', run: (rows) => setChecked(rows) },
            { key: 'generate', label: 'eInvoice.generate', right: 'EIN_GEN', run: start },
            { key: 'json', label: 'eInvoice.json', right: 'EIN_JSN', run: json },
            {
              key: 'print',
              label: 'eInvoice.print',
              right: 'SIN_PRT',
              run: print,
            },
            { key: 'refresh', label: 'eInvoice.refresh', right: 'EIN_GEN', run: ask },
            {
              key: 'setAside',
              label: 'portal.setAside',
              right: 'EIN_MOV',
              run: (rows) => setMoved({ call: 'eInvoice.setAside', rows }),
            },
            {
              key: 'move',
              label: 'portal.moveBack',
              right: 'EIN_MOV',
              run: (rows) => setMoved({ call: 'eInvoice.move', rows }),
            },
            {
              key: 'cancel',
              label: 'eInvoice.cancelIrn',
              right: 'EIN_CNL',
              run: (rows) => setCancelled(rows),
            },
          ]}
          exportCall="eInvoice.export"
          exportRight="EIN_SH_VW"
          emptyText="eInvoice.empty"
        />
      </div>
      {checked && (
        <CheckDialog
          documents={checked.map(subjectOf)}
          onGenerate={() => {
            start(checked)
            setChecked(undefined)
          }}
          onClose={() => setChecked(undefined)}
        />
      )}
      {moved && <AsideDialog {...moved} onClose={() => setMoved(undefined)} />}
      {cancelled && (
        <CancelIrnDialog
          ids={idsOf(cancelled)}
          cancelBy={cancelled.length === 1 ? cancelled[0]?.cancelBy : undefined}
          isInvoice={cancelled[0]?.kind === 'salesInvoice'}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </div>
  )
}

function whyNotGenerated({ status, reason, stage }: Row): TextKey | undefined {
  if (status === 'Generated') return 'eInvoice.refused.hasIrn'
  if (status === 'Cancelled') return 'eInvoice.refused.irnCancelled'
  if (stage) return 'eInvoice.refused.inProgress'
  return reason ? `eInvoice.reason.${reason}` : undefined
}

function whyNotCancelled({ status, stage, cancelBy, ewbNo }: Row): TextKey | undefined {
  if (status !== 'Generated') return 'eInvoice.refused.noIrn'
  if (stage) return 'eInvoice.refused.inProgress'
  if (ewbNo) return 'eInvoice.ewbActive'
  return cancelBy && Date.parse(cancelBy) < Date.now() ? 'eInvoice.cancelLate' : undefined
}

/** States whose documents can be sent; the server takes no others. */
const sendable: readonly string[] = ['YetNotGenerated', 'Rejected']

/** How many documents would be sent, and the states of those that are left out. */
function sentAndLeft(
  counts: readonly { readonly status: string; readonly documents: number }[],
  asked: readonly string[],
) {
  const isSent = (status: string) =>
    sendable.includes(status) && (asked.length === 0 || asked.includes(status))
  const sent = counts.reduce((sum, { status, documents }) => sum + (isSent(status) ? documents : 0), 0)
  return [sent, counts.filter(({ status, documents }) => documents > 0 && !isSent(status))] as const
}

/** Everything that is found and may have an IRN, in one task. */
function GenerateAll() {
  const t = useT()
  const { body } = useListState(filters)
  const { start: _start, sort: _sort, size: _size, ...search } = body
  const entityIds = useGstinIds()
  const generate = useAction('eInvoice.generateAll', { refreshes: ['eInvoice', 'portal'] })
  const { states: chosen, ...narrowed } = search
  const counts = useCall(
    'eInvoice.counts',
    { ...narrowed, entityIds: [...(entityIds ?? [])] },
    { enabled: Boolean(entityIds?.length), keepPrevious: true, quiet: true },
  )
  const asked = (chosen as readonly string[] | undefined) ?? []
  const [sent, left] = sentAndLeft(counts.data ?? [], asked)
  if (!entityIds?.length || sent === 0) return null
  const label = t('eInvoice.generateCount', { count: groupDigits(String(sent)) })
  const run = async () => {
    const text = (
      <>
        <p>{t('eInvoice.generateAllText')}</p>
        {left.length > 0 && <p>{t('eInvoice.leftOut')}</p>}
        <ul>
          {left.map(({ status, documents }) => (
            <li key={status}>
              {t.label('EInvoiceStatus', status)}: {groupDigits(String(documents))}
            </li>
          ))}
        </ul>
      </>
    )
    if (!(await confirm({ title: label, text, confirm: label }))) return
    const { taskId } = await generate.mutateAsync({ ...search, entityIds: [...entityIds] })
    if (taskId === null) toast.info(t('eInvoice.nothingToGenerate'))
    else trackTask(taskId)
  }
  return (
    <ActionButton
      right="EIN_GEN"
      variant="filled"
      loading={generate.isPending}
      onClick={() => void run().catch(() => undefined)}
    >
      {label}
    </ActionButton>
  )
}

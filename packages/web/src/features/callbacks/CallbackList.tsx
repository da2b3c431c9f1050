import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { RotateDialog } from '../../app/api-access/RotateDialog.tsx'
import { SecretDialog } from '../../app/api-access/SecretDialog.tsx'
import type { Secret } from '../../app/api-access/SecretDialog.tsx'
import { useNav } from '../../app/nav.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip, TimeText } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import { CallbackForm } from './CallbackForm.tsx'
import { HowToCheck } from './HowToCheck.tsx'

export type Callback = RowOf<'callback.search'>

const figure = (value: number) => (value === 0 ? dash : <span className="figure">{value}</span>)

const columns: readonly ListColumn<Callback>[] = [
  {
    key: 'url',
    label: 'field.url',
    width: 230,
    sort: 'url',
    card: 'title',
    grows: true,
    cell: (row) => <bdi dir="ltr">{row.url}</bdi>,
  },
  {
    key: 'description',
    label: 'field.description',
    width: 140,
    card: 'meta',
    cell: (row) => row.description ?? dash,
  },
  { key: 'events', label: 'callback.events', width: 180, cell: (row) => <Events row={row} /> },
  { key: 'waiting', label: 'callback.waiting', width: 72, align: 'end', cell: (row) => figure(row.waiting) },
  { key: 'failed', label: 'callback.failed', width: 72, align: 'end', cell: (row) => figure(row.failed) },
  {
    key: 'arrivedAt',
    label: 'callback.arrivedAt',
    width: 130,
    cell: (row) => (row.arrivedAt ? <TimeText value={row.arrivedAt} /> : dash),
  },
  { key: 'signature', label: 'callback.signature', width: 116, cell: (row) => <Signature row={row} /> },
  {
    key: 'status',
    label: 'field.status',
    width: 90,
    sort: 'status',
    card: 'state',
    cell: (row) => <StateChip status={row.status} />,
  },
]

function Events({ row }: { row: Callback }) {
  const t = useT()
  return <>{row.events.map((event) => t.label('ActivityKind', event)).join(', ')}</>
}

function Signature({ row }: { row: Callback }) {
  const t = useT()
  return (
    <Chip tone={row.isSigned ? 'ok' : 'danger'}>
      {t(row.isSigned ? 'callback.signed' : 'callback.notSigned')}
    </Chip>
  )
}

/** Addresses of the account's own programs that are called on events. */
export function CallbackList() {
  const t = useT()
  const { go } = useNav()
  const [open, setOpen] = useState<Callback | 'new'>()
  const [rotating, setRotating] = useState<Callback>()
  const [secret, setSecret] = useState<Secret>()
  const rotate = useAction('callback.rotate', { refreshes: ['callback'] })
  const change = useAction('callback.updateStatus', { refreshes: ['callback'] })
  const remove = useAction('callback.delete', { refreshes: ['callback'] })
  const askDelete = async ({ id, url }: Callback) => {
    const title = t('callback.deleteTitle')
    const text = t('callback.deleteText', { url })
    if (!(await confirm({ title, text, danger: true, confirm: t('common.delete') }))) return
    await remove.mutateAsync({ ids: [id] }).then(
      () => toast.success(t('callback.deleted')),
      () => undefined,
    )
  }
  const setStatus = ({ id, isActive }: Callback) =>
    void change
      .mutateAsync({ ids: [id], status: isActive ? 'Inactive' : 'Active' })
      .then(() => toast.success(t('callback.saved')))
      .catch(() => undefined)
  return (
    <>
      <ListScreen
        list="callback"
        call="callback.search"
        title="callback.title"
        columns={columns}
        filters={[
          { key: 'statuses', label: 'field.status', options: ['Active', 'Inactive'], labels: 'RecordStatus' },
        ]}
        create={{ label: 'callback.create', right: 'STG_SEC', onClick: () => setOpen('new') }}
        open={(row) => () => setOpen(row)}
        rowActions={[
          { key: 'edit', label: 'common.edit', right: 'STG_SEC', run: setOpen },
          {
            key: 'deliveries',
            label: 'callback.deliveries',
            run: ({ id }) => go(`callback-deliveries?callbackId=${id}`),
          },
          { key: 'rotate', label: 'callback.rotate', right: 'STG_SEC', run: setRotating },
          {
            key: 'status',
            label: ({ isActive }) => (isActive ? 'callback.deactivate' : 'callback.activate'),
            right: 'STG_SEC',
            run: setStatus,
          },
          {
            key: 'delete',
            label: 'common.delete',
            right: 'STG_SEC',
            run: (row) => void askDelete(row),
            isDanger: true,
          },
        ]}
        emptyText="callback.empty"
      />
      {open && (
        <CallbackForm
          callback={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onMade={setSecret}
        />
      )}
      {rotating && (
        <RotateDialog
          name={rotating.url}
          title="callback.rotate"
          text="callback.rotateText"
          isPending={rotate.isPending}
          rotate={async (graceHours) => {
            const made = await rotate.mutateAsync({ id: rotating.id, graceHours })
            return { clientSecret: made.secret, previousUntil: made.previousUntil }
          }}
          onClose={() => setRotating(undefined)}
          onMade={setSecret}
        />
      )}
      {secret && (
        <SecretDialog
          secret={secret}
          title="callback.secret"
          text="callback.secretOnce"
          onClose={() => setSecret(undefined)}
        >
          <HowToCheck />
        </SecretDialog>
      )}
    </>
  )
}

import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { useGstin } from '../../app/returns/use-gstin.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { DateText, TimeText } from '../../app/values.tsx'
import { Rating } from '../../app/vendors/Rating.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { AnswerText } from './AnswerText.tsx'
import { PlaceChoice, usePlace } from './PlaceChoice.tsx'
import css from './reconciliation.module.css'
import { later } from '../../ui/later.tsx'

const FollowUpDialog = later(() => import('./FollowUpDialog.tsx').then((module) => module.FollowUpDialog))

type Row = RowOf<'followUpSupplier.search'>
type Asked = 'MissingIn2B' | 'Mismatch' | 'Residual' | 'MissingInBooks'

const askedStates = ['MissingIn2B', 'Mismatch', 'Residual', 'MissingInBooks'] as const

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'name',
    label: 'reconciliation.supplier',
    width: 200,
    grows: true,
    sort: 'name',
    card: 'title',
    cell: ({ name, gstin }) => <bdi>{name ?? gstin}</bdi>,
  },
  {
    key: 'gstin',
    label: 'column.gstin',
    width: 152,
    card: 'meta',
    cell: ({ gstin }) => <bdi className="figure">{gstin}</bdi>,
  },
  {
    key: 'documents',
    label: 'followUp.documents',
    width: 104,
    sort: 'documents',
    align: 'end',
    card: 'meta',
    cell: ({ documents }) => <span className="figure">{documents}</span>,
  },
  {
    key: 'tax',
    label: 'reconciliation.taxShort',
    width: 116,
    sort: 'tax',
    align: 'end',
    card: 'end',
    cell: ({ tax }) => <Amount value={tax} />,
  },
  { key: 'state', label: 'followUp.state', width: 150, card: 'state', cell: (row) => <State row={row} /> },
  {
    key: 'answer',
    label: 'followUp.answer',
    width: 180,
    card: 'meta',
    cell: (row) => <AnswerText of={row} />,
  },
  { key: 'rating', label: 'vendor.rating', width: 110, cell: ({ rating }) => <Rating value={rating} /> },
  {
    key: 'oldestDate',
    label: 'followUp.oldest',
    width: 116,
    sort: 'oldestDate',
    cell: ({ oldestDate }) => <DateText value={oldestDate} />,
  },
  {
    key: 'lastAskedAt',
    label: 'followUp.lastAsked',
    width: 168,
    isHidden: true,
    cell: ({ lastAskedAt }) => (lastAskedAt ? <TimeText value={lastAskedAt} /> : dash),
  },
  {
    key: 'emails',
    label: 'field.emails',
    width: 190,
    isHidden: true,
    cell: ({ emails }) => <bdi>{emails ?? dash}</bdi>,
  },
  {
    key: 'taxableValue',
    label: 'reconciliation.field.taxableValue',
    width: 128,
    align: 'end',
    isHidden: true,
    cell: ({ taxableValue }) => <Amount value={taxableValue} />,
  },
]

const filters = [
  { key: 'states', label: 'followUp.askFor', options: askedStates, labels: 'ReconState' },
  { key: 'followUps', label: 'followUp.state', isHidden: true },
] as const
const chips = [
  { key: 'all', label: 'list.all', set: {} },
  { key: 'toAsk', label: 'enum.FollowUpState.ToAsk', set: { followUps: ['ToAsk'] } },
  { key: 'asked', label: 'enum.FollowUpState.Asked', set: { followUps: ['Asked'] } },
  { key: 'answered', label: 'enum.FollowUpState.Answered', set: { followUps: ['Answered'] } },
  { key: 'noAddress', label: 'enum.FollowUpState.NoAddress', set: { followUps: ['NoAddress'] } },
] as const

/** Suppliers whose documents do not agree with a statement, for mails that ask them to report or correct. */
export function SupplierFollowUps() {
  const t = useT()
  const nav = useNav()
  const { isLoading, entity, choices } = useGstin()
  if (isLoading) return null
  if (!entity) {
    const action = { label: t('companies.createGstin'), run: () => nav.go('create-gstin') }
    return <EmptyState text={t('gstr1.noBusiness')} action={action} />
  }
  return <OfGstin entityId={entity.entityId} choices={choices} />
}

interface Props {
  readonly entityId: number
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function OfGstin({ entityId, choices }: Props) {
  const t = useT()
  const nav = useNav()
  const [open, setOpen] = useState<Row>()
  const place = usePlace()
  const { against, period } = place
  const states = [nav.search['states'] ?? []].flat().filter(isAsked)
  const fixed = { entityId, against, ...(period ? { returnPeriods: [period] } : {}) }
  const asked = { ...fixed, ...(states.length > 0 ? { states } : {}) }
  const send = useAction('supplierFollowUp.send', { refreshes })
  const sendMany = async (rows: readonly Row[]) => {
    const isSure = await confirm({
      title: t('followUp.sendMany'),
      text: t('followUp.sendManyText', { count: rows.length }),
      confirm: t('followUp.sendMany'),
    })
    if (!isSure) return false
    const { taskId } = await send.mutateAsync({ ...asked, gstins: rows.map(({ gstin }) => gstin) })
    trackTask(taskId)
    return true
  }
  return (
    <div className={css.page}>
      <PlaceChoice entityId={entityId} choices={choices} place={place} />
      <ListScreen
        key={entityId}
        list="followUpSupplier"
        call="followUpSupplier.search"
        title="followUp.suppliers"
        columns={columns}
        filters={filters}
        chips={chips}
        fixed={fixed}
        firstSort="tax DESC"
        open={(row) => () => setOpen(row)}
        rowActions={[
          { key: 'send', label: 'followUp.send', right: 'REC_ACT', run: setOpen },
          {
            key: 'mails',
            label: 'followUp.log',
            to: ({ gstin }) => `supplier-mails?gstins=${gstin}`,
          },
          {
            key: 'vendor',
            label: 'followUp.ofVendor',
            right: 'VND_SH_VW',
            to: ({ vendorId, gstin, name }) =>
              vendorId
                ? `view-vendor/${vendorId}`
                : `create-vendor?${new URLSearchParams({ gstin, ...(name ? { name } : {}) }).toString()}`,
          },
        ]}
        bulkActions={[
          {
            key: 'send',
            label: 'followUp.sendMany',
            right: 'REC_ACT',
            fits: ({ state }) => state !== 'NoAddress',
            run: (rows) => sendMany(rows),
          },
        ]}
        extra={<To to="supplier-mails">{t('followUp.log')}</To>}
        emptyText="followUp.suppliersEmpty"
      />
      {open && (
        <FollowUpDialog
          place={asked}
          gstin={open.gstin}
          name={open.name ?? open.gstin}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

/** What is read anew once suppliers were asked. */
const refreshes = ['task', 'followUpSupplier', 'supplierFollowUp'] as const

const isAsked = (text: string): text is Asked => (askedStates as readonly string[]).includes(text)

const tones: Readonly<Record<Row['state'], Tone>> = {
  ToAsk: 'attention',
  Asked: 'neutral',
  Answered: 'ok',
  NoAddress: 'danger',
}
function State({ row: { state } }: { row: Row }) {
  return <Chip tone={tones[state]}>{useT().label('FollowUpState', state)}</Chip>
}

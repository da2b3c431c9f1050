import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import type { ListColumn } from '../../app/screens/ListScreen.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { AnswerText } from './AnswerText.tsx'
import css from './reconciliation.module.css'

type Row = RowOf<'supplierFollowUp.search'>

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'createdAt',
    label: 'column.date',
    width: 168,
    sort: 'createdAt',
    card: 'meta',
    cell: (row) => <TimeText value={row.createdAt} />,
  },
  {
    key: 'name',
    label: 'reconciliation.supplier',
    width: 190,
    grows: true,
    card: 'title',
    cell: ({ name, gstin }) => <bdi>{name ?? gstin}</bdi>,
  },
  {
    key: 'gstin',
    label: 'column.gstin',
    width: 152,
    isHidden: true,
    cell: ({ gstin }) => <bdi className="figure">{gstin}</bdi>,
  },
  {
    key: 'recipients',
    label: 'followUp.to',
    width: 190,
    cell: ({ recipients }) => <bdi>{recipients.join(', ')}</bdi>,
  },
  {
    key: 'against',
    label: 'reconciliation.against',
    width: 100,
    isHidden: true,
    cell: (row) => <Against row={row} />,
  },
  {
    key: 'settled',
    label: 'followUp.settled',
    width: 100,
    card: 'meta',
    cell: (row) => <Settled row={row} />,
  },
  {
    key: 'tax',
    label: 'reconciliation.taxShort',
    width: 112,
    align: 'end',
    card: 'end',
    cell: ({ tax }) => <Amount value={tax} />,
  },
  {
    key: 'answer',
    label: 'followUp.answer',
    width: 200,
    card: 'meta',
    cell: (row) => <AnswerText of={row} />,
  },
  {
    key: 'createdBy',
    label: 'reminder.sentBy',
    width: 130,
    isHidden: true,
    cell: ({ createdBy }) => createdBy ?? dash,
  },
  { key: 'state', label: 'column.status', width: 120, card: 'state', cell: (row) => <State row={row} /> },
]

const filters = [
  {
    key: 'states',
    label: 'column.status',
    options: ['Pending', 'Sent', 'Failed'],
    labels: 'FollowUpMailState',
  },
  { key: 'gstins', label: 'column.gstin', isHidden: true },
] as const

/** What suppliers were asked, and what they answered. */
export function SupplierMails() {
  const t = useT()
  const [open, setOpen] = useState<{ readonly do: 'read' | 'answer'; readonly row: Row }>()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListScreen
        list="supplierFollowUp"
        call="supplierFollowUp.search"
        title="followUp.log"
        columns={columns}
        filters={filters}
        hasPeriod
        isOfCompany
        firstSort="createdAt DESC"
        open={(row) => () => setOpen({ do: 'read', row })}
        rowActions={[
          { key: 'read', label: 'followUp.openMail', run: (row) => setOpen({ do: 'read', row }) },
          {
            key: 'answer',
            label: 'followUp.noteAnswer',
            right: 'REC_ACT',
            run: (row) => setOpen({ do: 'answer', row }),
          },
        ]}
        extra={<To to="supplier-follow-ups">{t('followUp.suppliers')}</To>}
        emptyText="followUp.logEmpty"
      />
      {open?.do === 'read' && <Read row={open.row} onClose={close} />}
      {open?.do === 'answer' && <Answer row={open.row} onClose={close} />}
    </>
  )
}

interface Props {
  readonly row: Row
  readonly onClose: () => void
}

function Read({ row, onClose }: Props) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{row.subject}</bdi>}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.stack}>
        <span className="meta">
          {t('followUp.to')}: <bdi>{row.recipients.join(', ')}</bdi>
        </span>
        {row.problem && <span role="alert">{row.problem}</span>}
        <pre className={css.text} tabIndex={0} role="region" aria-label={t('followUp.text')} dir="auto">
          {row.message}
        </pre>
        {row.answer && (
          <p>
            <span className="meta">{t('followUp.answer')}</span> <AnswerText of={row} />
          </p>
        )}
      </div>
    </Modal>
  )
}

function Answer({ row, onClose }: Props) {
  const t = useT()
  const [answer, setAnswer] = useState(row.answer ?? '')
  const [promisedOn, setPromisedOn] = useState(row.promisedOn ?? '')
  const save = useAction('supplierFollowUp.answer', {
    refreshes: ['supplierFollowUp', 'followUpSupplier', 'reconciliation'],
  })
  const submit = async () => {
    await save.mutateAsync({
      id: row.id,
      version: row.version,
      answer: answer.trim(),
      ...(promisedOn ? { promisedOn } : {}),
    })
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('followUp.noteAnswer')}: ${row.name ?? row.gstin}`}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('followUp.noteAnswerText')}</p>
        <Textarea
          name="answer"
          label={t('followUp.answer')}
          required
          dir="auto"
          autosize
          minRows={2}
          maxLength={150}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          data-autofocus
        />
        <DateInput
          name="promisedOn"
          label={t('followUp.promisedOn')}
          value={promisedOn}
          onChange={(changed) => setPromisedOn(changed ?? '')}
        />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="filled" type="submit" loading={save.isPending} disabled={answer.trim() === ''}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function Against({ row }: { row: Row }) {
  return <>{useT()(`reconciliation.statement.${row.against}`)}</>
}
function Settled({ row: { settled, documents } }: { row: Row }) {
  return <span className="figure">{useT()('followUp.settledOf', { settled, count: documents })}</span>
}
const tones: Readonly<Record<Row['state'], Tone>> = { Pending: 'neutral', Sent: 'ok', Failed: 'danger' }
function State({ row: { state } }: { row: Row }) {
  return <Chip tone={tones[state]}>{useT().label('FollowUpMailState', state)}</Chip>
}

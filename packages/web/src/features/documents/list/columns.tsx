import { payableOf } from '@bahi/domain/withholding/payable.ts'
import type { RowOf } from '../../../app/api/call-types.ts'
import type { ListColumn } from '../../../app/screens/ListScreen.tsx'
import type { DocumentKind } from '../../../app/documents.ts'
import { factsOf } from '../facts.ts'
import { useT } from '../../../app/texts.ts'
import type { TextKey } from '../../../app/texts.ts'
import { DateText, Files, InvoiceStateChip, StateChip } from '../../../app/values.tsx'
import { Amount, Chip, dash, toneOf } from '../../../ui/values.tsx'
import type { Tone } from '../../../ui/values.tsx'

export type Row = RowOf<'salesInvoice.search'>

/** The columns that a kind has. */
export function columnsOf(kind: DocumentKind): readonly ListColumn<Row>[] {
  const { words, supplierWords, isPaid, due, isOffer, isTaken, has, hasEInvoice, hasEWayBill } = factsOf(kind)
  const absent = new Set<string>([
    ...(due ? [] : ['dueDate']),
    ...(isPaid ? [] : ['balance']),
    ...(isTaken && !isOffer ? [] : ['leftValue']),
    ...(has('itc') ? [] : ['itcState']),
    ...(has('supplierNumber') ? [] : ['supplierNumber']),
    ...(has('note') ? [] : ['noteType']),
    ...(has('purpose') ? [] : ['purpose', 'billingStatus', 'returnBy']),
    ...(hasEInvoice ? [] : ['eInvoiceState']),
    // The state of a challan's bill is in the list of bills.
    ...(hasEWayBill && hasEInvoice ? [] : ['eWayBillState']),
  ])
  const labels: Readonly<Record<string, TextKey>> = {
    partyName: words.name,
    partyGstin: words.gstin,
    ...(due ? { dueDate: due.label } : {}),
    supplierNumber: supplierWords.number,
  }
  return columns
    .filter(({ key }) => !absent.has(key))
    .map((column) => (labels[column.key] ? { ...column, label: labels[column.key]! } : column))
}

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'number',
    label: 'invoice.number',
    width: 114,
    sort: 'number',
    card: 'meta',
    cell: (row) => <Number row={row} />,
  },
  {
    key: 'date',
    label: 'invoice.date',
    width: 98,
    sort: 'date',
    card: 'meta',
    cell: (row) => <DateText value={row.date} />,
  },
  {
    key: 'noteType',
    label: 'note.type',
    width: 100,
    cell: ({ noteType }) => (noteType ? <Note type={noteType} /> : dash),
  },
  {
    key: 'supplierNumber',
    label: 'supplier.number',
    width: 150,
    cell: (row) => row.supplierNumber ?? dash,
  },
  {
    key: 'partyName',
    label: 'invoice.party',
    width: 200,
    grows: true,
    sort: 'party',
    card: 'title',
    cell: (row) => row.partyName ?? dash,
  },
  {
    key: 'partyGstin',
    label: 'invoice.partyGstin',
    width: 146,
    isHidden: true,
    cell: (row) => row.partyGstin ?? dash,
  },
  {
    key: 'salesPerson',
    label: 'invoice.salesPerson',
    width: 130,
    isHidden: true,
    asks: { withSalesPerson: true },
    cell: (row) => row.salesPerson ?? dash,
  },
  {
    key: 'dueDate',
    label: 'invoice.dueDate',
    width: 98,
    sort: 'dueDate',
    cell: (row) => <DateText value={row.dueDate} />,
  },
  {
    key: 'taxableValue',
    label: 'invoice.taxable',
    width: 100,
    align: 'end',
    fromWidth: 1440,
    total: 'taxableValue',
    cell: (row) => <Amount value={row.taxableValue} />,
  },
  {
    key: 'tax',
    label: 'invoice.tax',
    width: 92,
    align: 'end',
    fromWidth: 1440,
    total: 'tax',
    cell: (row) => <Amount value={row.tax} />,
  },
  {
    key: 'total',
    label: 'invoice.total',
    width: 104,
    align: 'end',
    sort: 'total',
    // What is owed, with tax collected at source.
    total: 'payable',
    card: 'end',
    cell: (row) => <Amount value={payableOf(row)} />,
  },
  {
    key: 'balance',
    label: 'invoice.due',
    width: 104,
    align: 'end',
    sort: 'balance',
    total: 'balance',
    cell: (row) => <Amount value={row.balance} />,
  },
  {
    key: 'leftValue',
    label: 'fulfilment.leftValue',
    width: 120,
    align: 'end',
    cell: (row) => <Amount value={row.leftValue ?? null} />,
  },
  {
    key: 'status',
    label: 'invoice.status',
    width: 132,
    card: 'state',
    cell: (row) => (row.state ? <InvoiceStateChip state={row.state} /> : <StateChip status={row.status} />),
  },
  {
    key: 'purpose',
    label: 'challan.purpose',
    width: 130,
    cell: (row) => <Purpose row={row} />,
  },
  {
    key: 'billingStatus',
    label: 'challan.billing',
    width: 100,
    card: 'state',
    cell: (row) => <Billing row={row} />,
  },
  {
    key: 'returnBy',
    label: 'challan.returnBy',
    width: 180,
    isHidden: true,
    cell: (row) =>
      row.returnBy && row.leftValue && row.leftValue !== '0.00' ? <DateText value={row.returnBy} /> : dash,
  },
  {
    key: 'itcState',
    label: 'itc.state',
    width: 130,
    isHidden: true,
    cell: (row) => <Credit row={row} />,
  },
  {
    key: 'eInvoiceState',
    label: 'invoice.eInvoice',
    width: 112,
    card: 'state',
    cell: (row) => irnState(row.eInvoiceState),
  },
  {
    key: 'eWayBillState',
    label: 'invoice.eWayBill',
    width: 150,
    isHidden: true,
    cell: (row) => stateCell(row.eWayBillState),
  },
]

/** What has no number yet says what it is. */
function Number({ row }: { row: Row }) {
  const t = useT()
  return (
    <>
      {row.number ?? t.status(row.status)}
      <Files of={row} />
    </>
  )
}

function Note({ type }: { type: 'Credit' | 'Debit' }) {
  return <>{useT().label('NoteType', type)}</>
}

function Purpose({ row: { purpose } }: { row: Row }) {
  const t = useT()
  return <>{purpose ? t.label('ChallanPurpose', purpose) : dash}</>
}

function Billing({ row: { billingStatus } }: { row: Row }) {
  const t = useT()
  if (!billingStatus) return <>{dash}</>
  return <Chip tone={toneOf(billingStatus)}>{t.label('BillingStatus', billingStatus)}</Chip>
}

/** What became of the credit, and in which period. */
function Credit({ row: { itcState, itcPeriod } }: { row: Row }) {
  const t = useT()
  if (!itcState) return <>{dash}</>
  return (
    <>
      {t.label('ItcState', itcState)} {itcPeriod?.replace(/^../, '$&/')}
    </>
  )
}

/** A word and a sign, short enough for every width: with IRN, without, refused, cancelled. */
const irnStates: Readonly<Record<string, readonly [label: TextKey, tone: Tone]>> = {
  Generated: ['invoice.irn', 'ok'],
  YetNotGenerated: ['invoice.noIrn', 'attention'],
  InProgress: ['eInvoice.pending', 'ink'],
  Rejected: ['invoice.irnRefused', 'danger'],
  Cancelled: ['invoice.irnCancelled', 'danger'],
}

/** A dash of its own where there is none: a card on the phone leaves that out. */
function irnState(status: string | null | undefined) {
  const known = status ? irnStates[status] : undefined
  return known ? <IrnChip label={known[0]} tone={known[1]} /> : dash
}

function IrnChip({ label, tone }: { label: TextKey; tone: Tone }) {
  const t = useT()
  return <Chip tone={tone}>{t(label)}</Chip>
}

/** What is not for a portal shows nothing. */
const stateCell = (status: string | null | undefined) =>
  status && status !== 'NotApplicable' ? <PortalState status={status} /> : dash

function PortalState({ status }: { status: string }) {
  const t = useT()
  const waits = status === 'InProgress' || status === 'Pending'
  return (
    <Chip tone={waits ? 'attention' : toneOf(status)}>
      {status === 'InProgress' ? t('eInvoice.pending') : t.label('EInvoiceStatus', status)}
    </Chip>
  )
}

import { formatQuantity, formatRate } from '@bahi/domain/num/format.ts'
import type { Row } from '@bahi/domain/data-file/csv.ts'
import { useLoaded } from './load.ts'
import { Paper } from './Paper.tsx'
import { AllFields, amount, day, Facts, Grid, Loaded } from './Parts.tsx'
import type { DocumentSummary, Tables } from './tables.ts'
import { useWords } from './words.ts'

interface Whole {
  readonly header: Row
  readonly lines: readonly Row[]
  readonly eInvoices: readonly Row[]
  readonly eWayBills: readonly Row[]
  readonly payments: readonly { readonly payment: Row | undefined; readonly amount: string }[]
  readonly papers: readonly Row[]
}

async function wholeOf(tables: Tables, { id, path }: DocumentSummary): Promise<Whole> {
  const header = (await tables.part(path)).find((row) => row['id'] === id)!
  const allocations = await tables.where('payment_allocations', 'document_id', id)
  const payments = []
  for (const one of allocations) {
    const [payment] = await tables.where('payments', 'id', one['payment_id'] ?? '')
    payments.push({ payment, amount: one['amount'] ?? '' })
  }
  return {
    header,
    lines: await tables.where('document_lines', 'document_id', id),
    eInvoices: await tables.where('e_invoices', 'document_id', id),
    eWayBills: await tables.where('e_way_bills', 'document_id', id),
    payments,
    papers: await tables.where('document_attachments', 'document_id', id),
  }
}

interface Props {
  readonly tables: Tables
  readonly summary: DocumentSummary
  readonly onBack: () => void
}

/** A document with all that the file has of it. */
export function DocumentPage({ tables, summary, onBack }: Props) {
  const words = useWords()
  const { t } = words
  const loaded = useLoaded(summary.id, () => wholeOf(tables, summary))
  return (
    <section>
      <button type="button" onClick={onBack}>
        {t('viewer.back')}
      </button>
      <h2>
        {words.kind(summary.kind)} <bdi>{summary.number || `#${summary.id}`}</bdi>
      </h2>
      <Loaded of={loaded}>
        {({ header, lines, eInvoices, eWayBills, payments, papers }) => (
          <>
            <Header header={header} />
            <Lines lines={lines} />
            {eInvoices.map((row) => (
              <EInvoice key={row['document_id']} row={row} />
            ))}
            {eWayBills.map((row) => (
              <EWayBill key={row['id']} row={row} />
            ))}
            {payments.length > 0 && (
              <>
                <h3>{t('viewer.payments')}</h3>
                <Grid
                  label={t('viewer.payments')}
                  heads={[
                    { text: t('viewer.number') },
                    { text: t('viewer.date'), isDay: true },
                    { text: t('viewer.mode') },
                    { text: t('viewer.amount'), isNumber: true },
                  ]}
                  rows={payments.map((one, index) => ({
                    key: one.payment?.['id'] ?? String(index),
                    cells: [
                      one.payment?.['number'],
                      day(one.payment?.['date']),
                      one.payment?.['mode'],
                      amount(one.amount),
                    ],
                  }))}
                />
              </>
            )}
            {papers.length > 0 && (
              <>
                <h3>{t('viewer.attachments')}</h3>
                <ul>
                  {papers.map((paper) => (
                    <li key={paper['file_id']}>
                      <Paper tables={tables} fileId={paper['file_id'] ?? ''} name={paper['name'] ?? ''} />
                    </li>
                  ))}
                </ul>
              </>
            )}
            <AllFields row={header} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Header({ header }: { readonly header: Row }) {
  const { t, status } = useWords()
  const taxes = (
    [
      [t('viewer.taxable'), 'taxable_value'],
      ['IGST', 'igst'],
      ['CGST', 'cgst'],
      ['SGST', 'sgst'],
      [t('viewer.cess'), 'cess'],
      [t('viewer.roundOff'), 'round_off'],
      [t('viewer.total'), 'total'],
      [t('viewer.balance'), 'balance'],
    ] as const
  ).map(([name, column]) => [name, amount(header[column])] as const)
  return (
    <Facts
      facts={[
        [t('viewer.party'), <bdi key="party">{header['party_name']}</bdi>],
        ['GSTIN', header['party_gstin'] ?? '-'],
        [t('viewer.date'), day(header['date'])],
        [t('viewer.dueDate'), day(header['due_date']) || '-'],
        [t('viewer.status'), status(header['status'] ?? '')],
        [t('viewer.placeOfSupply'), header['place_of_supply'] ?? '-'],
        ...taxes,
      ]}
    />
  )
}

function Lines({ lines }: { readonly lines: readonly Row[] }) {
  const { t } = useWords()
  if (lines.length === 0) return null
  return (
    <>
      <h3>{t('viewer.lines')}</h3>
      <Grid
        label={t('viewer.lines')}
        heads={[
          { text: t('viewer.description') },
          { text: 'HSN/SAC' },
          { text: t('viewer.quantity'), isNumber: true },
          { text: t('viewer.price'), isNumber: true },
          { text: t('viewer.taxable'), isNumber: true },
          { text: t('viewer.rate'), isNumber: true },
          { text: 'IGST', isNumber: true },
          { text: 'CGST', isNumber: true },
          { text: 'SGST', isNumber: true },
          { text: t('viewer.total'), isNumber: true },
        ]}
        rows={lines.map((line) => ({
          key: line['line_number'] ?? '',
          cells: [
            <bdi key="what">{line['description']}</bdi>,
            line['hsn'] ?? '',
            `${formatQuantity(line['quantity'])} ${line['uqc'] ?? ''}`,
            line['unit_price'],
            amount(line['taxable_value']),
            formatRate(line['tax_rate']),
            amount(line['igst']),
            amount(line['cgst']),
            amount(line['sgst']),
            amount(line['total']),
          ],
        }))}
      />
    </>
  )
}

function EInvoice({ row }: { readonly row: Row }) {
  const { t } = useWords()
  return (
    <>
      <h3>{t('viewer.eInvoice')}</h3>
      <Facts
        facts={[
          [t('viewer.status'), row['status']],
          ['IRN', <code key="irn">{row['irn'] ?? '-'}</code>],
          [t('viewer.ack'), `${row['ack_no'] ?? '-'} ${day(row['ack_at'])}`],
        ]}
      />
      {(
        [
          ['viewer.signedInvoice', 'signed_invoice'],
          ['viewer.signedQr', 'signed_qr'],
        ] as const
      ).map(([name, column]) =>
        row[column] == null ? null : (
          <details key={column}>
            <summary>{t(name)}</summary>
            <code dir="ltr">{row[column]}</code>
          </details>
        ),
      )}
    </>
  )
}

function EWayBill({ row }: { readonly row: Row }) {
  const { t } = useWords()
  return (
    <>
      <h3>{t('viewer.eWayBill')}</h3>
      <Facts
        facts={[
          [t('viewer.number'), row['number'] ?? '-'],
          [t('viewer.status'), row['status']],
          [t('viewer.date'), day(row['generated_at']) || '-'],
          [t('viewer.validUntil'), day(row['valid_until']) || '-'],
        ]}
      />
    </>
  )
}

import type { ReactNode } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { pathOf, rightOf } from '../../app/documents.ts'
import { saveFile } from '../../app/files.ts'
import { To, useNav } from '../../app/nav.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { useRights } from '../../app/session/rights.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './qr-readings.module.css'
import { madeOf, whyNoBill } from './why-no-bill.ts'
import { ReadingChip } from './ReadingChip.tsx'
import { useDelete } from './use-delete.ts'

type Reading = Reply<'qrReading.detail'>
const list = 'einvoice-via-pdf-qrcode'

/** One code: what it contains, whether that is valid, whose it is, and where it came from. */
export function QrReadingView() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const remove = useDelete()
  const id = Number(nav.id ?? nav.search['id'])
  const found = useCall('qrReading.detail', { id }, { needed: true, quiet: true })
  const readAgain = useAction('qrReading.readAgain', { refreshes: ['qrReading'] })
  const reading = found.data
  // A task is reading the file; the page follows.
  useCall('qrReading.detail', { id }, { quiet: true, enabled: reading?.status === 'Reading', everyMs: 2000 })
  if (!reading) return <ViewScreen title="" tabs={[]} isLoading />
  const noBill = whyNoBill(reading)
  const isBill = noBill === undefined
  const right = rights.may('EIN_MOV') ? 'EIN_MOV' : 'PBL_AD'
  return (
    <ViewScreen
      title={<bdi>{reading.documentNumber ?? reading.fileName ?? t('qrReading.camera')}</bdi>}
      subtitle={<Seller reading={reading} />}
      state={<ReadingChip status={reading.status} />}
      actions={[
        {
          key: 'file',
          label: 'qrReading.openFile',
          run: () => void call('qrReading.file', { id }).then(saveFile, () => undefined),
          reason: reading.content === 'camera' ? t('qrReading.noFile') : undefined,
          isMain: !isBill,
        },
        {
          key: 'bill',
          label: madeOf(reading) === 'inwardNote' ? 'billStart.makeNote' : 'billStart.make',
          right: rightOf(madeOf(reading), 'AD'),
          to: `${pathOf(madeOf(reading), 'create')}?readingId=${id}`,
          isMain: isBill,
          reason: noBill && t(noBill),
        },
        {
          key: 'again',
          label: 'qrReading.readAgain',
          right,
          run: () =>
            void readAgain.mutateAsync({ ids: [id] }).then(
              ({ taskId }) => trackTask(taskId),
              () => undefined,
            ),
        },
        {
          key: 'delete',
          label: 'qrReading.delete',
          right,
          run: () => void remove([id]).then((isGone) => isGone && nav.go(list)),
          isDanger: true,
        },
      ]}
      tabs={[
        { key: 'fields', label: t('qrReading.fields'), content: () => <Fields reading={reading} /> },
        { key: 'source', label: t('qrReading.source'), content: () => <Source reading={reading} /> },
      ]}
    />
  )
}

function Seller({ reading: { sellerId, sellerName, sellerGstin } }: { reading: Reading }) {
  if (sellerId !== null && sellerName) return <To to={`view-party/${sellerId}`}>{sellerName}</To>
  return sellerGstin ? <bdi>{sellerName ?? sellerGstin}</bdi> : null
}

/** What the verification means for anyone who wants to enter the bill. */
function Says({ reading }: { reading: Reading }) {
  const t = useT()
  const { status, fault, relation, buyerGstin, sellerGstin, isDuplicate, duplicateOf, document } = reading
  return (
    <section className={css.says}>
      {status !== 'Unreadable' && <p data-state={status}>{t(`qrReading.says.${status}`)}</p>}
      {fault && <p data-state="Altered">{t(`qrReading.fault.${fault}`)}</p>}
      {relation && status !== 'Altered' && (
        <p>
          {t(`qrReading.says.${relation}`, {
            gstin: (relation === 'Issued' ? sellerGstin : buyerGstin) ?? '',
          })}
        </p>
      )}
      {isDuplicate && (
        <p data-state="UnknownKey">
          {t('qrReading.says.duplicate')}{' '}
          {duplicateOf !== null && <To to={`view-${list}/${duplicateOf}`}>{t('qrReading.openFirst')}</To>}
        </p>
      )}
      {document && (
        <p>
          {t('qrReading.ownDocument')}: <OwnDocument document={document} />
        </p>
      )}
    </section>
  )
}

function OwnDocument({ document: { id, kind, number } }: { document: NonNullable<Reading['document']> }) {
  return (
    <DocumentLink kind={kind} id={id}>
      {number}
    </DocumentLink>
  )
}

function Fields({ reading }: { reading: Reading }) {
  const t = useT()
  const { documentType } = reading
  const named = t.find(`qrReading.type.${documentType}`)
  const facts: readonly (readonly [TextKey, ReactNode])[] = [
    ['qrReading.sellerGstin', <Copyable key="seller" text={reading.sellerGstin} />],
    ['qrReading.seller', reading.sellerName],
    ['qrReading.buyerGstin', <Copyable key="buyer" text={reading.buyerGstin} />],
    ['qrReading.buyer', reading.buyerName],
    ['qrReading.documentType', named ?? documentType],
    ['qrReading.documentNumber', <Copyable key="number" text={reading.documentNumber} />],
    ['qrReading.documentDate', <DateText key="date" value={reading.documentDate} />],
    ['qrReading.total', <Amount key="total" value={reading.total} sign />],
    ['qrReading.itemCount', reading.itemCount?.toString()],
    ['qrReading.mainHsn', reading.mainHsn],
    [
      'qrReading.irn',
      <span key="irn" className={css.long}>
        <Copyable text={reading.irn} />
      </span>,
    ],
    ['qrReading.irnDate', reading.irnDate],
  ]
  return (
    <div className={css.columns}>
      <Says reading={reading} />
      <Facts
        title={t(reading.status === 'Verified' ? 'qrReading.fields' : 'qrReading.claims')}
        facts={facts.map(([label, value]) => [t(label), value])}
      />
    </div>
  )
}

function Source({ reading }: { reading: Reading }) {
  const t = useT()
  const facts: readonly (readonly [TextKey, ReactNode])[] = [
    ['qrReading.file', reading.fileName ?? t('qrReading.camera')],
    ['qrReading.pages', reading.pages.join(', ')],
    ['qrReading.readAt', <TimeText key="at" value={reading.createdAt} />],
    ['qrReading.readBy', reading.createdBy],
    [
      'qrReading.key',
      <span key="key" className={css.long}>
        <Copyable text={reading.keyId} />
      </span>,
    ],
  ]
  return (
    <div className={css.fields}>
      <Facts facts={facts.map(([label, value]) => [t(label), value])} />
      {reading.sameFile.length > 0 && (
        <p>
          {t('qrReading.sameFile')}:{' '}
          {reading.sameFile.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <To to={`view-${list}/${other}`}>{`#${other}`}</To>
            </span>
          ))}
        </p>
      )}
      {reading.text && (
        <label className={css.text}>
          {t('qrReading.text')}
          <textarea readOnly rows={8} dir="ltr" value={reading.text} />
        </label>
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { viewOf } from '../../app/documents.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { Reply } from '../../app/api/call-types.ts'
import { SignatureChip } from '../../app/einvoice/SignatureChip.tsx'
import { useGenerate } from '../../app/einvoice/use-generate.ts'
import { useNav } from '../../app/nav.tsx'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useT } from '../../app/texts.ts'
import { Copyable, TimeText } from '../../app/values.tsx'
import { Amount, Chip } from '../../ui/values.tsx'
import css from './einvoices.module.css'

type Found = Reply<'eInvoice.lookup'>

/** What the portal holds, how far it can be believed, and the document of the books that it belongs to. */
export function FoundInvoice({ found }: { found: Found }) {
  const t = useT()
  const { isFound, errors, qr, signature } = found
  if (!isFound)
    return (
      <section className={css.card}>
        {errors.length === 0 && <p>{t('lookup.none')}</p>}
        {errors.map(({ code, message, fix }) => (
          <p key={code}>
            <span className="figure">{code}</span> <span dir="auto">{message}</span>{' '}
            <span className="muted">{fix}</span>
          </p>
        ))}
      </section>
    )
  return (
    <section className={css.card}>
      <Facts
        facts={[
          [
            t('eInvoice.state'),
            <Chip key="state" tone={found.isCancelled ? 'danger' : 'ok'}>
              {t(found.isCancelled ? 'lookup.cancelled' : 'lookup.found')}
            </Chip>,
          ],
          [t('eInvoice.signature'), signature && <SignatureChip key="signature" signature={signature} />],
          [
            t('eInvoice.irn'),
            <span key="irn" className={css.irn}>
              <Copyable text={found.irn} />
            </span>,
          ],
          [t('eInvoice.ackNo'), <Copyable key="ack" text={found.ackNo} />],
          [t('eInvoice.ackDate'), <TimeText key="at" value={found.ackDate} />],
          ...(found.ewbNo ? [[t('eInvoice.ewbNo'), <Copyable key="ewb" text={found.ewbNo} />] as const] : []),
          [t('lookup.inBooks'), <InBooks key="books" found={found} />],
        ]}
      />
      {qr && <Signed qr={qr} />}
    </section>
  )
}

function InBooks({ found: { documentId, candidateId, kind } }: { found: Found }) {
  const t = useT()
  const nav = useNav()
  const generate = useGenerate()
  if (documentId !== null)
    return (
      <DocumentLink kind={kind ?? ''} id={documentId} tab="eInvoice">
        {t('lookup.open')}
      </DocumentLink>
    )
  if (candidateId === null) return <>{t('lookup.notInBooks')}</>
  const adopt = async () => {
    await generate.run([candidateId])
    const to = viewOf(kind ?? '', candidateId, 'eInvoice')
    if (to) nav.go(to)
  }
  return (
    <span className={css.line}>
      <span>{t('lookup.candidate')}</span>
      <DocumentLink kind={kind ?? ''} id={candidateId} tab="eInvoice">
        {t('lookup.open')}
      </DocumentLink>
      <Button
        size="compact-sm"
        loading={generate.isPending}
        onClick={() => void adopt().catch(() => undefined)}
      >
        {t('lookup.adopt')}
      </Button>
    </span>
  )
}

const fields = [
  'sellerGstin',
  'buyerGstin',
  'documentNumber',
  'documentDate',
  'total',
  'itemCount',
  'mainHsn',
] as const

function Signed({ qr }: { qr: NonNullable<Found['qr']> }) {
  const t = useT()
  return (
    <Facts
      title={t('lookup.signed')}
      facts={fields.map(
        (field) =>
          [
            t(`qrReading.${field}`),
            field === 'total' && qr[field] ? <Amount key={field} value={qr[field]} /> : qr[field],
          ] as const,
      )}
    />
  )
}

/** A registration as the common portal has it now. */
export function FoundTaxpayer({ taxpayer }: { taxpayer: Reply<'eInvoice.syncGstin'> }) {
  const t = useT()
  const { address, status } = taxpayer
  return (
    <section className={css.card}>
      <Facts
        facts={[
          [t('field.gstin'), <Copyable key="gstin" text={taxpayer.gstin} />],
          [t('lookup.legalName'), taxpayer.legalName],
          [t('lookup.tradeName'), taxpayer.tradeName],
          [
            t('lookup.status'),
            <span key="status" className={css.line}>
              <Chip tone={status === 'ACT' ? 'ok' : 'danger'}>
                {t.find(`lookup.status.${status}`) ?? status}
              </Chip>
              {taxpayer.isBlocked && <span>{t('lookup.blocked')}</span>}
            </span>,
          ],
          [t('lookup.taxpayerType'), t.label('TaxpayerType', taxpayer.taxpayerType)],
          [
            t('lookup.address'),
            [address.line1, address.line2, address.city, address.stateCode, address.pincode]
              .filter(Boolean)
              .join(', '),
          ],
        ]}
      />
    </section>
  )
}

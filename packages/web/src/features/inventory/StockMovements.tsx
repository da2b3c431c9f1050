import { DocumentLink } from '../../app/DocumentLink.tsx'
import { useCall } from '../../app/api/use-call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { Amount, dash, Quantity } from '../../ui/values.tsx'
import css from './inventory.module.css'

/** More are in the sheet of the report. */
const most = 500
type Movement = Reply<'inventory.movements'>['records'][number]

/** What came and went of one item at a GSTIN, with what was there after each. */
export function StockMovements() {
  const t = useT()
  const nav = useNav()
  const itemId = Number(nav.id)
  const gstins = useGstins()
  const entityId = Number(nav.search['entityId'] ?? 0) || (gstins?.[0]?.entityId ?? 0)
  const item = useCall('item.detail', { id: itemId }, { quiet: true })
  const found = useCall(
    'inventory.movements',
    { entityId, itemId, size: most },
    { enabled: entityId > 0, needed: true },
  )
  if (!found.data) return <ScreenSkeleton />
  const { closing, value, records, total } = found.data
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{item.data?.name ?? t('stock.movementsTitle')}</h1>
      </div>
      <dl className={css.sums}>
        <div>
          <dt>{t('stock.closing')}</dt>
          <dd>
            <Quantity value={closing} /> {item.data?.uqc}
          </dd>
        </div>
        <div>
          <dt>{t('stock.value')}</dt>
          <dd>
            <Amount value={value} sign />
          </dd>
        </div>
      </dl>
      {records.length === 0 ? (
        <EmptyState text={t('stock.empty')} />
      ) : (
        <div className={css.scroll}>
          <table className={`${css.table} ${css.read}`} aria-label={t('stock.movementsTitle')}>
            <thead>
              <tr>
                <th scope="col">{t('column.date')}</th>
                <th scope="col">{t('stock.what')}</th>
                <th scope="col">{t('stock.location')}</th>
                <th scope="col" data-align="end">
                  {t('field.quantity')}
                </th>
                <th scope="col" data-align="end">
                  {t('stock.balance')}
                </th>
                <th scope="col" data-align="end">
                  {t('stock.cost')}
                </th>
              </tr>
            </thead>
            <tbody>
              {records.map((row, index) => (
                <tr key={index}>
                  <td data-label={t('column.date')}>
                    <DateText value={row.day} />
                  </td>
                  <td data-column="item">
                    <What row={row} />
                  </td>
                  <td data-label={t('stock.location')}>
                    {row.locationName}
                    {row.holderName && (
                      <span className="muted"> ({t('stock.with', { name: row.holderName })})</span>
                    )}
                    {row.batch && <span className="muted"> {row.batch}</span>}
                  </td>
                  <td data-align="end" data-label={t('field.quantity')}>
                    <Quantity value={row.quantity} />
                  </td>
                  <td data-align="end" data-label={t('stock.balance')}>
                    <Quantity value={row.balance} />
                  </td>
                  <td data-align="end" data-label={t('stock.cost')}>
                    {row.cost === '0.00' ? dash : <Amount value={row.cost} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > records.length && (
        <p className="muted">{t('stock.moreMovements', { count: total - records.length })}</p>
      )}
    </div>
  )
}

function What({ row: { documentKind, documentId, number, partyName, entryId, sort } }: { row: Movement }) {
  const t = useT()
  if (documentId !== null && documentKind !== null)
    return (
      <>
        <DocumentLink kind={documentKind} id={documentId}>
          <bdi>{number}</bdi>
        </DocumentLink>{' '}
        <span className="muted">{partyName}</span>
      </>
    )
  if (entryId === null) return <>{t('stock.openingTitle')}</>
  const isTransfer = sort === 'transferIn' || sort === 'transferOut'
  return (
    <>
      {t.label('StockEntryKind', isTransfer ? 'stockTransfer' : 'stockAdjustment')} <bdi>{number}</bdi>
    </>
  )
}

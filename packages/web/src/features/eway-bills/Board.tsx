import { Button } from '@mantine/core'
import { useState } from 'react'
import { viewOf } from '../../app/documents.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { BillDialog } from '../../app/eway/BillDialogs.tsx'
import { FromTime, Validity } from '../../app/eway/Validity.tsx'
import { To } from '../../app/nav.tsx'
import { useNow } from '../../app/portals/use-now.ts'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import css from './sheets.module.css'

type Bill = Reply<'eWayBill.expiring'>['records'][number]

const endings = ['expired', 'endsSoon', 'endsToday', 'dead'] as const

/** Bills on the way that end, the most urgent in front. */
export function Board() {
  const t = useT()
  const entityIds = useGstinIds()
  const [extended, setExtended] = useState<Bill>()
  const found = useCall(
    'eWayBill.expiring',
    { entityIds: [...(entityIds ?? [])], size: 500 },
    { needed: true, enabled: entityIds !== undefined && entityIds.length > 0, everyMs: 60_000 },
  )
  if (entityIds?.length === 0) return <EmptyState text={t('board.none')} />
  if (!found.data) return <ScreenSkeleton />
  const { counts, records } = found.data
  return (
    <div className={css.board}>
      <h1>{t('eWayBill.board')}</h1>
      <p className="muted">{t('board.text')}</p>
      <div className={css.counts}>
        {endings.map((ending) => (
          <div key={ending} className={css.count}>
            <strong>{counts[ending]}</strong>
            <span>{t(`board.${ending}`)}</span>
          </div>
        ))}
      </div>
      {records.length === 0 && <EmptyState text={t('board.none')} />}
      {endings.map((ending) => {
        const bills = records.filter((bill) => bill.ending === ending)
        if (bills.length === 0) return null
        return (
          <section key={ending} className={css.part}>
            <h2>{t(`board.${ending}`)}</h2>
            <ul className={css.bills}>
              {bills.map((bill) => (
                <Line key={bill.ewbNo} bill={bill} onExtend={() => setExtended(bill)} />
              ))}
            </ul>
          </section>
        )
      })}
      {extended && (
        <BillDialog
          action="extend"
          subject={{ billId: extended.billId ?? 0 }}
          onClose={() => setExtended(undefined)}
        />
      )}
    </div>
  )
}

function Line({ bill, onExtend }: { bill: Bill; onExtend: () => void }) {
  const t = useT()
  const rights = useRights()
  const now = useNow()
  const isOpen = now >= Date.parse(bill.extendFrom) && now <= Date.parse(bill.extendUntil)
  return (
    <li>
      <div>
        <To to={pathOf(bill)} className="figure">
          {bill.ewbNo}
        </To>
        {bill.number && <div className="meta">{bill.number}</div>}
      </div>
      <div>
        <bdi>{bill.partyName}</bdi>
        {bill.deliveryPlace && (
          <div className="meta">
            {t('board.to')} <bdi>{bill.deliveryPlace}</bdi>
          </div>
        )}
      </div>
      <bdi className="figure">{bill.vehicleNumber}</bdi>
      <div>
        <Validity until={bill.validUpto} urgency={bill.ending} />
        <div className="meta">
          <TimeText value={bill.validUpto} />
        </div>
      </div>
      {bill.billId !== null && rights.may('EWB_EXT') && (
        <div>
          <Button disabled={!isOpen} onClick={onExtend}>
            {t('eWayBill.extend')}
          </Button>
          {now < Date.parse(bill.extendFrom) && (
            <div className="meta">
              <FromTime at={bill.extendFrom} />
            </div>
          )}
        </div>
      )}
    </li>
  )
}

function pathOf({ billId, otherId, documentId, kind }: Bill): string {
  const document = documentId === null ? undefined : viewOf(kind ?? '', documentId, 'eWayBill')
  if (document) return document
  return billId === null ? `view-e-way-bill-others/${otherId}` : `view-e-way-bill/${billId}`
}

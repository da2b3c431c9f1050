import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { dash, Quantity } from '../../ui/values.tsx'
import css from './eway.module.css'
import { Scrolled } from './Scrolled.tsx'
import type { BillDetail } from './types.ts'

type Group = BillDetail['groups'][number]

/** Goods of a bill in several vehicles: what each took, and what is left. */
export function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useT()
  return (
    <section>
      <h2 className={css.subject}>{t('groups.title')}</h2>
      <Scrolled label={t('groups.title')}>
        {groups.map((group) => (
          <table key={group.id} className={css.table}>
            <caption>
              <bdi className="figure">{group.number}</bdi> · <bdi>{group.fromPlace}</bdi> -{' '}
              <bdi>{group.toPlace}</bdi> · <LeftQuantity group={group} />
            </caption>
            <thead>
              <tr>
                <th>{t('eWayBill.vehicles.vehicle')}</th>
                <th>{t('groups.quantity')}</th>
                <th>{t('eWayBill.vehicles.at')}</th>
              </tr>
            </thead>
            <tbody>
              {group.vehicles.map((vehicle) => (
                <tr key={vehicle.id}>
                  <td>
                    <bdi className="figure">{nameOf(vehicle)}</bdi>
                    {vehicle.earlier.map((before) => (
                      <div key={before.until} className="meta">
                        <bdi className="figure">{nameOf(before)}</bdi> {t('eWayBill.until')}{' '}
                        <TimeText value={before.until} />
                      </div>
                    ))}
                  </td>
                  <td>
                    <Quantity value={vehicle.quantity} /> {group.uqc}
                  </td>
                  <td>
                    <TimeText value={vehicle.addedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Scrolled>
    </section>
  )
}

export function LeftQuantity({ group }: { group: Group }) {
  const t = useT()
  const { leftQuantity, totalQuantity, uqc } = group
  const plain = (quantity: string) => formatDecimal(quantity, 3, true)
  return <>{t('groups.left', { left: plain(leftQuantity), total: plain(totalQuantity), uqc })}</>
}

interface Carrier {
  readonly vehicleNumber: string | null
  readonly transportDocumentNumber: string | null
}

const nameOf = ({ vehicleNumber, transportDocumentNumber }: Carrier) =>
  [vehicleNumber, transportDocumentNumber].filter(Boolean).join(' · ') || dash

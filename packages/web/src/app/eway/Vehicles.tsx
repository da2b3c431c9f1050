import { useT } from '../texts.ts'
import { TimeText } from '../values.tsx'
import { dash } from '../../ui/values.tsx'
import css from './eway.module.css'
import { Scrolled } from './Scrolled.tsx'
import type { BillDetail } from './types.ts'

/** Every part B of a bill, the newest first. */
export function Vehicles({ vehicles }: { vehicles: BillDetail['vehicles'] }) {
  const t = useT()
  return (
    <section>
      <h2 className={css.subject}>{t('eWayBill.vehicles')}</h2>
      <Scrolled label={t('eWayBill.vehicles')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th>{t('eWayBill.vehicles.vehicle')}</th>
              <th>{t('eWayBill.vehicles.mode')}</th>
              <th>{t('eWayBill.vehicles.place')}</th>
              <th>{t('eWayBill.vehicles.at')}</th>
              <th>{t('eWayBill.vehicles.by')}</th>
            </tr>
          </thead>
          <tbody>
            {vehicles.toReversed().map((vehicle) => (
              <tr key={`${vehicle.enteredAt} ${vehicle.vehicleNumber} ${vehicle.transportDocumentNumber}`}>
                <td>
                  <bdi className="figure">
                    {[vehicle.vehicleNumber, vehicle.transportDocumentNumber].filter(Boolean).join(' · ') ||
                      dash}
                  </bdi>
                </td>
                <td>{t.label('TransportMode', vehicle.mode)}</td>
                <td dir="auto">{vehicle.place ?? dash}</td>
                <td>
                  <TimeText value={vehicle.enteredAt} />
                </td>
                <td>
                  <bdi className="figure">{vehicle.enteredBy}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  )
}

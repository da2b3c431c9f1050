import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { AskForRight } from '../../app/rights/AskForRight.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Amount, Chip } from '../../ui/values.tsx'
import css from './companies.module.css'

type Entity = Reply<'entity.detail'>

/** What a GSTIN has beyond a place: turnover and what follows from it, nightly work, access to the portals. */
export function GstinFacts({ entity }: { entity: Entity }) {
  const t = useT()
  const rights = useRights()
  return (
    <>
      <Facts
        title={t('companies.duties')}
        facts={[
          [t('companies.hsnDigits'), entity.duties?.hsnDigits],
          [t('companies.eInvoiceDuty'), t(entity.duties?.isEInvoiceDuty ? 'common.yes' : 'common.no')],
          ...(entity.turnovers ?? []).map(
            ({ financialYear, turnover }) =>
              [
                t('companies.turnoverOf', { year: financialYear }),
                <Amount key={financialYear} value={turnover} />,
              ] as const,
          ),
        ]}
      />
      <Sync entity={entity} />
      {rights.may('BSN_SET_EINV_CRED') && entity.vrn && <Portals entityId={entity.entityId} />}
    </>
  )
}

function Sync({ entity }: { entity: Entity }) {
  const t = useT()
  const rights = useRights()
  const types = entity.syncReturnTypes ?? []
  const later = types.filter((type) => type !== 'EWB')
  const change = useAction('entity.autoSync', { refreshes: ['entity', 'setting', 'audit'] })
  const [isOn, setOn] = useState(types.includes('EWB'))
  const set = async (isEnabled: boolean) => {
    setOn(isEnabled)
    await change
      .mutateAsync({ entityIds: [entity.entityId], isEnabled, returnTypes: ['EWB'] })
      .catch(() => setOn(!isEnabled))
  }
  if (!entity.vrn) return null
  return (
    <section className={css.card}>
      <h2>{t('companies.sync')}</h2>
      <Switch
        label={t('companies.syncEwb')}
        checked={isOn}
        disabled={!rights.may('ENT_ED', 'BSN_ED')}
        description={rights.may('ENT_ED', 'BSN_ED') ? undefined : rights.why('ENT_ED')}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
      {!rights.may('ENT_ED', 'BSN_ED') && <AskForRight code="ENT_ED" isSmall />}
      {later.length > 0 && <p className="muted">{t('companies.syncReturns', { types: later.join(', ') })}</p>}
    </section>
  )
}

/** Whether the GSTIN can speak to each portal, and when that was last tried. */
function Portals({ entityId }: { entityId: number }) {
  const t = useT()
  const invoices = useCall('eInvoice.credentials', { entityId }, { quiet: true })
  const bills = useCall('eWayBill.credentials', { entityId }, { quiet: true })
  const rows = [
    ['portal.name.einvoice', invoices.data?.[0]],
    ['portal.name.ewaybill', bills.data?.[0]],
  ] as const
  return (
    <section className={css.card}>
      <h2>{t('companies.portals')}</h2>
      {rows.map(([name, row]) => (
        <div key={name} className={css.portal}>
          <span>{t(name)}</span>
          {row?.hasPassword ? (
            <>
              <span className="figure">{row.userName}</span>
              {row.testedAt && (
                <>
                  <Chip tone={row.isAccepted ? 'ok' : 'danger'}>
                    {t(row.isAccepted ? 'companies.accepted' : 'companies.refused')}
                  </Chip>
                  <TimeText value={row.testedAt} />
                </>
              )}
            </>
          ) : (
            <span className="muted">{t('companies.noCredentials')}</span>
          )}
        </div>
      ))}
      <To to={`e-invoice-credentials?entityId=${entityId}`}>{t('companies.toCredentials')}</To>
    </section>
  )
}

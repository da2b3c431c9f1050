import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { Facts } from '../../app/screens/ViewScreen.tsx'
import { useGstinIds } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { TimeText } from '../../app/values.tsx'
import { Chip, dash } from '../../ui/values.tsx'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import css from './einvoices.module.css'
import { tellTest } from './tell-test.ts'

type Row = Reply<'eInvoice.credentials'>[number]
/** The resource of each portal, which answers for its credentials. */
export type PortalResource = 'eInvoice' | 'eWayBill'

const names = { eInvoice: 'portal.name.einvoice', eWayBill: 'portal.name.ewaybill' } as const

/** The API user of each GSTIN at each portal. */
export function Credentials() {
  const t = useT()
  const nav = useNav()
  const entityIds = useGstinIds()
  const invoices = useCall('eInvoice.credentials', {}, { needed: true })
  const bills = useCall('eWayBill.credentials', {}, { needed: true })
  const [edited, setEdited] = useState<{ readonly resource: PortalResource; readonly row: Row }>()
  if (!invoices.data || !bills.data || !entityIds) return <ScreenSkeleton />
  const asked = Number(nav.search['entityId'] ?? 0)
  const shown = invoices.data.filter(({ entityId }) =>
    asked ? entityId === asked : entityIds.includes(entityId),
  )
  const billOf = (entityId: number) => bills.data.find((row) => row.entityId === entityId)
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('eInvoice.credentials')}</h1>
        <To to="test">{t('connection.title')}</To>
        <To to="settings?tab=portals">{t('eInvoice.credentials.settings')}</To>
      </div>
      <p className="muted">{t('eInvoice.credentialsText')}</p>
      {shown.length === 0 && <EmptyState text={t('eInvoice.credentials.none')} />}
      {shown.map((row) => (
        <section key={row.entityId} className={css.gstin}>
          <h2>
            {row.entityName} <bdi className="figure muted">{row.gstin}</bdi>
          </h2>
          <Card
            resource="eInvoice"
            row={row}
            onEdit={(one) => setEdited({ resource: 'eInvoice', row: one })}
          />
          <Card
            resource="eWayBill"
            row={billOf(row.entityId)}
            onEdit={(one) => setEdited({ resource: 'eWayBill', row: one })}
          />
        </section>
      ))}
      {edited && <CredentialsDialog {...edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

interface CardProps {
  readonly resource: PortalResource
  readonly row: Row | undefined
  readonly onEdit: (row: Row) => void
}

function Card({ resource, row, onEdit }: CardProps) {
  const t = useT()
  const test = useAction(`${resource}.testCredentials`, { refreshes: [resource, 'portal'] })
  if (!row) return null
  const run = async () => tellTest(await test.mutateAsync({ entityId: row.entityId }))
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h3>{t(names[resource])}</h3>
        <Tested row={row} />
      </div>
      <Facts
        facts={[
          [t('eInvoice.credentials.provider'), t(`portal.provider.${row.provider}`)],
          [t('eInvoice.credentials.userName'), row.userName],
          [t('eInvoice.credentials.password'), row.hasPassword ? '••••••••' : dash],
          [t('eInvoice.credentials.testedAt'), <TimeText key="tested" value={row.testedAt} />],
          ...(resource === 'eInvoice'
            ? [
                [t('eInvoice.credentials.isDuty'), t(row.isDuty ? 'common.yes' : 'common.no')] as const,
                [t('eInvoice.credentials.isEnabled'), t(row.isEnabled ? 'common.yes' : 'common.no')] as const,
              ]
            : []),
        ]}
      />
      {row.testMessage && (
        <p className={css.message} dir="auto">
          {row.testMessage}
        </p>
      )}
      <div className={css.buttons}>
        {row.hasPassword && (
          <Button loading={test.isPending} onClick={() => void run().catch(() => undefined)}>
            {t('eInvoice.credentials.test')}
          </Button>
        )}
        <Button variant={row.hasPassword ? 'default' : 'filled'} onClick={() => onEdit(row)}>
          {t(row.hasPassword ? 'eInvoice.credentials.change' : 'eInvoice.credentials.set')}
        </Button>
      </div>
    </section>
  )
}

function Tested({ row }: { row: Row }) {
  const t = useT()
  if (!row.hasPassword) return <Chip tone="attention">{t('eInvoice.credentials.notSet')}</Chip>
  if (row.isAccepted === null) return <Chip tone="attention">{t('eInvoice.credentials.untested')}</Chip>
  return row.isAccepted ? (
    <Chip tone="ok">{t('eInvoice.credentials.accepted')}</Chip>
  ) : (
    <Chip tone="danger">{t('eInvoice.credentials.refused')}</Chip>
  )
}

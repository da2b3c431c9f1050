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

/** The API user of each GSTIN at the e-invoice portal. */
export function Credentials() {
  const t = useT()
  const nav = useNav()
  const entityIds = useGstinIds()
  const found = useCall('eInvoice.credentials', {})
  const [edited, setEdited] = useState<Row>()
  if (!found.data || !entityIds) return <ScreenSkeleton />
  const asked = Number(nav.search['entityId'] ?? 0)
  const shown = found.data.filter(({ entityId }) =>
    asked ? entityId === asked : entityIds.includes(entityId),
  )
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <h1>{t('eInvoice.credentials')}</h1>
        <To to="test">{t('connection.title')}</To>
        <To to="settings?tab=STG_EIN">{t('eInvoice.credentials.settings')}</To>
      </div>
      <p className="muted">{t('eInvoice.credentialsText')}</p>
      {shown.length === 0 && <EmptyState text={t('eInvoice.credentials.none')} />}
      {shown.map((row) => (
        <Card key={row.entityId} row={row} onEdit={() => setEdited(row)} />
      ))}
      {edited && <CredentialsDialog row={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function Card({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const t = useT()
  const test = useAction('eInvoice.testCredentials', { refreshes: ['eInvoice', 'portal'] })
  const run = async () => tellTest(await test.mutateAsync({ entityId: row.entityId }))
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h2>
          {row.entityName} <bdi className="figure muted">{row.gstin}</bdi>
        </h2>
        <Tested row={row} />
      </div>
      <Facts
        facts={[
          [t('eInvoice.credentials.provider'), t(`portal.provider.${row.provider}`)],
          [t('eInvoice.credentials.userName'), row.userName],
          [t('eInvoice.credentials.password'), row.hasPassword ? '••••••••' : dash],
          [t('eInvoice.credentials.testedAt'), <TimeText key="tested" value={row.testedAt} />],
          [t('eInvoice.credentials.isDuty'), t(row.isDuty ? 'common.yes' : 'common.no')],
          [t('eInvoice.credentials.isEnabled'), t(row.isEnabled ? 'common.yes' : 'common.no')],
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
        <Button variant={row.hasPassword ? 'default' : 'filled'} onClick={onEdit}>
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

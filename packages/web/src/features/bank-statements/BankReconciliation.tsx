import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { DownloadedFile } from '../../app/api/call-types.ts'
import { openFile } from '../../app/files.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import css from './bank.module.css'
import { OpeningsDialog } from './OpeningsDialog.tsx'
import { ReconciliationTable } from './ReconciliationTable.tsx'
import { rowsPath, useBankOf } from './use-bank.ts'

/** From the balance of the books to that of the bank, with all that is between them. */
export function BankReconciliation() {
  const t = useT()
  const nav = useNav()
  const of = useBankOf()
  const [isOpen, setOpen] = useState(false)
  if (of === undefined) return <ScreenSkeleton />
  if (of === null)
    return (
      <EmptyState
        text={t('books.nothing')}
        action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
      />
    )
  const asOf =
    typeof nav.search['asOf'] === 'string' && nav.search['asOf'] ? nav.search['asOf'] : istDateOf(Date.now())
  const body = { ...of, asOf }
  const print = async () => {
    const file = await call('bankReconciliation.export', { ...body, format: 'pdf' }).catch(() => undefined)
    if (file instanceof Object && 'blob' in file) openFile(file as DownloadedFile)
  }
  return (
    <div className={css.screen}>
      <h1>{t('bankStatement.reconciliation')}</h1>
      <div className={`${css.bar} no-print`}>
        <bdi>{of.account === 'Bank' ? t('bankStatement.wholeBank') : of.account}</bdi>
        <DateInput
          aria-label={t('books.asOf')}
          value={asOf}
          onChange={(day) => nav.setSearch({ asOf: day ?? undefined })}
        />
        <To to={rowsPath(of)}>{t('bankStatement.showRows')}</To>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('bankStatement.openings')}
        </Button>
        <span className={css.end}>
          <ExportMenu call="bankReconciliation.export" right="ACC_DD_EX" body={body} />
          <ActionButton
            right="ACC_DD_EX"
            leftSection={<IconPrinter size={18} stroke={1.5} />}
            onClick={() => void print()}
          >
            {t('payment.print')}
          </ActionButton>
        </span>
      </div>
      <LoadBoundary key={`${of.entityId} ${of.account}`}>
        <ReconciliationTable of={of} asOf={asOf} />
      </LoadBoundary>
      {isOpen && <OpeningsDialog of={of} onClose={() => setOpen(false)} />}
    </div>
  )
}

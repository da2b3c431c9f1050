import { scheduleActs } from '@bahi/contracts/assets.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, financialYearOf, isFinancialYear } from '@bahi/domain/cal/period.ts'
import { NativeSelect } from '@mantine/core'
import { useCall } from '../../app/api/use-call.ts'
import { LoadBoundary } from '../../app/LoadBoundary.tsx'
import { To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { ExportMenu } from '../../app/screens/ExportMenu.tsx'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { GstinChoice } from '../../app/screens/GstinChoice.tsx'
import type { StatementLine } from './statement-lines.ts'
import { StatementTable } from './StatementTable.tsx'
import { useStatement } from './use-statement.ts'
import css from './books.module.css'

const bookFigures = [
  'costBefore',
  'additions',
  'deductions',
  'costAfter',
  'depreciationBefore',
  'depreciation',
  'depreciationDeducted',
  'depreciationAfter',
  'valueBefore',
  'valueAfter',
] as const
const blockFigures = [
  'opening',
  'additions',
  'lateAdditions',
  'proceeds',
  'depreciation',
  'gain',
  'closing',
] as const

/** Nothing is left empty, so that figures are found. */
const filled = (amount: string) => (Number(amount) === 0 ? undefined : amount)

interface Asked {
  readonly entityIds: number[]
  readonly financialYear: string
}

/** Fixed assets over a financial year, by class as posted or by block as the Income-tax Act computes them. */
export function AssetSchedule() {
  const t = useT()
  const nav = useNav()
  const { isKnown, entityIds } = useStatement()
  const current = financialYearOf(istDateOf(Date.now()))
  const asked = nav.search['financialYear']
  const financialYear = isFinancialYear(asked) ? asked : current
  const act = nav.search['act'] === 'IncomeTaxAct' ? 'IncomeTaxAct' : 'CompaniesAct'
  if (!isKnown) return <ScreenSkeleton />
  const start = Number(current.slice(0, 4))
  const years = [
    ...new Set([financialYear, ...[1, 0, -1, -2, -3, -4].map((step) => financialYearFrom(start + step))]),
  ]
    .toSorted()
    .toReversed()
  const body = { entityIds, financialYear }
  return (
    <div className={css.screen}>
      <h1>{t('asset.schedule')}</h1>
      <div className={`${css.bar} no-print`}>
        <GstinChoice />
        <NativeSelect
          aria-label={t('field.financialYear')}
          value={financialYear}
          data={years}
          onChange={({ currentTarget }) => nav.setSearch({ financialYear: currentTarget.value })}
        />
        <NativeSelect
          aria-label={t('asset.schedule')}
          value={act}
          data={scheduleActs.map((value) => ({ value, label: t(`asset.schedule.${value}`) }))}
          onChange={({ currentTarget }) => nav.setSearch({ act: currentTarget.value })}
        />
        <To to="fixed-assets">{t('asset.title')}</To>
        <span className={css.files}>
          <ExportMenu call="assetSchedule.export" right="ACC_DD_EX" body={{ ...body, act }} />
        </span>
      </div>
      <p className="muted">{t(`asset.scheduleNote.${act}`)}</p>
      <LoadBoundary>{act === 'CompaniesAct' ? <Books asked={body} /> : <Blocks asked={body} />}</LoadBoundary>
    </div>
  )
}

function Books({ asked }: { asked: Asked }) {
  const t = useT()
  const { data } = useCall('assetSchedule.books', asked, { needed: true, keepPrevious: true })
  if (!data) return null
  const lines = data.rows.map((row): StatementLine => ({
    kind: row.assetClass === null ? 'result' : 'row',
    label: row.assetClass === null ? t('books.total') : t.label('AssetClass', row.assetClass),
    amounts: bookFigures.map((figure) => filled(row[figure])),
    ...(row.assetClass === null ? {} : { to: `fixed-assets?classes=${row.assetClass}` }),
  }))
  return (
    <Table
      lines={lines}
      account="asset.class"
      heads={bookFigures.map((figure) => `asset.books.${figure}` as const)}
    />
  )
}

function Blocks({ asked }: { asked: Asked }) {
  const t = useT()
  const { data } = useCall('assetSchedule.blocks', asked, { needed: true, keepPrevious: true })
  if (!data) return null
  const lines = data.rows.map((row): StatementLine => ({
    kind: row.block === null ? 'result' : 'row',
    label: row.block === null ? t('books.total') : `${t.label('AssetBlock', row.block)} (${row.rate}%)`,
    amounts: blockFigures.map((figure) => filled(row[figure])),
  }))
  return (
    <Table
      lines={lines}
      account="asset.block"
      heads={blockFigures.map((figure) => `asset.blocks.${figure}` as const)}
    />
  )
}

function Table({
  lines,
  account,
  heads,
}: {
  lines: readonly StatementLine[]
  account: TextKey
  heads: readonly TextKey[]
}) {
  const t = useT()
  if (lines.length === 0) return <EmptyState text={t('asset.scheduleEmpty')} />
  return (
    <StatementTable
      label={t('asset.schedule')}
      account={t(account)}
      heads={heads.map((head) => t(head))}
      lines={lines}
    />
  )
}

import { gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { Section9 } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Skeleton } from '@mantine/core'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { useNav } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import css from '../returns.module.css'
import { AnnualAdjustDialog, AnnualAdjustments } from './AnnualAdjust.tsx'
import { AnnualShell } from './AnnualShell.tsx'
import { AnnualTables } from './AnnualTables.tsx'
import { BooksAndFiled } from './BooksAndFiled.tsx'
import { Checks9 } from './Checks9.tsx'
import { HsnOfYear } from './HsnOfYear.tsx'
import { OfGstin } from './OfGstin.tsx'
import type { AnnualProps } from './OfGstin.tsx'
import { RowSources } from './RowSources.tsx'

const rows: readonly (AnnualRow & { readonly section: Section9 })[] = gstr9Rows

/** GSTR-9 of a GSTIN and year: its rows with their sources, the checks, and what was added by hand. */
export const Gstr9 = () => <OfGstin screen={Return} />

function Return({ filing, hasGstin, entities }: AnnualProps) {
  const t = useT()
  const nav = useNav()
  const summary = useCall('gstr9.summary', filing, { needed: true })
  const adjust = useAction('gstr9.adjust', { refreshes: ['gstr9'], quiet: true })
  const withdraw = useAction('gstr9.withdrawAdjustment', { refreshes: ['gstr9'] })
  const data = summary.data
  const asked = typeof nav.search['section'] === 'string' ? nav.search['section'] : undefined
  const section = rows.find((row) => row.section === asked)?.section
  const count = data?.adjustments.filter(({ withdrawnAt }) => withdrawnAt === null).length ?? 0
  const isFiled = data?.filed != null
  const waiting = <Skeleton height={360} />
  return (
    <AnnualShell
      form="gstr9"
      filing={filing}
      hasGstin={hasGstin}
      entities={entities}
      head={data}
      adjustDialog={(onClose) => (
        <AnnualAdjustDialog<Section9>
          form="gstr9"
          rows={rows}
          first={section ?? '7B'}
          error={adjust.error}
          isPending={adjust.isPending}
          onClose={onClose}
          onSubmit={(input) => adjust.mutate({ ...filing, ...input }, { onSuccess: onClose })}
        />
      )}
      tabs={[
        {
          key: 'summary',
          label: t('annual.figures'),
          content: () =>
            section && data ? (
              <RowSources
                key={`${filing.returnPeriod} ${section}`}
                filing={filing}
                line={data.lines.find((line) => line.section === section)!}
              />
            ) : data ? (
              <div className={css.stack}>
                <AnnualTables form="gstr9" rows={rows} lines={data.lines} withSources />
              </div>
            ) : (
              waiting
            ),
        },
        {
          key: 'hsn',
          label: t('annual.hsn'),
          content: () => (data ? <HsnOfYear summary={data} /> : waiting),
        },
        {
          key: 'checks',
          label: t('annual.checks'),
          content: () => (data ? <Checks9 summary={data} /> : waiting),
        },
        {
          key: 'compare',
          label: t('annual.compare'),
          content: () => (data ? <BooksAndFiled lines={data.lines} /> : waiting),
        },
        {
          key: 'adjustments',
          label: count > 0 ? t('gstr3b.adjustmentsCount', { count }) : t('gstr3b.adjustments'),
          content: () =>
            data ? (
              <AnnualAdjustments
                form="gstr9"
                adjustments={data.adjustments}
                isFiled={isFiled}
                isPending={withdraw.isPending}
                onWithdraw={(input, done) => withdraw.mutate({ ...filing, ...input }, { onSuccess: done })}
              />
            ) : (
              waiting
            ),
        },
      ]}
    />
  )
}

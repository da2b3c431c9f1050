import { gstr9cRows } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Section9c } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { Skeleton } from '@mantine/core'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { To } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import css from '../returns.module.css'
import { AnnualAdjustDialog, AnnualAdjustments } from './AnnualAdjust.tsx'
import { AnnualShell } from './AnnualShell.tsx'
import { AnnualTables } from './AnnualTables.tsx'
import { OfGstin } from './OfGstin.tsx'
import type { AnnualProps } from './OfGstin.tsx'
import { Reasons9c } from './Reasons9c.tsx'

const rows: readonly (AnnualRow & { readonly section: Section9c })[] = gstr9cRows

/** GSTR-9C of a GSTIN and year: the audited accounts beside GSTR-9, with a reason for each difference. */
export const Gstr9c = () => <OfGstin screen={Return} />

function Return({ filing, hasGstin, entities }: AnnualProps) {
  const t = useT()
  const summary = useCall('gstr9c.summary', filing, { needed: true })
  const adjust = useAction('gstr9c.adjust', { refreshes: ['gstr9c'], quiet: true })
  const withdraw = useAction('gstr9c.withdrawAdjustment', { refreshes: ['gstr9c'] })
  const data = summary.data
  const count = data?.adjustments.filter(({ withdrawnAt }) => withdrawnAt === null).length ?? 0
  const waiting = <Skeleton height={360} />
  return (
    <AnnualShell
      form="gstr9c"
      filing={filing}
      hasGstin={hasGstin}
      entities={entities}
      head={data}
      notNeeded={data?.isRequired === false ? t('gstr9c.notRequired') : undefined}
      adjustDialog={(onClose) => (
        <AnnualAdjustDialog<Section9c>
          form="gstr9c"
          rows={rows}
          first={data?.missingReasons[0] ?? '5B'}
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
            data ? (
              <div className={css.stack}>
                {!data.isRequired && <p className={css.notice}>{t('gstr9c.notRequired')}</p>}
                <p className={css.notice}>{t('gstr9c.suggestions')}</p>
                <p>
                  <To to={`returns/gstr9/${filing.returnPeriod}?entityId=${filing.entityId}`}>
                    {t('gstr9.open')}
                  </To>
                </p>
                <AnnualTables form="gstr9c" rows={rows} lines={data.lines} withSources={false} />
              </div>
            ) : (
              waiting
            ),
        },
        {
          key: 'reasons',
          label: t('gstr9c.reasons'),
          content: () => (data ? <Reasons9c summary={data} /> : waiting),
        },
        {
          key: 'adjustments',
          label: count > 0 ? t('gstr3b.adjustmentsCount', { count }) : t('gstr3b.adjustments'),
          content: () =>
            data ? (
              <AnnualAdjustments
                form="gstr9c"
                adjustments={data.adjustments}
                isFiled={data.filed !== null}
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

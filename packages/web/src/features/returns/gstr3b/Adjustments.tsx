import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { AdjustmentList } from '../AdjustmentList.tsx'
import type { Filing } from '../Gstr1.tsx'

type Adjustment = Reply<'gstr3b.summary'>['adjustments'][number]

/** What was added to the cells by hand. */
export function Adjustments({
  filing,
  adjustments,
  isFiled,
}: {
  filing: Filing
  adjustments: readonly Adjustment[]
  isFiled: boolean
}) {
  const t = useT()
  const withdraw = useAction('gstr3b.withdrawAdjustment', { refreshes: ['gstr3b'] })
  return (
    <AdjustmentList
      adjustments={adjustments}
      columns={[
        { name: 'taxableValue', label: t('gstr1.taxable') },
        { name: 'igst', label: t('gstr1.igst') },
        { name: 'cgst', label: t('gstr1.cgst') },
        { name: 'sgst', label: t('gstr1.sgst') },
        { name: 'cess', label: t('gstr1.cess') },
      ]}
      nameOf={(row) => (
        <>
          {row.section} {t(`gstr3b.section.${row.section}`)}
          {row.placeOfSupply && <p className="meta figure">{row.placeOfSupply}</p>}
        </>
      )}
      isFiled={isFiled}
      isPending={withdraw.isPending}
      onWithdraw={(asked, done) => withdraw.mutate({ ...filing, ...asked }, { onSuccess: done })}
    />
  )
}

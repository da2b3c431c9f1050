import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { Amount } from '../../../ui/values.tsx'
import { WhyTds } from '../WhyTds.tsx'

type Withheld = NonNullable<Reply<'purchaseBill.detail'>['withheld']>

/** Tax deducted at source of a bill, section by section, and why. */
export function TdsFacts({ withheld: { rows, payable } }: { withheld: Withheld }) {
  const t = useT()
  return (
    <>
      <Facts
        title={t('tds.title')}
        facts={[
          ...rows.flatMap(({ section, provision, code, taxed, tax, parts }) => [
            [t('tds.section'), t.label('TdsSectionName', section)] as const,
            ...(provision === section
              ? []
              : [
                  [
                    t('tds.provision'),
                    <bdi key="p">{[provision, code].filter(Boolean).join(' · ')}</bdi>,
                  ] as const,
                ]),
            [t('tds.taxed'), <Amount key="taxed" value={taxed} />] as const,
            ...(parts.length > 0
              ? [[t('tds.rate'), <bdi key="rate">{parts.map(({ rate }) => rate).join(' + ')}</bdi>] as const]
              : []),
            [t('tds.tax'), <Amount key="tax" value={tax} />] as const,
          ]),
          [t('tds.payable'), <Amount key="payable" value={payable} sign />],
        ]}
      />
      <WhyTds rows={rows} />
    </>
  )
}

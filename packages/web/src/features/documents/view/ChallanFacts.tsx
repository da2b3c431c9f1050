import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Chip, toneOf } from '../../../ui/values.tsx'
import { ReturnBy } from './ReturnBy.tsx'

type Challan = Reply<'salesInvoice.detail'>

/** Why the goods left, how far they are invoiced, and until when they are invoiced or back. */
export function ChallanFacts({ challan }: { challan: Challan }) {
  const t = useT()
  const { purpose, jobWorkGoods, billingStatus, deliveredOn, returnedOn, returnBy } = challan
  if (!purpose) return null
  const isOut = challan.lines.some(({ leftQuantity }) => Number(leftQuantity) > 0)
  return (
    <Facts
      title={t('kind.deliveryChallan.view')}
      facts={[
        [t('challan.purpose'), t.label('ChallanPurpose', purpose)],
        ...(purpose === 'JobWork'
          ? [[t('challan.goods'), t.label('JobWorkGoods', jobWorkGoods ?? 'Inputs')] as const]
          : []),
        ...(billingStatus
          ? [
              [
                t('challan.billing'),
                <Chip key="billing" tone={toneOf(billingStatus)}>
                  {t.label('BillingStatus', billingStatus)}
                </Chip>,
              ] as const,
            ]
          : []),
        ...(deliveredOn
          ? [[t('challan.deliveredOn'), <DateText key="delivered" value={deliveredOn} />] as const]
          : []),
        ...(returnedOn
          ? [[t('challan.returnedOn'), <DateText key="returned" value={returnedOn} />] as const]
          : []),
        ...(returnBy && isOut
          ? [[t('challan.returnBy'), <ReturnBy key="by" date={returnBy} />] as const]
          : []),
      ]}
    />
  )
}
